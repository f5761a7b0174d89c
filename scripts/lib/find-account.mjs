import { Problem } from "./problem.mjs";

/** Returns the account that signs in with this email address; for one that signs in with a provider only, that of its profile. */
export async function findAccount(client, email) {
  const { rows } = await client.query(
    `SELECT "id", "displayName" AS "name", "signInEmail" IS NOT NULL AS "isExact" FROM "User"
     WHERE ("signInEmail" = $1 OR ("signInEmail" IS NULL AND lower("email") = $1))
       AND "kind" IN ('account', 'google') AND ("expiresAt" IS NULL OR "expiresAt" > now())`,
    [email],
  );
  const exact = rows.filter(({ isExact }) => isExact);
  return onlyOne(exact.length > 0 ? exact : rows, email);
}

/**
 * Returns the permanent account that signs in with this email address, itself or at the provider. The address in a profile does
 * not count, because anyone can write any address there.
 */
export async function findAccountBySignIn(client, email) {
  const { rows } = await client.query(
    `SELECT u."id", u."displayName" AS "name", u."createdAt" FROM "User" u
     WHERE (u."signInEmail" = $1 OR EXISTS (SELECT FROM "Account" a WHERE a."userId" = u."id" AND lower(a."email") = $1))
       AND u."kind" IN ('account', 'google') AND u."expiresAt" IS NULL`,
    [email],
  );
  return onlyOne(rows, email);
}

function onlyOne(found, email) {
  if (found.length === 1) return found[0];
  throw new Problem(
    found.length === 0
      ? `No account has the email address ${email}.`
      : `Several accounts have the email address ${email}.`,
  );
}
