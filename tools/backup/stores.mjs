import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { openEmbeddedDatabase, runningDatabase } from "../../scripts/embedded-database.mjs";
import { dataDirectory } from "../../scripts/lib/data-directory.mjs";
import { loadEnvironment, requireDatabaseAddress } from "../../scripts/lib/environment.mjs";
import { Problem } from "../../scripts/lib/problem.mjs";

/** Returns where this server stores its data, from the same variables as `npm start`. `objects` is null with a bucket. */
export function findStores(root) {
  loadEnvironment(root);
  const { DATABASE_URL, S3_BUCKET, STORAGE_DIR } = process.env;
  // An empty variable counts as not set.
  const url = DATABASE_URL || undefined;
  if (url) requireDatabaseAddress(url);
  const folder = dataDirectory(root);
  const objects = S3_BUCKET ? null : path.resolve(root, STORAGE_DIR || path.join(folder, "objects"));
  return { folder, objects, url };
}

/** Returns a connection, also to an embedded database that Pennant is running on. */
export async function connectBeside({ folder, url }) {
  if (!url && !existsSync(path.join(folder, "postgres")))
    throw new Problem(`There is no database in ${folder}; PENNANT_DATA_DIR names another folder.`);
  const running = url ?? runningDatabase(folder);
  return running ? connect(running) : openEmbedded(folder);
}

/** Returns a connection for replacing the data. Throws a Problem if Pennant is running on the embedded database. */
export async function connectAlone({ folder, url }) {
  return url ? connect(url) : openEmbedded(folder);
}

async function openEmbedded(folder) {
  const database = await openEmbeddedDatabase({ folder });
  const { client, close } = await connect(database.url);
  return { client, close: () => close().then(() => database.stop()) };
}

async function connect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Problem(`The database cannot be reached: ${error.message || error.code}. Check DATABASE_URL.`);
  }
  return { client, close: () => client.end() };
}
