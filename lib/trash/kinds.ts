/** The kinds of trash entries: a row of this kind with all that was deleted along with it, or several files. */
export const trashKinds = [
  "client",
  "project",
  "task",
  "event",
  "file",
  "clientContact",
  "partnerContact",
  "salesDocument",
  "bankAccount",
  "catalogueItem",
  "timeEntry",
] as const;

export type TrashKind = (typeof trashKinds)[number];

export const TRASH_DAYS = 30;
export const TRASH_TAKE = 40;
