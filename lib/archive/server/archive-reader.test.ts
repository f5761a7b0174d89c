import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { v7 as newId } from "uuid";
import { expect, it, onTestFinished, vi } from "vitest";
import { ZipFile } from "yazl";
import { demoUploadLimits } from "@/lib/files/upload-limits";
import { archiveReader } from "./archive-reader";
import type { InsertBatch } from "./insert-batch";
import { archiveTables, MANIFEST, PROFILE, tablePath } from "@/lib/archive/tables";

vi.mock("@/lib/server/env", () => ({ env: () => ({ IMPORT_MAX_MB: 500 }) }));

const tenant = { kind: "demo" as const, uploadLimits: demoUploadLimits };
const times = { createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" };
const task = (details: string) => ({
  id: newId(),
  name: "A",
  details,
  link: null,
  dueAt: "2026-11-27T00:00:00.000Z",
  ...times,
});

async function archiveOf(tasks: object[]): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pennant-archive-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const zip = new ZipFile();
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name);
  add(MANIFEST, JSON.stringify({ format: "pennant", version: 1 }));
  add(PROFILE, JSON.stringify({ avatar: null }));
  for (const table of archiveTables) {
    const rows = table === "tasks" ? tasks.map((row) => JSON.stringify(row)).join(",\n") : "";
    add(tablePath(table), `[\n${rows}\n]\n`);
  }
  zip.end();
  const file = path.join(folder, "archive.zip");
  await writeFile(file, await buffer(zip.outputStream));
  return file;
}

async function batchesOf(tasks: object[]): Promise<InsertBatch[]> {
  const reader = archiveReader(await archiveOf(tasks));
  onTestFinished(() => reader.close());
  expect(await reader.check(tenant)).toMatchObject({ objects: [], missing: 0 });
  await reader.begin({ userId: newId(), keys: new Map() });
  const batches: InsertBatch[] = [];
  for (let batch; (batch = await reader.next());) batches.push(batch);
  return batches;
}

it("returns small rows in batches of 500", async () => {
  const batches = await batchesOf(Array.from({ length: 1_200 }, () => task("")));
  expect(batches.map(({ table, count }) => [table, count])).toEqual([
    ["tasks", 500],
    ["tasks", 500],
    ["tasks", 200],
  ]);
});

it("returns long rows in batches of about a megabyte", async () => {
  const details = Array.from({ length: 20_000 }, (_, at) => String.fromCharCode(97 + ((at * 7) % 26))).join(
    "",
  );
  const batches = await batchesOf(Array.from({ length: 200 }, () => task(details)));
  expect(batches.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  for (const { inserts } of batches)
    for (const { json } of inserts) expect(json.length).toBeLessThan(1_100_000);
});
