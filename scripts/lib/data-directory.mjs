import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Problem } from "./problem.mjs";

/** Returns the folder of all persistent data: PENNANT_DATA_DIR, or `.data` in the clone. */
export function dataDirectory(root, env = process.env) {
  return path.resolve(root, env.PENNANT_DATA_DIR || ".data");
}

export function prepareDataDirectory(folder) {
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      // When started as root, the database runs as another user, who must be able to traverse the folder.
      chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

/** Returns a random secret that is created once and stored. Two simultaneous first starts get the same one. */
export function persistentSecret(folder, name) {
  const file = path.join(folder, name);
  const draft = `${file}.${process.pid}`;
  try {
    if (!existsSync(file)) {
      writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
      linkOnce(draft, file);
    }
    return readFileSync(file, "utf8");
  } catch (error) {
    throw notWritable(folder, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

function linkOnce(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
}

function notWritable(folder, error) {
  const reason =
    error.code === "EACCES" || error.code === "EPERM" ? "this user may not write there" : error.message;
  return new Problem(
    `The data directory ${folder} cannot be used: ${reason}. Set PENNANT_DATA_DIR to a folder that can.`,
  );
}
