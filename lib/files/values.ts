export const FILES_TAKE = 30;
export const FILES_STEP = 13;
