// `npm run access -- reset EMAIL`: prints a one-time address that signs in to an account, also while Pennant is running.
// `npm run access -- owner EMAIL`: gives an account the page "About this server"; with --remove, takes it away.
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
const USAGE = "Usage: npm run access -- reset EMAIL, or npm run access -- owner EMAIL [--remove]";

try {
  const [command, email = "", ...options] = process.argv.slice(2);
  const isRemoving = command === "owner" && options.join() === "--remove";
  if (!["reset", "owner"].includes(command) || !email || (options.length > 0 && !isRemoving))
    throw new Problem(USAGE);
  const { client, close } = await connectBeside(findStores(root));
  try {
    const address = email.normalize("NFKC").toLowerCase();
    if (command === "reset") await printAddress(client, address);
    else await setOwner(client, address, !isRemoving);
  } finally {
    await close();
  }
} catch (error) {
  reportProblem(error);
  process.exitCode = 1;
}

async function printAddress(client, email) {
  const account = await findAccount(client, email);
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
