/** Constants of the specification that both server and browser use. */

/** The page size of lists, and the number of rows that each "load more" adds. */
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
export const TIMELINE_TAKE = 30;
export const SALES_DOCUMENTS_TAKE = 30;
export const RECEIVED_PAYMENTS_TAKE = 30;
export const BANK_ACCOUNTS_TAKE = 50;
export const CATALOGUE_ITEMS_TAKE = 100;
export const TIME_ENTRIES_TAKE = 100;

/** The maximum number of rows that a search returns. */
export const MAX_TAKE = 1000;

/** The maximum number of options that a selection returns. */
export const MAX_SELECTIONS = 50;

/** The maximum number of files that one call deletes, changes or packs. */
export const MAX_FILES_AT_ONCE = 1000;

/** The maximum number of file ids that one call returns, and that "select all" selects. */
export const MAX_FILE_IDS = 10_000;

/** The value of the client filter for projects without a client. */
export const FREELANCING = "freelancing";

/** The company of a partner without one. */
export const NO_COMPANY = "Freelancer";

/** The most characters of a text that is searched for, or added in one line. */
export const MAX_SEARCH = 400;
export const SEARCH_TOO_LONG = `Use at most ${MAX_SEARCH} characters.`;

/** The message of the API for a value that is not an existing date. */
export const MUST_BE_DATE = "Must be a date such as 2026-11-27";
