import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { cloneDatabase, dropDatabase, withDatabase } from "../setup/databases";

/** Creates a database and a data folder for a test file, and a connection that reads what is stored. */
export async function openTestDatabase() {
  const server = inject("databaseServer");
  const name = `pennant_faults_${randomBytes(6).toString("hex")}`;
  await cloneDatabase(server, inject("templateDatabase"), name);
  const url = withDatabase(server, name);
  const folder = mkdtempSync(path.join(os.tmpdir(), "pennant-faults-"));
  const eye = new pg.Client({ connectionString: url });
  await eye.connect();
  afterAll(async () => {
    await eye.end();
    await dropDatabase(server, name);
    rmSync(folder, { recursive: true, force: true });
  });
  /** Returns the database URL through the proxy at a port. */
  const through = (port: number) => {
    const address = new URL(url);
    address.port = String(port);
    address.hostname = "127.0.0.1";
    return address.href;
  };
  return { url, folder, eye, port: Number(new URL(url).port), through };
}
