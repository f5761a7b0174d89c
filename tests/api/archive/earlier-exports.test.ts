import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { archiveTables, MANIFEST, PROFILE, tablePath } from "@/lib/archive/tables";
import { exportArchive, importArchive, unzip, zipFiles } from "../support/archive/archive";
import { newTenant, type Tenant } from "../support/tenants";

/**
 * Exports of the demo by the versions of these days, without what an import does not read, and with twenty tasks, events and
 * files. They are never changed: a table or a column that they lack is optional. `STORE_EXPORT=2026-11-29 npx vitest run
 * --project "api*" tests/api/archive/earlier-exports.test.ts` stores one of the present version.
 */
const folder = path.join(import.meta.dirname, "../exports");
const days = readdirSync(folder)
  .filter((name) => name.endsWith(".zip"))
  .map((name) => path.parse(name).name);
const stored = process.env.STORE_EXPORT;
const STORE_ONE =
  "A table was added: store an export that has it, by this test with STORE_EXPORT=<date> in the environment";

it.runIf(stored)("an export of the present version is stored", async () => {
  const files = await exportArchive(await newTenant("full"));
  const manifest = JSON.parse(String(files.get(MANIFEST))) as Record<string, unknown>;
  const kept = new Map([[PROFILE, files.get(PROFILE) ?? Buffer.of()]]);
  for (const table of archiveTables) {
    const all = JSON.parse(String(files.get(tablePath(table)))) as object[];
    const rows = ["tasks", "events", "files"].includes(table) ? all.slice(0, 20) : all;
    kept.set(tablePath(table), Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`));
    manifest[table] = rows.length;
  }
  kept.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  writeFileSync(path.join(folder, `${stored}.zip`), await zipFiles(kept));
});

describe.skipIf(stored)("an export of an earlier version", () => {
  it("exists for the first format and for each set of tables since", async () => {
    const manifests = await Promise.all(days.map(async (day) => manifestOf(await read(day))));
    const sets = manifests.map((manifest) => archiveTables.filter((table) => table in manifest).join(" "));
    expect(sets[0]).toBe("clients clientContacts partnerContacts projects tasks events files salesDocuments");
    expect(sets, STORE_ONE).toContain(archiveTables.join(" "));
  });

  it.each(days)("of %s is imported with every row", async (day) => {
    await imported(await newTenant(), day);
  });

  it("of the first format can be exported again, and that imported", async () => {
    const tenant = await newTenant();
    const counts = await imported(tenant, days[0] ?? "");
    const again = await exportArchive(tenant);
    expect(await manifestOf(again)).toMatchObject(counts);
    const answer = await importArchive(await newTenant(), await zipFiles(again));
    expect(answer.body).toMatchObject(counts);
  });
});

/** Imports the export of a day. Returns how many rows it has of each table. */
async function imported(tenant: Tenant, day: string) {
  const bytes = readFileSync(path.join(folder, `${day}.zip`));
  const answer = await importArchive(tenant, bytes);
  expect(answer.status, answer.body.detail).toBe(200);
  const { format: _format, version: _version, ...counts } = await manifestOf(await unzip(bytes));
  expect(answer.body).toMatchObject(counts);
  return counts;
}

const read = (day: string) => unzip(readFileSync(path.join(folder, `${day}.zip`)));

async function manifestOf(files: Awaited<ReturnType<typeof unzip>>): Promise<Record<string, unknown>> {
  return JSON.parse(files.get("pennant.json")?.toString() ?? "") as Record<string, unknown>;
}
