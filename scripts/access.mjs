// `npm run access -- reset EMAIL`: prints a one-time address that signs in to an account, also while Pennant is running.
import path from "node:path";
import { connectBeside, findStores } from "../tools/backup/stores.mjs";
import { Problem, reportProblem } from "./lib/problem.mjs";
import { readPort } from "./lib/ports.mjs";
import {
  hashRecoveryToken,
  newRecoveryToken,
  RECOVERY_LINK_MS,
  recoveryAddress,
} from "./lib/recovery-link.mjs";

const root = path.resolve(import.meta.dirname, "..");

try {
  const [command, email, ...others] = process.argv.slice(2);
  if (command !== "reset" || !email || others.length > 0)
    throw new Problem("Usage: npm run access -- reset EMAIL");
  const { client, close } = await connectBeside(findStores(root));
  try {
    const account = await findAccount(client, email.normalize("NFKC").toLowerCase());
    const token = newRecoveryToken();
    const expiresAt = new Date(Date.now() + RECOVERY_LINK_MS);
    await client.query(`INSERT INTO "RecoveryLink" ("userId", "hash", "expiresAt") VALUES ($1, $2, $3)`, [
      account.id,
      hashRecoveryToken(token),
      expiresAt,
    ]);
    console.log(`This address signs in to the workspace of ${account.name} (${email}), once and until`);
    console.log(`${expiresAt.toISOString().slice(0, "2026-11-27T03:00".length).replace("T", " ")} UTC:`);
    console.log(`\n${recoveryAddress(originOfServer(), token)}\n`);
  } finally {
    await close();
  }
} catch (error) {
  reportProblem(error);
  process.exitCode = 1;
}

/** Returns the account with this email address; for one that signs in with a provider only, that of its profile. */
async function findAccount(client, email) {
  const { rows } = await client.query(
    `SELECT "id", "displayName" AS "name", "signInEmail" IS NOT NULL AS "isExact" FROM "User"
     WHERE ("signInEmail" = $1 OR ("signInEmail" IS NULL AND lower("email") = $1))
       AND "kind" IN ('account', 'google') AND ("expiresAt" IS NULL OR "expiresAt" > now())`,
    [email],
  );
  const exact = rows.filter(({ isExact }) => isExact);
  const found = exact.length > 0 ? exact : rows;
  if (found.length === 1) return found[0];
  throw new Problem(
    found.length === 0
      ? `No account has the email address ${email}.`
      : `Several accounts have ${email} in their profile, and none signs in with it.`,
  );
}

function originOfServer() {
  return process.env.AUTH_URL || `http://localhost:${readPort(process.env.PORT)}`;
}
