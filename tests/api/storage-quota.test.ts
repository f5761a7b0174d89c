import { describe, expect, it } from "vitest";
import { exportArchive, importArchive, zipFiles } from "./support/archive";
import { ask } from "./support/call";
import { text, upload } from "./support/objects";
import { newTenant } from "./support/tenants";

const MIB = 1024 * 1024;
// Read when the server's code is first loaded, by the first call of a test.
process.env.DEMO_STORAGE_QUOTA_MB = "25";

const presign = (size: number) => ({
  fileName: "a.txt",
  category: "work",
  contentType: "text/plain",
  size,
});

describe("a tenant's stored files", () => {
  it("may use the quota and no more, and deleting one frees space", async () => {
    const tenant = await newTenant();
    const before = await ask(tenant, "GET", "files/usage");
    expect(before.body).toEqual({ used: 0, quota: 25 * MIB });

    for (let count = 0; count < 2; count++)
      expect((await ask(tenant, "POST", "files/presign", presign(10 * MIB))).status).toBe(200);
    const refused = await ask(tenant, "POST", "files/presign", presign(6 * MIB));
    expect([refused.status, refused.body.detail]).toEqual([
      507,
      "Your files would exceed 25 MB. They currently use 20 MB.",
    ]);
    const key = await upload(tenant, { name: "b.txt", bytes: text("12345"), category: "work" });
    const created = await ask(tenant, "POST", "files", {
      name: "B",
      s3Key: key,
      category: "work",
      type: "other",
    });
    expect(created.status).toBe(201);
    expect((await ask(tenant, "GET", "files/usage")).body.used).toBe(20 * MIB + 5);
    expect((await ask(tenant, "DELETE", `files/${String(created.body.id)}`)).status).toBe(204);
    expect((await ask(tenant, "GET", "files/usage")).body.used).toBe(20 * MIB);
    // Each tenant has its own quota.
    expect((await ask(await newTenant(), "POST", "files/presign", presign(6 * MIB))).status).toBe(200);
  });

  it("are counted when an archive is imported", async () => {
    const [from, to] = [await newTenant(), await newTenant()];
    const key = await upload(from, { name: "b.bin", bytes: new Uint8Array(6 * MIB), category: "work" });
    await ask(from, "POST", "files", { name: "B", s3Key: key, category: "work", type: "other" });
    const archive = await zipFiles(await exportArchive(from));
    for (let count = 0; count < 2; count++) await ask(to, "POST", "files/presign", presign(10 * MIB));
    const answer = await importArchive(to, archive);
    expect([answer.status, answer.body.detail]).toEqual([507, expect.stringContaining("exceed 25 MB")]);
    expect((await ask(to, "POST", "files/search", {})).body.unfilteredTotal).toBe(0);
    expect((await ask(to, "GET", "files/usage")).body.used).toBe(20 * MIB);
  });
});
