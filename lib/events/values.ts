export const EVENTS_TAKE = 25;
export const EVENTS_STEP = 13;
