import readline from "node:readline/promises";
import { Writable } from "node:stream";
import { Problem } from "../../scripts/lib/problem.mjs";

/** Returns BACKUP_PASSPHRASE, or prompts for a passphrase without echo; a new one must be typed twice. */
export async function askPassphrase({ isNew }) {
  const given = process.env.BACKUP_PASSPHRASE;
  if (given) return given;
  if (!process.stdin.isTTY) throw new Problem("Set BACKUP_PASSPHRASE, or run this in a terminal.");
  const passphrase = await askHidden("Passphrase: ");
  if (passphrase.length < 12 && isNew) throw new Problem("The passphrase must have at least 12 characters.");
  if (isNew && (await askHidden("Repeat passphrase: ")) !== passphrase)
    throw new Problem("The passphrases do not match.");
  return passphrase;
}

async function askHidden(question) {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, next) => next() });
  const typed = readline.createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await typed.question("");
  } finally {
    typed.close();
    process.stdout.write("\n");
  }
}
