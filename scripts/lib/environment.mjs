import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { authSecretError, authUrlError } from "./auth-variables.mjs";
import { dataDirectory, persistentSecret, prepareDataDirectory } from "./data-directory.mjs";
import { readPort, requireFreePort } from "./ports.mjs";
import { Problem } from "./problem.mjs";
import { variableErrors } from "./variables.mjs";

/** Reads `.env` and checks two variables before anything slow starts. */
export function loadEnvironment(root) {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);

  const { AUTH_URL, AUTH_SECRET } = process.env;
  const [urlError, secretError] = [
    AUTH_URL && authUrlError(AUTH_URL),
    AUTH_SECRET && authSecretError(AUTH_SECRET),
  ];
  if (urlError) throw new Problem(`AUTH_URL ${urlError}.`);
  if (secretError) throw new Problem(`AUTH_SECRET ${secretError}.`);
}

/** Returns the settings of the environment, validated before anything slow starts. */
export async function readEnvironment(root) {
  loadEnvironment(root);
  if (process.env.DATABASE_URL) requireDatabaseAddress(process.env.DATABASE_URL);
  const errors = variableErrors(process.env);
  if (errors.length > 0) throw new Problem(`${errors.join("; ")}.`);
  const port = readPort(process.env.PORT);
  const host = readHost(process.env.HOSTNAME);
  await requireFreePort(port, host);

  const folder = dataDirectory(root);
  prepareDataDirectory(folder);
  const secret = process.env.AUTH_SECRET || persistentSecret(folder, "auth-secret");
  return { port, host, folder, secret };
}

/** Shells and containers set HOSTNAME to the machine's own name, which is not meant as an address to listen on. */
function readHost(value) {
  return value && value !== os.hostname() ? value : undefined;
}

export function requireDatabaseAddress(value) {
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return;
  throw new Problem("DATABASE_URL must be an address such as postgresql://user:password@host:5432/pennant.");
}
