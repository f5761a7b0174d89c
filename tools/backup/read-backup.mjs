import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { openPromise } from "yauzl";
import { Problem } from "../../scripts/lib/problem.mjs";
import { AGE_HEADER, decryptStream } from "./age.mjs";
import { FORMAT } from "./write-backup.mjs";

const damaged = () => new Problem("The backup is damaged or cut off; nothing was changed.");

/** Returns how a backup is encrypted: with a "passphrase", for a "key", or not at all (null). */
export async function encryptionOf(file) {
  const handle = await open(file).catch(() => {
    throw new Problem(`There is no backup at ${file}.`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const [first, second = ""] = buffer.toString("latin1").split("\n");
    if (first !== AGE_HEADER) return null;
    return second.startsWith("-> scrypt ") ? "passphrase" : "key";
  } finally {
    await handle.close();
  }
}

/**
 * Opens a backup after verifying the size and hash of every entry. An encrypted one is decrypted into `folder` first.
 * Throws a Problem if it is damaged or no key opens it.
 */
export async function openBackup({ file, folder, keys, isEncrypted }) {
  const plain = isEncrypted ? await decrypt(file, path.join(folder, "backup.zip"), keys) : file;
  const zip = await openPromise(plain, { autoClose: false }).catch(() => {
    throw damaged();
  });
  try {
    const entries = new Map();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = (name) => zip.openReadStreamPromise(entries.get(name));
    const manifest = await readManifest(read);
    for (const entry of manifest.entries) await check(entry, read);
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof Problem ? error : damaged();
  }
}

async function decrypt(file, plain, keys) {
  const stream = await decryptStream(createReadStream(file), keys).catch((error) => {
    throw error instanceof Problem ? error : damaged();
  });
  await pipeline(stream, createWriteStream(plain, { flags: "wx", mode: 0o600 })).catch((error) => {
    throw error.code === "ENOSPC" ? error : damaged();
  });
  return plain;
}

async function readManifest(read) {
  const chunks = [];
  for await (const chunk of await read("manifest.json")) chunks.push(chunk);
  const manifest = JSON.parse(Buffer.concat(chunks).toString());
  if (manifest.format !== FORMAT.format) throw damaged();
  if (manifest.version !== FORMAT.version)
    throw new Problem("This backup was made by a newer version of Pennant; restore it with that version.");
  return manifest;
}

async function check({ name, size, sha256 }, read) {
  const hash = createHash("sha256");
  let seen = 0;
  for await (const chunk of await read(name)) {
    hash.update(chunk);
    seen += chunk.length;
  }
  if (seen !== size || hash.digest("hex") !== sha256) throw damaged();
}
