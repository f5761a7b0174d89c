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
    /** Contains the data directories of the tests, and is removed after the run. */
    dataFolder: string;
  }
}

type Server = { url: string; template: string; folder: string; stop: () => Promise<void> };

// Each project loads this file anew.
const run = globalThis as { testServer?: { opened: Promise<Server>; projects: number } };

/** Starts one PostgreSQL for the projects of a run, with one migrated database, of which test files get clones. */
export default async function setUpDatabaseServer(project: TestProject) {
  const server = (run.testServer ??= { opened: openServer(), projects: 0 });
  server.projects += 1;
  const { url, template, folder, stop } = await server.opened;
  project.provide("databaseServer", url);
  project.provide("templateDatabase", template);
  project.provide("dataFolder", folder);

  return async () => {
    server.projects -= 1;
    if (server.projects === 0) await stop();
  };
}

async function openServer(): Promise<Server> {
  const server = process.env.TEST_DATABASE_URL ? borrowed(process.env.TEST_DATABASE_URL) : await ownServer();
  const { url } = server;
  const template = `pennant_template_${process.pid}`;
  const folder = await mkdtemp(path.join(os.tmpdir(), "pennant-data-"));
  await createDatabase(url, template);
  await applyMigrations({ root: process.cwd(), url: withDatabase(url, template) });
  return {
    url,
    template,
    folder,
    async stop() {
      await dropDatabase(url, template);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
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
