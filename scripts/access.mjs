// `npm run access -- reset EMAIL`: prints a one-time address that signs in to an account, also while Pennant is running. With
// --remove-authenticator, it turns off the account's authenticator app, whose code would be asked for after the address.
// `npm run access -- owner EMAIL`: gives an account the page "About this server"; with --remove, takes it away.
import { randomUUID } from "node:crypto";
import path from "node:path";
import { connectBeside, findStores } from "../tools/backup/stores.mjs";
import { findAccount, findAccountBySignIn } from "./lib/find-account.mjs";
import { Problem, reportProblem } from "./lib/problem.mjs";
import { readPort } from "./lib/ports.mjs";
import {
  hashRecoveryToken,
  newRecoveryToken,
  RECOVERY_LINK_MS,
  recoveryAddress,
} from "./lib/recovery-link.mjs";

const root = path.resolve(import.meta.dirname, "..");
const USAGE =
  "Usage: npm run access -- reset EMAIL [--remove-authenticator], or npm run access -- owner EMAIL [--remove]";
const STILL_ASKED = `The code of the account's authenticator app, or a recovery code, is asked for as well. For somebody who has
neither, run the command again with --remove-authenticator.
`;
const options = { reset: "--remove-authenticator", owner: "--remove" };

try {
  const [command, email = "", ...given] = process.argv.slice(2);
  const isRemoving = given.length === 1 && given[0] === options[command];
  if (!Object.hasOwn(options, command ?? "") || !email || (given.length > 0 && !isRemoving))
    throw new Problem(USAGE);
  const { client, close } = await connectBeside(findStores(root));
  try {
    const address = email.normalize("NFKC").toLowerCase();
    if (command === "reset") await printAddress(client, address, isRemoving);
    else await setOwner(client, address, !isRemoving);
  } finally {
    await close();
  }
} catch (error) {
  reportProblem(error);
  process.exitCode = 1;
}

async function printAddress(client, email, removesAuthenticator) {
  const account = await findAccount(client, email);
  const isRemoved = removesAuthenticator && (await removeAuthenticator(client, account.id));
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
  if (isRemoved) console.log("The authenticator app of this account is turned off.\n");
  else if (await hasAuthenticator(client, account.id)) console.log(STILL_ASKED);
}

async function hasAuthenticator(client, userId) {
  const text = `SELECT FROM "AuthenticatorApp" WHERE "userId" = $1 AND "confirmedAt" IS NOT NULL`;
  return (await client.query(text, [userId])).rowCount > 0;
}

/** Turns off the app, which ends sign-ins that wait for its code. The owner sees it among their security events. */
async function removeAuthenticator(client, userId) {
  const { rowCount } = await client.query(
    `WITH deleted AS (DELETE FROM "AuthenticatorApp" WHERE "userId" = $1 RETURNING "userId"),
       ended AS (DELETE FROM "SignInChallenge" WHERE "userId" = $1)
     INSERT INTO "SecurityEvent" ("userId", "id", "kind") SELECT "userId", $2, 'authenticator-removed' FROM deleted`,
    [userId, randomUUID()],
  );
  return rowCount > 0;
}

async function setOwner(client, email, isOwner) {
  const { id, name, createdAt } = await findAccountBySignIn(client, email);
  await client.query(`UPDATE "User" SET "isServerOwner" = $2 WHERE "id" = $1`, [id, isOwner]);
  const account = `${name} (${email}), whose account was created on ${createdAt.toISOString().slice(0, "2026-11-27".length)},`;
  console.log(`${account} ${isOwner ? "now has" : "no longer has"} the page "About this server".`);
}

function originOfServer() {
  return process.env.AUTH_URL || `http://localhost:${readPort(process.env.PORT)}`;
}
