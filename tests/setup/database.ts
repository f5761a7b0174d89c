import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import path from "node:path";
import { inject, vi } from "vitest";
import { createDistributedDatabase } from "./citus-database";
import { cloneDatabase, withDatabase } from "./databases";

// Runs before each test file is loaded: lib/server reads these variables when it is first imported. Files that share a worker
// share its database, which is dropped with the server.
const shared = globalThis as { testDatabase?: { url: string; folder: string } };
shared.testDatabase ??= await createTestDatabase();
process.env.DATABASE_URL = shared.testDatabase.url;
process.env.PENNANT_DATA_DIR = shared.testDatabase.folder;
process.env.AUTH_SECRET ??= "only-for-tests-0123456789-0123456789";
process.env.CRON_SECRET ??= "only-for-tests-the-scheduler";
process.env.LOG_LEVEL ??= "silent";
process.env.RATE_LIMITS ??= "off";
// On a busy machine a connection may take longer than a visitor should wait for it.
process.env.DATABASE_WAIT_MS ??= "20000";

// Worker threads need built code, but these tests run the sources. The journeys use the real threads.
const printing = await import("@/lib/sales-documents/server/pdf/print-in-thread");
vi.spyOn(printing, "printInThread").mockImplementation(async (model, at, _size, logo) => {
  const { renderPdf } = await import("@/lib/sales-documents/server/pdf/render");
  return renderPdf(model, at, logo);
});
vi.spyOn(printing, "stopPrinting").mockReturnValue();
const reading = await import("@/lib/archive/server/read-in-thread");
vi.spyOn(reading, "readInThread").mockImplementation((file) => {
  const reader = import("@/lib/archive/server/archive-reader").then(({ archiveReader }) =>
    archiveReader(file),
  );
  return {
    check: async (tenant) => (await reader).check(tenant),
    begin: async (target) => (await reader).begin(target),
    next: async () => (await reader).next(),
    close: () => void reader.then(({ close }) => close()),
  };
});

async function createTestDatabase() {
  const server = inject("databaseServer");
  const name = `pennant_test_${randomBytes(6).toString("hex")}`;
  const workers = process.env.TEST_CITUS_WORKERS?.split(" ");
  if (workers) await createDistributedDatabase(server, workers, name);
  else await cloneDatabase(server, inject("templateDatabase"), name);
  return { url: withDatabase(server, name), folder: mkdtempSync(path.join(inject("dataFolder"), "data-")) };
}
