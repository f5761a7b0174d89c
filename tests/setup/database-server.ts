import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbeddedDatabase } from "../../scripts/embedded-database.mjs";
import { applyMigrations } from "../../tools/migrations/apply-migrations.mjs";
import { createDatabase, dropDatabase, withDatabase } from "./databases";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

/** Starts one PostgreSQL for the whole run, with one migrated database, of which every test file gets a clone. */
export default async function setUpDatabaseServer(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL ? borrowed(process.env.TEST_DATABASE_URL) : await ownServer();
  const template = `pennant_template_${process.pid}`;
  await createDatabase(server.url, template);
  await applyMigrations({ root: process.cwd(), url: withDatabase(server.url, template) });

  project.provide("databaseServer", server.url);
  project.provide("templateDatabase", template);

  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
  };
}

function borrowed(url: string) {
  return { url, stop: async () => {} };
}

async function ownServer() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "pennant-test-"));
  // Its data is temporary, so nothing needs to be synced to disk.
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 200 };
  const database = await openEmbeddedDatabase({ folder, settings });
  return {
    url: database.url,
    async stop() {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
