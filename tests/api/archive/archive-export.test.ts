import { randomBytes } from "node:crypto";
import { mkdir, readdir, readlink, rm } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { Prisma } from "@/lib/server/db/generated/client";
import { exportArchive, temporaryFolders } from "../support/archive/archive";
import { ask, call } from "../support/call";
import { upload } from "../support/objects";
import { newTenant, type Tenant } from "../support/tenants";

const patience = { timeout: 60_000 };

const MIB = 1024 * 1024;
const dataFolder = process.env.PENNANT_DATA_DIR ?? "";

describe("an export", () => {
  const openedBelow = async (folder: string) => {
    const names = await readdir("/proc/self/fd");
    const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => "")));
    return targets.filter((target) => target.startsWith(folder));
  };

  it.runIf(process.platform === "linux")("closes and removes its files when it is canceled", async () => {
    const tenant = await newTenant();
    await addFile(tenant, new Uint8Array(randomBytes(8 * MIB)));
    const reader = (await call(tenant, "GET", "export")).body?.getReader();
    for (let size = 0; size < MIB;) size += (await reader?.read())?.value?.length ?? 0;
    expect(await temporaryFolders()).toHaveLength(1);
    expect(await openedBelow(dataFolder)).not.toEqual([]);
    await reader?.cancel();
    await vi.waitFor(
      async () => expect([await temporaryFolders(), await openedBelow(dataFolder)]).toEqual([[], []]),
      patience,
    );
  });

  it("contains the whole profile, except what belongs to the account and its sign-in", async () => {
    const files = await exportArchive(await newTenant());
    const profile = JSON.parse(files.get("json/profile.json")?.toString() ?? "") as object;
    expect(Object.keys(Prisma.UserScalarFieldEnum).filter((column) => !(column in profile))).toEqual([
      "id",
      "kind",
      "expiresAt",
      "signInEmail",
      "emailConfirmedAt",
      "passkeyUserId",
      "sampleEnd",
      "isServerOwner",
      "createdAt",
      "updatedAt",
      // Columns of the sign-in library.
      "name",
      "image",
      "emailVerified",
    ]);
  });

  it("does not run for a HEAD request", async () => {
    const tenant = await newTenant();
    const answer = await exportOf(tenant, { method: "HEAD" });
    expect([answer.status, answer.body]).toEqual([200, null]);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(await temporaryFolders()).toEqual([]);
  });

  it("runs once at a time per tenant until its last byte, and does not delay other tenants", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    // More than the buffers hold, so that the export runs until it is read.
    await addFile(tenant, new Uint8Array(randomBytes(MIB)));
    const first = await call(tenant, "GET", "export");
    const crowd = Array.from({ length: 12 }, () => new AbortController());
    const refusals: (string | null)[] = [];
    const waiting = new Map(
      crowd.map((leave) => [leave, exportOf(tenant, { signal: leave.signal })] as const),
    );
    for (const [leave, answer] of waiting) {
      void answer.then(({ status, headers }) => {
        if (status !== 503) return;
        waiting.delete(leave);
        refusals.push(headers.get("retry-after"));
      });
    }
    await vi.waitFor(() => expect(refusals).toEqual(Array<string>(10).fill("5")), patience);
    const [[leave, second] = [], [, third] = []] = [...waiting];
    const refused = await ask(tenant, "POST", "export");
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      "An export of this workspace is already running",
    ]);
    expect(await temporaryFolders()).toHaveLength(1);
    expect((await exportArchive(other)).has("pennant.json")).toBe(true);

    leave?.abort();
    expect((await second)?.status).toBe(400);
    await first.arrayBuffer();
    expect((await (await third)?.arrayBuffer())?.byteLength).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await temporaryFolders()).toEqual([]), patience);
    expect((await ask(tenant, "POST", "export")).status).toBe(200);
  });

  it("stops when its client disconnects while rows are read, before anything is sent", async () => {
    const tenant = await newTenant();
    const outside = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await outside.connect();
    try {
      await outside.query('BEGIN; LOCK TABLE "SalesDocument" IN ACCESS EXCLUSIVE MODE');
      const leave = new AbortController();
      const reading = exportOf(tenant, { signal: leave.signal });
      await vi.waitFor(async () => expect(await temporaryFolders()).toHaveLength(1), patience);
      leave.abort();
      await outside.query("COMMIT");
      expect((await reading).status).toBe(400);
    } finally {
      await outside.end();
    }
    expect(await temporaryFolders()).toEqual([]);

    const leave = new AbortController();
    const answer = await exportOf(tenant, { signal: leave.signal });
    leave.abort(new Error("gone"));
    await expect(answer.arrayBuffer()).rejects.toThrow("gone");
    await vi.waitFor(async () => expect(await temporaryFolders()).toEqual([]), patience);
    expect((await exportArchive(tenant)).has("pennant.json")).toBe(true);
  });

  it("reports a missing stored file, and aborts at an unreadable one", async () => {
    const tenant = await newTenant();
    const key = await addFile(tenant, new Uint8Array(randomBytes(1_000)));
    const stored = (await readdir(dataFolder, { recursive: true })).find((name) => name.endsWith(key));
    const file = path.join(dataFolder, stored ?? "");
    expect(await exportArchive(tenant)).not.toContain("missing.txt");
    await rm(file);
    const files = await exportArchive(tenant);
    expect(files.get("missing.txt")?.toString()).toMatch(
      /^objects\/files\/.*: it no longer exists in the file store\n$/,
    );
    await mkdir(file);
    await expect(exportArchive(tenant)).rejects.toThrow();
    await vi.waitFor(async () => expect(await temporaryFolders()).toEqual([]), patience);
  });
});

async function addFile(tenant: Tenant, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const s3Key = await upload(tenant, { name: "large.bin", bytes, category: "work" });
  await ask(tenant, "POST", "files", { name: "Large", s3Key, category: "work", type: "other" });
  return s3Key;
}

async function exportOf(tenant: Tenant, init: RequestInit): Promise<Response> {
  const { GET } = await import("@/app/api/export/route");
  const headers = { authorization: `Bearer ${tenant.token}` };
  const request = new Request("http://localhost/api/export", { headers, ...init });
  return GET(request, { params: Promise.resolve({}) });
}
