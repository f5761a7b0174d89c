import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, inject, vi } from "vitest";
import type { printInThread } from "@/lib/sales-documents/pdf/print-in-thread";
import { cloneDatabase, dropDatabase, withDatabase } from "./databases";

// Runs before each test file is loaded: lib/server reads these variables when it is first imported.
const server = inject("databaseServer");
const name = `pennant_test_${randomBytes(6).toString("hex")}`;
await cloneDatabase(server, inject("templateDatabase"), name);

process.env.DATABASE_URL = withDatabase(server, name);
process.env.PENNANT_DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "pennant-data-"));
const folder = process.env.PENNANT_DATA_DIR;
process.env.AUTH_SECRET ??= "only-for-tests-0123456789-0123456789";
process.env.CRON_SECRET ??= "only-for-tests-the-scheduler";
process.env.LOG_LEVEL ??= "silent";
process.env.RATE_LIMITS ??= "off";

// Worker threads need built code, but these tests run the sources. The journeys use the real threads.
vi.mock("@/lib/sales-documents/pdf/print-in-thread", async () => {
  const { renderPdf } = await import("@/lib/sales-documents/pdf/render");
  const print: typeof printInThread = (model, at, _size, logo) => renderPdf(model, at, logo);
  return { printInThread: print, stopPrinting: () => undefined };
});

vi.mock("@/lib/archive/read-in-thread", async () => {
  const { archiveReader } = await import("@/lib/archive/archive-reader");
  return { readInThread: archiveReader };
});

afterAll(async () => {
  const kept = globalThis as { pennantDatabase?: { db: { $disconnect(): Promise<void> } } };
  await kept.pennantDatabase?.db.$disconnect();
  await dropDatabase(server, name);
  rmSync(folder, { recursive: true, force: true });
});
