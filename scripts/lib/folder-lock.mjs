import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commandOf, isAlive, wait } from "./processes.mjs";

/** Allows one process at a time to install, generate and build in this clone. The lock of a dead process is removed. */
export async function withFolderLock(root, work) {
  const file = path.join(root, "node_modules", ".cache", "pennant", "lock");
  mkdirSync(path.dirname(file), { recursive: true });
  while (!tryToLock(file)) {
    if (!isHeld(file)) rmSync(file, { force: true });
    else await wait(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryToLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    // Between creation and writing the file is empty, and the lock is held.
    return holder === 0 || (isAlive(holder) && commandOf(holder).includes("scripts"));
  } catch {
    return false;
  }
}
