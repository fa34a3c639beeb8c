/** The name of files that list what to leave out, in the format of `.gitignore`. */
export const IGNORE_FILE = '.t3-contextignore'

/** Which files of a folder are Markdown. */
export const MARKDOWN_EXTENSIONS: readonly string[] = ['md', 'markdown', 'mdown', 'mkd', 'mkdn']
