import pg from "pg";
import { v7 as newId } from "uuid";
import { describe, expect, it, vi } from "vitest";
import {
  exportArchive,
  type Files,
  importArchive,
  temporaryFolders,
  zipFiles,
} from "../support/archive/archive";
import { type CraftedEntry, craftedZip } from "../support/archive/crafted-zip";
import { ask } from "../support/call";
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

describe("an import on a slow line", () => {
  /** A request body that ends on demand. */
  function slowBody(bytes: Buffer) {
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(0, 10)));
        finish = () => {
          controller.enqueue(new Uint8Array(bytes.subarray(10)));
          controller.close();
        };
      },
    });
    return { body, finish: () => finish() };
  }

  async function send(tenant: Tenant, body: ReadableStream<Uint8Array>) {
    const { POST } = await import("@/app/api/import/route");
    const headers = { authorization: `Bearer ${tenant.token}` };
    const init = { method: "POST", headers, body, duplex: "half" };
    return POST(new Request("http://localhost/api/import", init), { params: Promise.resolve({}) });
  }

  it("does not delay other tenants, and runs once at a time per tenant", async () => {
    const [slow, other] = [await newTenant(), await newTenant()];
    const bytes = await zipFiles(await exportArchive(other));
    const held = Array.from({ length: 3 }, () => slowBody(bytes));
    const first = send(slow, held[0]!.body);
    const tenants = [await newTenant(), await newTenant()];
    const more = tenants.map((tenant, at) => send(tenant, held[at + 1]!.body));
    await vi.waitFor(async () => expect(await temporaryFolders()).toHaveLength(3), { timeout: 60_000 });
    expect((await importArchive(other, bytes)).status).toBe(200);
    expect((await importArchive(slow, bytes)).body.detail).toBe(
      "An import into this workspace is already running",
    );
    held.forEach(({ finish }) => finish());
    const answers = await Promise.all([first, ...more]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("is rejected while another import of the tenant runs, five times a second, without querying the workspace", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const bytes = await zipFiles(await exportArchive(tenant));
    const outside = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await outside.connect();
    try {
      // Blocks every import that reads the workspace.
      await outside.query('BEGIN; LOCK TABLE "Client" IN ACCESS EXCLUSIVE MODE');
      const statuses: number[] = [];
      const started = performance.now();
      const crowd = Array.from({ length: 10 }, () =>
        importArchive(tenant, bytes).then(({ status }) => statuses.push(status)),
      );
      const rejected = () => statuses.filter((status) => status === 409);
      await vi.waitFor(() => expect(rejected()).toHaveLength(9), { timeout: 60_000 });
      expect(performance.now() - started).toBeGreaterThan(1_500);
      expect((await ask(other, "POST", "tasks/search", {})).status).toBe(200);
      await outside.query("COMMIT");
      await Promise.all(crowd);
      // On a machine that stalls for seconds, the wait for the lock may time out, also before the others are rejected.
      const [first] = statuses.filter((status) => status !== 409);
      expect([200, 503]).toContain(first);
    } finally {
      await outside.end();
    }
  });

  it("stores nothing when the request is aborted", async () => {
    const tenant = await newTenant();
    const bytes = await zipFiles(await exportArchive(tenant));
    const request = new AbortController();
    const { POST } = await import("@/app/api/import/route");
    const { body } = slowBody(bytes);
    const broken = new ReadableStream<Uint8Array>({
      async start(controller) {
        const reader = body.getReader();
        controller.enqueue((await reader.read()).value ?? new Uint8Array());
        request.abort();
        controller.error(new Error("aborted"));
      },
    });
    const headers = { authorization: `Bearer ${tenant.token}` };
    const init = { method: "POST", headers, body: broken, duplex: "half", signal: request.signal };
    const answer = await POST(new Request("http://localhost/api/import", init), {
      params: Promise.resolve({}),
    });
    expect(answer.status).toBe(400);
    expect(await temporaryFolders()).toEqual([]);
    expect((await importArchive(tenant, bytes)).status).toBe(200);
  });
});
