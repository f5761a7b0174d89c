export const FILES_TAKE = 30;
export const FILES_STEP = 13;

/** How many files one call deletes at most. */
export const MAX_DELETED_FILES = 1000;
