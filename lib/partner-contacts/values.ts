export const PARTNER_CONTACTS_TAKE = 25;
export const PARTNER_CONTACTS_STEP = 13;

/** The company of a partner who has none. */
export const NO_COMPANY = "Freelancer";
