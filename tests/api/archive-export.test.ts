import { randomBytes } from "node:crypto";
import { readdir, readlink } from "node:fs/promises";
import { describe, expect, it, vi } from "vitest";
import { temporaryFolders } from "./support/archive";
import { ask, call } from "./support/call";
import { upload } from "./support/objects";
import { newTenant } from "./support/tenants";

const MIB = 1024 * 1024;

describe("an export", () => {
  const openedBelow = async (folder: string) => {
    const names = await readdir("/proc/self/fd");
    const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => "")));
    return targets.filter((target) => target.startsWith(folder));
  };

  it.runIf(process.platform === "linux")(
    "that is cancelled closes and removes what it had opened",
    async () => {
      const tenant = await newTenant();
      const bytes = new Uint8Array(randomBytes(8 * MIB));
      const s3Key = await upload(tenant, { name: "large.bin", bytes, category: "work" });
      await ask(tenant, "POST", "files", { name: "Large", s3Key, category: "work", type: "other" });
      const reader = (await call(tenant, "GET", "export")).body?.getReader();
      for (let size = 0; size < MIB;) size += (await reader?.read())?.value?.length ?? 0;
      expect(await temporaryFolders()).toHaveLength(1);
      const folder = process.env.PENNANT_DATA_DIR ?? "";
      expect(await openedBelow(folder)).not.toEqual([]);
      await reader?.cancel();
      await vi.waitFor(async () =>
        expect([await temporaryFolders(), await openedBelow(folder)]).toEqual([[], []]),
      );
    },
  );

  it("is not made for a HEAD request", async () => {
    const { GET } = await import("@/app/api/export/route");
    const tenant = await newTenant();
    const headers = { authorization: `Bearer ${tenant.token}` };
    const request = new Request("http://localhost/api/export", { method: "HEAD", headers });
    const answer = await GET(request, { params: Promise.resolve({}) });
    expect([answer.status, answer.body]).toEqual([200, null]);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(await temporaryFolders()).toEqual([]);
  });
});
