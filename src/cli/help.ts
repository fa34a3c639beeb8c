import { FILE_BYTES_MAX, LINE_BYTES_MAX } from './limits.ts'
import { IGNORE_FILE, MARKDOWN_EXTENSIONS } from './markdown-files.ts'

/** What stands below the list of the commands. */
export const HELP: string = `
Files are paths, folders (their ${MARKDOWN_EXTENSIONS.map((extension) => `.${extension}`).join(', ')} files) or glob
patterns; without any, standard input is read. The Markdown is CommonMark with GFM.
A file may have ${FILE_BYTES_MAX / 1_000_000} MB. What ${IGNORE_FILE} names, as in .gitignore, is left out.

Exit codes: 0 nothing to report, 1 findings, failed files or bad lines, 2 wrong usage.`

/** What stands below the options of `project`. */
export const PROJECT_HELP: string = `
No line end is added. A record that cannot be decoded is left out with a warning;
references to it are unavailable then, as they are for the provider.`

/** What stands below the options of `upgrade`. */
export const UPGRADE_HELP: string = `
Standard input has a message a line: an object with a "text" and perhaps a "context".
Other members, such as an "id", need not be there and are kept as they are. A message
with blocks of the old form gets references and a context. Everything else goes to
standard output as it came, byte for byte and in its order; empty lines do not.
A line that is no message, or has more than ${LINE_BYTES_MAX / 1_000_000} MB, is reported with its number, and the
others go on. Only a line is held at a time. To use many cores:

  parallel --pipe --keep-order --block 100M t3-context upgrade <old.ndjson >new.ndjson`
