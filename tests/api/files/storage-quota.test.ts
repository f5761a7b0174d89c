import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { text, upload } from "../support/objects";
import { newTenant } from "../support/tenants";

const MIB = 1024 * 1024;

Object.assign(env(), { DEMO_STORAGE_QUOTA_MB: 25 });

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
      "Your files would exceed 25 MB. They currently use 20.00 MB.",
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
    // Files in the trash still use storage.
    expect((await ask(tenant, "GET", "files/usage")).body.used).toBe(20 * MIB + 5);
    expect((await ask(tenant, "DELETE", "trash")).status).toBe(204);
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

it("the largest file and picture of an account are variables, and its messages do not speak of a demo", async () => {
  Object.assign(env(), { UPLOAD_MAX_MB: 12, AVATAR_MAX_MB: 3 });
  const tenant = await newTenant();
  const limits = async () => (await ask(tenant, "GET", "users")).body.uploadLimits;
  expect(await limits()).toEqual({ file: 10 * MIB, picture: 2 * MIB });
  await db.user.update({ where: { id: tenant.userId }, data: { kind: "account", expiresAt: null } });
  expect(await limits()).toEqual({ file: 12 * MIB, picture: 3 * MIB });
  expect((await ask(tenant, "POST", "files/presign", presign(12 * MIB))).status).toBe(200);
  const file = await ask(tenant, "POST", "files/presign", presign(12 * MIB + 1));
  expect([file.status, file.body.detail]).toEqual([413, "Files can be at most 12 MB."]);
  const picture = { ...presign(3 * MIB + 1), category: "user", contentType: "image/png" };
  const refused = await ask(tenant, "POST", "files/presign", picture);
  expect([refused.status, refused.body.detail]).toEqual([413, "Pictures can be at most 3 MB."]);
});
