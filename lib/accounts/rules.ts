/** The minimum length of a passphrase, in characters. */
export const MIN_PASSPHRASE = 12;
