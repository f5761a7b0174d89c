import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { hashRecoveryToken, newRecoveryToken } from "../../../scripts/lib/recovery-link.mjs";
import { median } from "../load.mjs";

const WARM_UP = 10;
const ROUNDS = 150;
const PASSPHRASE = "velvet otter under nine bridges";
const WRONG = "velvet otter under ten bridges";

/**
 * Measures calls that must take the same time whether what they name exists or not, in turns: passphrases, recovery codes,
 * one-time addresses, and requests for a one-time address by email.
 */
export async function measureGuesses({ origin: address, databaseUrl, mailPort }) {
  // Without AUTH_URL, only requests to localhost get a link by email.
  const origin = `http://localhost:${new URL(address).port}`;
  const database = new pg.Client({ connectionString: databaseUrl });
  const mail = new SMTPServer({ disabledCommands: ["AUTH", "STARTTLS"], onData: accept });
  await database.connect();
  mail.listen(mailPort, "127.0.0.1");
  await once(mail.server, "listening");
  try {
    const [owner, ended] = [await newAccount({ origin, database }), await newAccount({ origin, database })];
    await database.query(`UPDATE "User" SET "expiresAt" = now() - interval '1 second' WHERE "id" = $1`, [
      ended.id,
    ]);
    const rows = [];
    for (const pair of pairs({ origin, database, owner, ended }))
      rows.push({ ...pair, ...(await inTurns(pair, database)) });
    return rows;
  } finally {
    await database.end();
    // It stays open: the server may still be sending the last mails.
    mail.server.unref();
  }
}

/** Each prepares its calls outside of the measured time. */
function pairs({ origin, database, owner, ended }) {
  const signIn = (email) => post(origin, "auth/passphrase", { email, passphrase: WRONG }, 401);
  const recover = (code) => post(origin, "auth/recover", { code }, 401);
  const sendLink = (email) => post(origin, "auth/recover/mail", { email }, 202);
  const expired = newRecoveryToken();
  return [
    {
      call: "`auth/passphrase`",
      unknown: { what: "unknown email address", send: async () => signIn(newEmail()) },
      known: { what: "wrong passphrase", send: async () => signIn(owner.email) },
    },
    {
      call: "`auth/recover`",
      unknown: { what: "unknown code", send: async () => recover(newCode()) },
      known: {
        what: "code of an ended account",
        send: async () => {
          const code = newCode();
          await insert(database, "RecoveryCode", { userId: ended.id, hash: hashCode(code) });
          return recover(code);
        },
      },
    },
    {
      call: "`auth/recover`",
      unknown: { what: "unknown one-time address", send: async () => recover(newRecoveryToken()) },
      known: {
        what: "expired one-time address",
        send: async () => {
          const row = { userId: owner.id, hash: hashRecoveryToken(expired), expiresAt: new Date(0) };
          await insert(database, "RecoveryLink", row);
          return recover(expired);
        },
      },
    },
    {
      call: "`auth/recover/mail`",
      unknown: { what: "unknown email address", send: async () => sendLink(newEmail()) },
      known: { what: "email address of an account", send: async () => sendLink(owner.email) },
    },
  ];
}

async function inTurns({ unknown, known }, database) {
  const took = { unknown: [], known: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? ["unknown", "known"] : ["known", "unknown"];
    for (const kind of order) {
      const call = await { unknown, known }[kind].send();
      // Failures make the next attempt wait.
      await database.query(`DELETE FROM "SignInFailure"`);
      const began = performance.now();
      await call();
      if (round >= 0) took[kind].push(performance.now() - began);
    }
  }
  const [unknownMs, knownMs] = [median(took.unknown), median(took.known)];
  return { unknownMs, knownMs, ratio: unknownMs / knownMs };
}

const newEmail = () => `${randomUUID()}@people.example`;
const newCode = () => randomUUID().replaceAll("-", "").slice(0, 20).toUpperCase();
const hashCode = (code) => createHash("sha256").update(code).digest("base64url");

async function newAccount({ origin, database }) {
  const email = newEmail();
  await post(origin, "auth/account", { email, name: "Ida Brekke", passphrase: PASSPHRASE }, 200)();
  const { rows } = await database.query(`SELECT "id" FROM "User" WHERE "signInEmail" = $1`, [email]);
  return { email, id: rows[0].id };
}

async function insert(database, table, row) {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const values = names.map((_, at) => `$${at + 1}`);
  await database.query(
    `INSERT INTO "${table}" (${names.join()}) VALUES (${values.join()}) ON CONFLICT DO NOTHING`,
    Object.values(row),
  );
}

/** A call that throws if its response has another status. */
function post(origin, path, body, status) {
  const headers = { "content-type": "application/json", "time-zone": "UTC" };
  return async () => {
    const options = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/api/${path}`, options);
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${text}`);
  };
}

function accept(stream, _session, done) {
  stream.on("end", done).resume();
}
