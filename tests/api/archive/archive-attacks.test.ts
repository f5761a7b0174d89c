import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { exportArchive, type Files, importArchive, temporaryFolders } from "../support/archive/archive";
import { type CraftedEntry, craftedZip } from "../support/archive/crafted-zip";
import { newTenant, type Tenant } from "../support/tenants";

const MIB = 1024 * 1024;
const times = { createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" };

/** The entries of a valid archive of an empty workspace, with some replaced or added. */
async function entriesOf(tenant: Tenant, ...others: CraftedEntry[]): Promise<CraftedEntry[]> {
  const names = others.map(({ name }) => name);
  const files: Files = await exportArchive(tenant);
  const honest = [...files].map(([name, content]) => ({ name, content }));
  return [...honest.filter(({ name }) => !names.includes(name)), ...others];
}

function fileRow(size: number) {
  const id = newId();
  const object = { path: `files/${id}/a.bin`, contentType: "application/octet-stream", size };
  const row = {
    id,
    name: "A",
    type: "other",
    category: "work",
    originalName: null,
    projectId: null,
    link: null,
  };
  return { path: object.path, json: Buffer.from(`[\n${JSON.stringify({ ...row, object, ...times })}\n]\n`) };
}

describe("a malicious archive", () => {
  const attacks: [string, (tenant: Tenant) => Promise<Buffer>, RegExp][] = [
    [
      "a million blank lines in a table",
      async (tenant) =>
        craftedZip(
          await entriesOf(tenant, { name: "json/tasks.json", content: Buffer.alloc(9 * MIB, "\n") }),
        ),
      /too many blank lines in json\/tasks\.json/,
    ],
    [
      "a table that unpacks to a thousand times its size",
      async (tenant) =>
        craftedZip(
          await entriesOf(tenant, { name: "json/tasks.json", content: Buffer.alloc(64 * MIB, " \n") }),
        ),
      /json\/tasks\.json with too high a compression ratio/,
    ],
    [
      "a row that does not end",
      async (tenant) =>
        craftedZip(
          await entriesOf(tenant, {
            name: "json/tasks.json",
            content: Buffer.alloc(9 * MIB, '{"name":"abcdefghijk'),
          }),
        ),
      /with a line that is too long/,
    ],
    [
      "entries that share their bytes",
      async (tenant) => {
        const { path: first, json } = fileRow(5);
        const bytes = { name: `objects/${first}`, content: Buffer.from("Hello") };
        const again = { name: "objects/files/b", content: bytes.content, sharesBytesOf: bytes.name };
        return craftedZip(await entriesOf(tenant, { name: "json/files.json", content: json }, bytes, again));
      },
      /overlapping another file/,
    ],
    [
      "a name twice",
      async (tenant) => {
        const twice = { name: "objects/a", content: Buffer.from("A") };
        return craftedZip([...(await entriesOf(tenant)), twice, twice]);
      },
      /has objects\/a twice/,
    ],
    [
      "a file longer than its header says",
      async (tenant) => {
        const { path: first, json } = fileRow(5);
        const object = { name: `objects/${first}`, content: Buffer.alloc(2 * MIB, "x"), claimedSize: 5 };
        return craftedZip(await entriesOf(tenant, { name: "json/files.json", content: json }, object));
      },
      /damaged/,
    ],
    [
      "a file shorter than its header says",
      async (tenant) => {
        const { path: first, json } = fileRow(5000);
        const object = { name: `objects/${first}`, content: Buffer.from("Hello"), claimedSize: 5000 };
        return craftedZip(await entriesOf(tenant, { name: "json/files.json", content: json }, object));
      },
      /damaged/,
    ],
    [
      "a table longer than its header says",
      async (tenant) => {
        const content = Buffer.from(`[\n${"\n".repeat(500)}]\n`);
        return craftedZip(await entriesOf(tenant, { name: "json/tasks.json", content, claimedSize: 4 }));
      },
      /json\/tasks\.json damaged/,
    ],
    [
      "more entries than it has",
      async (tenant) => craftedZip(await entriesOf(tenant), { claimedEntries: 60_000 }),
      /is not a Pennant export, or it is damaged/,
    ],
  ];

  it.each(attacks)("with %s is rejected and stores nothing", async (_what, make, message) => {
    const tenant = await newTenant();
    const answer = await importArchive(tenant, await make(tenant));
    expect([answer.status, answer.body.detail]).toEqual([422, expect.stringMatching(message)]);
    const { db } = await import("@/lib/server/db/client");
    expect(await db.upload.count({ where: { userId: tenant.userId } })).toBe(0);
    expect(await temporaryFolders()).toEqual([]);
  });
});
