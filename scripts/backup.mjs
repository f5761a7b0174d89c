// `npm run backup [-- --recipient age1… | --passphrase] [--to FOLDER]`: writes the database and the stored files into one file.
import path from "node:path";
import { parseArgs } from "node:util";
import { askPassphrase } from "../tools/backup/passphrase.mjs";
import { connectBeside, findStores } from "../tools/backup/stores.mjs";
import { recordBackup } from "../tools/backup/record-backup.mjs";
import { writeBackup } from "../tools/backup/write-backup.mjs";
import { Problem, reportProblem } from "./lib/problem.mjs";

const root = path.resolve(import.meta.dirname, "..");

try {
  const { to, keys } = await readOptions();
  const stores = findStores(root);
  const { client, close } = await connectBeside(stores);
  try {
    const isEncrypted = keys.recipients.length > 0 || keys.passphrase !== undefined;
    const minute = new Date().toISOString().slice(0, "2026-11-27T03:00".length).replace(":", "");
    const file = path.join(path.resolve(to), `pennant-${minute}.zip${isEncrypted ? ".age" : ""}`);
    const { entries, bytes } = await writeBackup({ client, objects: stores.objects, file, keys });
    await recordBackup(client, { bytes, isEncrypted });
    const files = entries.filter(({ name }) => name.startsWith("objects/")).length;
    console.log(`Backed up to ${file}: ${(bytes / 1e6).toFixed(1)} MB, ${files} stored files`);
    if (!isEncrypted) console.log("It is not encrypted. Use --recipient or --passphrase to encrypt it.");
    if (stores.objects === null)
      console.log("Files in the bucket are not included; use the bucket's versioning.");
  } finally {
    await close();
  }
} catch (error) {
  reportProblem(error);
  process.exitCode = 1;
}

async function readOptions() {
  const options = {
    recipient: { type: "string", multiple: true },
    passphrase: { type: "boolean" },
    to: { type: "string", default: path.join(root, "backups") },
  };
  const { values } = parseOptions(options);
  const recipients = values.recipient ?? process.env.AGE_RECIPIENT?.split(/[\s,]+/).filter(Boolean) ?? [];
  if (values.passphrase && values.recipient) throw new Problem("Choose --recipient or --passphrase.");
  const keys = values.passphrase
    ? { recipients: [], passphrase: await askPassphrase({ isNew: true }) }
    : { recipients };
  return { to: values.to, keys };
}

function parseOptions(options) {
  try {
    return parseArgs({ options });
  } catch (error) {
    throw new Problem(`${error.message}. See "Backup and restore" in docs/operate.md.`);
  }
}
