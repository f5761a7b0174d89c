// Used by the server (lib/server/env.ts) and by the scripts that build or start it, before packages are installed.

/** Returns the error of AUTH_URL, or undefined if it is valid. */
export function authUrlError(text) {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    return "must be a web address such as https://pennant.example";
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(text))
    return "must be an address without a path, such as https://pennant.example";
  return undefined;
}

/** The keys of AUTH_SECRET: the first signs, the others are still accepted. */
export const authSecrets = (text) => text.split(",").map((secret) => secret.trim());

/** Returns the error of AUTH_SECRET, or undefined if it is valid. */
export function authSecretError(text) {
  const secrets = authSecrets(text);
  if (secrets.some(({ length }) => length < 32)) return "must have at least 32 characters";
  if (!secrets.every(isVaried)) return "must be random: `openssl rand -base64 33` makes one";
  return undefined;
}

/** A text with few different characters is not a secret. */
const isVaried = (secret) => new Set(secret).size >= 6;
