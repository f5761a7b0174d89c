export const TASKS_TAKE = 30;
export const TASKS_STEP = 13;
