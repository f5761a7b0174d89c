export const CLIENT_CONTACTS_TAKE = 25;
export const CLIENT_CONTACTS_STEP = 13;
