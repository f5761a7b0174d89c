// Checked by the server (lib/server/env.ts), and before that by whatever builds or starts it, where nothing is installed yet.

/** What is wrong with AUTH_URL; undefined where nothing is. */
export function authUrlError(text) {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    return "must be a web address such as https://pennant.example";
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(text))
    return "must be an address without a path, such as https://pennant.example";
  return undefined;
}

/** The keys of AUTH_SECRET: the first signs, the others are still accepted. */
export const authSecrets = (text) => text.split(",").map((secret) => secret.trim());

/** What is wrong with AUTH_SECRET; undefined where nothing is. */
export function authSecretError(text) {
  const secrets = authSecrets(text);
  if (secrets.some(({ length }) => length < 32)) return "must have at least 32 characters";
  if (!secrets.every(isVaried)) return "must be random: `openssl rand -base64 33` makes one";
  return undefined;
}

/** A text of few different characters is no secret. */
const isVaried = (secret) => new Set(secret).size >= 6;
