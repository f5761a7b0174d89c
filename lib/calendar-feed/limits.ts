/** The calendar has at most this many entries, those that are nearest to today. */
export const MAX_ENTRIES = 2_000;
/** And at most this many bytes. */
export const MAX_BYTES = 2_000_000;
