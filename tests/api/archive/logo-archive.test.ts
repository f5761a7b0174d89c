import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { storageFolder } from "@/lib/server/storage/disk-store";
import { exportArchive, importArchive, unzip, zipFiles } from "../support/archive/archive";
import { ask, call } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { giveBranding } from "../support/documents/logo";
import { upload } from "../support/objects";
import { newTenant, type Tenant } from "../support/tenants";

const isStored = (key: string) => existsSync(path.join(storageFolder(), key));
const sizeOf = (tenant: Tenant) =>
  ask(tenant, "GET", "users").then(({ body }) => [body.logoWidth, body.logoHeight]);

describe("an archive", () => {
  it("has each logo once, and the documents have theirs after an import", async () => {
    const { tenant, issued } = await newIssuer();
    await giveBranding(tenant);
    const documents = [await issued(), await issued()];
    await giveBranding(tenant, "#1f5f8b");
    const files = await exportArchive(tenant);
    expect([...files.keys()].filter((name) => name.startsWith("objects/logos/"))).toHaveLength(2);

    const other = await newTenant();
    expect((await importArchive(other, await zipFiles(files))).status).toBe(200);
    expect((await ask(other, "GET", "users")).body).toMatchObject({ accent: "#1f5f8b", logoWidth: 600 });
    const [first, second] = await Promise.all(
      documents.map(async ({ id }) => (await ask(other, "GET", `sales-documents/${id}`)).body),
    );
    expect(first).toMatchObject({ accent: "#a8431c", logoWidth: 600, logoHeight: 120 });
    expect(second?.logo).toBe(first?.logo);
    expect(isStored(String(first?.logo))).toBe(true);
    expect(await sizeOf(other)).toEqual([600, 120]);
  });

  it("with a logo that cannot be read is imported without it", async () => {
    const { tenant } = await newIssuer();
    await giveBranding(tenant);
    const files = await unzip(await zipFiles(await exportArchive(tenant)));
    const logo = [...files.keys()].find((one) => one.startsWith("objects/logos/")) ?? "";
    files.set(logo, randomBytes(files.get(logo)?.length ?? 0));
    const other = await newTenant();
    expect((await importArchive(other, await zipFiles(files))).status).toBe(200);
    expect((await ask(other, "GET", "users")).body).toMatchObject({ logo: null, logoWidth: null });
    expect(await db.upload.count({ where: { userId: other.userId } })).toBe(0);
  });

  it("without objects that were lost before the export is imported without them, and only if it lists them", async () => {
    const { tenant, issued } = await newIssuer();
    const logo = await giveBranding(tenant);
    const avatar = await upload(tenant, { name: "me.png", type: "image/png", category: "user" });
    expect((await ask(tenant, "PATCH", "users", { avatar })).status).toBe(200);
    const { id } = await issued();
    expect((await call(tenant, "GET", `sales-documents/${id}/pdf`)).status).toBe(200);
    const [kept, lost] = [await addFile(tenant, "Kept"), await addFile(tenant, "Lost")];
    const { pdfKey } = await db.salesDocument.findFirstOrThrow({ where: { userId: tenant.userId } });
    for (const key of [logo, avatar, lost, String(pdfKey)]) await rm(path.join(storageFolder(), key));
    const files = await exportArchive(tenant);

    const other = await newTenant();
    const answer = await importArchive(other, await zipFiles(files));
    expect(answer, answer.body.detail).toMatchObject({ status: 200, body: { files: 1, missing: 4 } });
    expect(isStored(kept)).toBe(true);
    const stored = (await ask(other, "POST", "files/search", {})).body.items;
    expect(stored.map(({ name }) => name)).toEqual(["Kept"]);
    expect((await ask(other, "GET", "users")).body).toMatchObject({ avatar: null, logo: null });
    expect((await call(other, "GET", `sales-documents/${id}/pdf`)).status).toBe(200);

    files.delete("missing.txt");
    const refused = await importArchive(await newTenant(), await zipFiles(files));
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      expect.stringMatching(/^The archive has no /),
    ]);
  });
});

async function addFile(tenant: Tenant, name: string): Promise<string> {
  const s3Key = await upload(tenant);
  await ask(tenant, "POST", "files", { name, s3Key, category: "work", type: "other" });
  return s3Key;
}
