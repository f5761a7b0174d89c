/** The minimum length of a passphrase, in characters. */
export const MIN_PASSPHRASE = 12;

/** Longer ones are refused, not cut: hashing is the most expensive call of the server. */
export const MAX_PASSPHRASE = 500;

/** Returns why a new passphrase has the wrong length; undefined if it has not. The server also refuses common ones. */
export function passphraseLengthError(passphrase: string): string | undefined {
  // An emoji is one character.
  const length = [...passphrase].length;
  if (length < MIN_PASSPHRASE) return `Use at least ${MIN_PASSPHRASE} characters`;
  if (length > MAX_PASSPHRASE) return `Use at most ${MAX_PASSPHRASE} characters`;
  return undefined;
}
