/** The numbers and names that the specification fixes and that both sides use. */

/** How many rows a list shows at first, and how many more each time. */
export const PROJECTS_TAKE = 32;
export const PROJECTS_STEP = 16;
export const CLIENTS_TAKE = 40;
export const CLIENT_CONTACTS_TAKE = 25;
export const CLIENT_CONTACTS_STEP = 13;
export const PARTNER_CONTACTS_TAKE = 25;
export const PARTNER_CONTACTS_STEP = 13;
export const TASKS_TAKE = 30;
export const TASKS_STEP = 13;
export const EVENTS_TAKE = 25;
export const EVENTS_STEP = 13;
export const FILES_TAKE = 30;
export const FILES_STEP = 13;
export const PAYMENTS_TAKE = 28;
export const PAYMENTS_STEP = 8;
export const SALES_DOCUMENTS_TAKE = 30;

/** Most rows that a search returns at once. */
export const MAX_TAKE = 1000;

/** Most options that a selection returns. */
export const MAX_SELECTIONS = 50;

/** Most files that one call deletes. */
export const MAX_DELETED_FILES = 1000;

/** The value of the client filter for projects without a client. */
export const FREELANCING = "freelancing";

/** The company of a partner without one. */
export const NO_COMPANY = "Freelancer";
