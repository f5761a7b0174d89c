/** Most rows that a search answers at once. */
export const MAX_TAKE = 1000;

/** Most options that a selection answers. */
export const MAX_SELECTIONS = 50;
