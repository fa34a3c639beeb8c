/**
 * The most bytes that a file may have. The time of the Markdown parser is not linear in the length of some inputs;
 * a chat message is far below this.
 */
export const FILE_BYTES_MAX = 4_000_000

/**
 * The most bytes that a line may have: enough for the largest context, of 16,000,000 characters with three bytes each,
 * and a long text.
 */
export const LINE_BYTES_MAX = 64_000_000
