// `npm run restore -- FILE [--identity KEYFILE] [--replace]`: restores a backup of `npm run backup` while Pennant is stopped.
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { askPassphrase } from "../tools/backup/passphrase.mjs";
import { restoreBackup } from "../tools/backup/restore-backup.mjs";
import { encryptionOf, openBackup } from "../tools/backup/read-backup.mjs";
import { connectAlone, findStores } from "../tools/backup/stores.mjs";
import { prepareDataDirectory } from "./lib/data-directory.mjs";
import { Problem, reportProblem } from "./lib/problem.mjs";

const root = path.resolve(import.meta.dirname, "..");

try {
  const { file, identity, isReplacing } = readOptions();
  const stores = findStores(root);
  const encryption = await encryptionOf(file);
  const keys = await findKeys(encryption, identity);
  prepareDataDirectory(stores.folder);
  await inTemporaryFolder(stores.folder, async (folder) => {
    const backup = await openBackup({ file, folder, keys, isEncrypted: encryption !== null });
    try {
      await restore(backup, stores, isReplacing);
    } finally {
      backup.close();
    }
  });
} catch (error) {
  reportProblem(error);
  process.exitCode = 1;
}

async function restore(backup, stores, isReplacing) {
  const { createdAt, hasObjects } = backup.manifest;
  const { client, close } = await connectAlone(stores);
  try {
    await restoreBackup({ backup, client, objects: stores.objects, root, isReplacing });
  } finally {
    await close();
  }
  console.log(`Restored the backup of ${createdAt}`);
  if (stores.objects === null && hasObjects)
    console.log("Its stored files were skipped, because this server stores files in a bucket.");
  if (stores.objects !== null && !hasObjects)
    console.log("It has no stored files; those of this server stay as they are.");
}

function readOptions() {
  try {
    const options = { identity: { type: "string" }, replace: { type: "boolean" } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new Error("Name one backup file");
    const identity = values.identity ?? process.env.AGE_IDENTITY;
    return { file: path.resolve(file), identity, isReplacing: values.replace ?? false };
  } catch (error) {
    throw new Problem(`${error.message}. See "Backup and restore" in docs/operate.md.`);
  }
}

async function findKeys(encryption, identity) {
  if (encryption === null) return { identities: [] };
  if (encryption === "passphrase")
    return { identities: [], passphrase: await askPassphrase({ isNew: false }) };
  if (!identity)
    throw new Problem("This backup is encrypted for a key: name the key's file with --identity.");
  return { identities: readIdentities(identity) };
}

/** Reads the keys of a file written by `age-keygen`. */
function readIdentities(file) {
  try {
    const lines = readFileSync(file, "utf8").split(/\r?\n/);
    return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
  } catch (error) {
    throw new Problem(`The key ${file} cannot be read: ${error.message}.`);
  }
}

/** A folder named as in lib/server/jobs/temporary-folder.ts, so that a starting server removes it if this process is killed. */
async function inTemporaryFolder(folder, work) {
  const parent = path.join(folder, "tmp");
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const temporary = await mkdtemp(path.join(parent, `${os.hostname()}-${process.pid}-`));
  try {
    return await work(temporary);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
