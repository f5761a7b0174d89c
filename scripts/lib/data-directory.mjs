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

/** Where everything that must be kept lives: PENNANT_DATA_DIR, or `.data` in the clone. */
export function dataDirectory(root, env = process.env) {
  return path.resolve(root, env.PENNANT_DATA_DIR || ".data");
}

export function prepareDataDirectory(folder) {
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      // Root's database runs as another user, who must be able to pass through.
      chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

/** A random secret that is made once and kept; two first starts at the same time agree on one. */
export function keptSecret(folder, name) {
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
