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

/** The number of ways to sign in. Recovery codes do not count, because each works only once. */
export function countWays(
  methods: { passkeys: number; passphraseChangedAt: string | null; providers: readonly unknown[] },
  hasProvider: boolean,
): number {
  const { passkeys, passphraseChangedAt, providers } = methods;
  // Nobody can sign in with a provider that is not configured any more.
  return passkeys + (passphraseChangedAt ? 1 : 0) + (hasProvider ? providers.length : 0);
}

/** Why the last way to sign in cannot be removed. */
export const LAST_WAY_NOTE = "Your only way to sign in. Add another before you remove it.";
