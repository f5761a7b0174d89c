import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Runs `work` unless it was already done for this fingerprint. The stamp is written only after it succeeded. */
export async function runOnce(stampFile, fingerprint, work) {
  if (readStamp(stampFile) === fingerprint) return;
  rmSync(stampFile, { force: true });
  await work();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

export function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

function readStamp(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
