import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { emptyDatabase } from "../support/empty-database";
import { presign, put, text, upload } from "../support/objects";
import { newTenant, type Tenant } from "../support/tenants";

const folder = path.join(process.env.PENNANT_DATA_DIR ?? "", "objects");
// A sweep counts the expired tenants of all files.
beforeAll(emptyDatabase);

const scheduler = { token: process.env.CRON_SECRET ?? "" };

const isStored = (key: string) => existsSync(path.join(folder, key));
const sweep = () => ask<Record<string, number>>(scheduler, "POST", "cron/sweep");

const emptyTrash = async (tenant: Tenant) => expect((await ask(tenant, "DELETE", "trash")).status).toBe(204);

/** Lets the trash expire. */
async function endTrash({ userId }: Tenant) {
  await db.upload.updateMany({ where: { userId }, data: { createdAt: new Date(0) } });
  await db.trashEntry.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } });
  expect((await sweep()).status).toBe(200);
}

/** Returns what a tenant has: rows by table, and objects in the store. */
async function countAll({ userId }: Tenant) {
  const where = { userId };
  const kept = path.join(folder, userId);
  return {
    clients: await db.client.count({ where }),
    projects: await db.project.count({ where }),
    files: await db.file.count({ where }),
    contacts: await db.clientContact.count({ where }),
    uploads: await db.upload.count({ where }),
    objects: existsSync(kept) ? readdirSync(kept).length : 0,
  };
}

/** Creates a client with two projects, stored and linked files, and a contact with a picture. */
async function addClient(tenant: Tenant) {
  const { body: client } = await ask(tenant, "POST", "clients", { name: "Fjellgate" });
  for (const name of ["One", "Two"]) {
    const { body: project } = await ask(tenant, "POST", "projects", { name, clientId: client.id });
    for (const category of ["work", "asset"]) {
      const s3Key = await upload(tenant, { category });
      const file = { name: "Stored", category, projectId: project.id, s3Key };
      expect((await ask(tenant, "POST", "files", file)).status).toBe(201);
    }
    const linked = { name: "Linked", projectId: project.id, link: "https://files.example" };
    expect((await ask(tenant, "POST", "files", linked)).status).toBe(201);
  }
  const avatar = await upload(tenant, { category: "client-contact", type: "image/webp", name: "avatar_new" });
  const contact = { name: "Tobias", role: "Owner", companyId: client.id, avatar };
  expect((await ask(tenant, "POST", "client-contacts", contact)).body.avatar).toBe(avatar);
  return client.id;
}

const empty = { clients: 0, projects: 0, files: 0, contacts: 0, uploads: 0, objects: 0 };
const full = { clients: 1, projects: 2, files: 6, contacts: 1, uploads: 5, objects: 5 };

describe("a deletion", () => {
  it("of a client deletes its rows and objects, and nothing else", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const id = await addClient(tenant);
    await addClient(other);
    const own = await upload(tenant);
    await ask(tenant, "POST", "files", { name: "Of no project", s3Key: own });
    expect(await countAll(tenant)).toEqual({ ...full, files: 7, uploads: 6, objects: 6 });
    expect((await ask(tenant, "DELETE", `clients/${id}`)).status).toBe(204);
    expect(await countAll(tenant)).toEqual({ ...empty, files: 1, uploads: 6, objects: 6 });
    await emptyTrash(tenant);
    expect(await countAll(tenant)).toEqual({ ...empty, files: 1, uploads: 1, objects: 1 });
    expect(await countAll(other)).toEqual(full);
  });

  it("of a project or an account, and a reset, delete their objects", async () => {
    const tenant = await newTenant();
    await addClient(tenant);
    const { body: projects } = await ask(tenant, "POST", "projects/search", {});
    await ask(tenant, "DELETE", `projects/${projects.items[0]?.id}`);
    expect(await countAll(tenant)).toMatchObject({ projects: 1, files: 3, uploads: 5, objects: 5 });
    await endTrash(tenant);
    expect(await countAll(tenant)).toMatchObject({ projects: 1, files: 3, uploads: 3, objects: 3 });
    expect((await ask(tenant, "POST", "demo/reset")).status).toBe(200);
    expect(await countAll(tenant)).toEqual(empty);
    await addClient(tenant);
    const left = await ask(tenant, "DELETE", "users");
    expect([left.status, left.body]).toEqual([204, null]);
    expect(left.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect(await countAll(tenant)).toEqual(empty);
    expect((await ask(tenant, "GET", "users")).status).toBe(401);
    expect(await db.session.count({ where: { userId: tenant.userId } })).toBe(0);
  });

  it("of several files or of contacts deletes their objects", async () => {
    const tenant = await newTenant();
    await addClient(tenant);
    const { body: files } = await ask(tenant, "POST", "files/search", {});
    const ids = files.items.map((file) => file.id);
    await ask(tenant, "POST", "files/delete-many", ids);
    const { body: contacts } = await ask(tenant, "POST", "client-contacts/search", {});
    await ask(tenant, "DELETE", `client-contacts/${contacts.items[0]?.id}`);
    const { body: trash } = await ask(tenant, "POST", "trash/search", {});
    for (const { id } of trash.items) expect((await ask(tenant, "DELETE", `trash/${id}`)).status).toBe(204);
    expect(await countAll(tenant)).toEqual({ ...empty, clients: 1, projects: 2 });
  });

  it("that fails deletes nothing", async () => {
    const tenant = await newTenant();
    await addClient(tenant);
    expect((await ask(tenant, "DELETE", `projects/${tenant.userId}`)).status).toBe(404);
    expect(await countAll(tenant)).toEqual(full);
  });

  it("never deletes the demo's own objects", async () => {
    const tenant = await newTenant("full");
    const { body: files } = await ask(tenant, "POST", "files/search", { take: 1000 });
    await ask(
      tenant,
      "POST",
      "files/delete-many",
      files.items.map((file) => file.id),
    );
    expect((await ask(tenant, "PATCH", "users", { avatar: null })).status).toBe(200);
    expect(await db.objectRemoval.count({ where: { key: { startsWith: "demo/" } } })).toBe(0);
  });
});

describe("cron/sweep", () => {
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);

  it("requires the scheduler's secret", async () => {
    const tenant = await newTenant();
    for (const caller of [null, tenant, { token: "wrong" }]) {
      for (const method of ["GET", "POST"] as const)
        expect((await ask(caller, method, "cron/sweep")).status).toBe(401);
    }
    expect((await ask(scheduler, "GET", "cron/sweep")).status).toBe(200);
  });

  it("deletes expired tenants, also when it runs twice at once, and no others", async () => {
    const [over, alive] = [await newTenant(), await newTenant()];
    const gone = await Promise.all(Array.from({ length: 24 }, () => newTenant()));
    await addClient(over);
    await addClient(alive);
    const ids = [over, ...gone].map(({ userId }) => userId);
    await db.user.updateMany({ where: { id: { in: ids } }, data: { expiresAt: longAgo } });
    expect((await ask(over, "GET", "users")).status).toBe(401);
    await db.upload.updateMany({ where: { userId: over.userId }, data: { createdAt: longAgo } });
    const answers = await Promise.all([sweep(), sweep(), sweep()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + (body.tenants ?? 0), 0)).toBe(25);
    expect(await db.user.count({ where: { id: { in: ids } } })).toBe(0);
    expect(await countAll(over)).toEqual(empty);
    expect(await countAll(alive)).toEqual(full);
  });

  it("removes uploads that nothing uses within an hour", async () => {
    const tenant = await newTenant();
    const [old, young, used] = [await upload(tenant), await upload(tenant), await upload(tenant)];
    const file = await ask(tenant, "POST", "files", { name: "Used", s3Key: used });
    expect(file.status).toBe(201);
    await db.upload.updateMany({ where: { key: { in: [old, used] } }, data: { createdAt: longAgo } });
    await sweep();
    expect([isStored(old), isStored(young), isStored(used)]).toEqual([false, true, true]);
    expect((await ask(tenant, "POST", "files", { name: "Late", s3Key: old })).status).toBe(404);
    expect((await ask(tenant, "POST", "files", { name: "In time", s3Key: young })).status).toBe(201);
  });

  it("removes an object again that its upload URL restores after its file was deleted", async () => {
    const tenant = await newTenant();
    const { url, key } = (await presign(tenant)).body;
    await put(url, text("Hello"), "text/plain");
    const { body: file } = await ask(tenant, "POST", "files", { name: "Short-lived", s3Key: key });
    await ask(tenant, "DELETE", `files/${file.id}`);
    await emptyTrash(tenant);
    const late = await put(url, text("Hello"), "text/plain");
    expect([late.status, isStored(key)]).toEqual([403, false]);
    // The store of a bucket does not ask this server.
    mkdirSync(path.dirname(path.join(folder, key)), { recursive: true });
    writeFileSync(path.join(folder, key), "Hello");
    await sweep();
    expect(isStored(key)).toBe(true);
    await db.objectRemoval.update({ where: { key }, data: { requestedAt: longAgo } });
    await sweep();
    expect([isStored(key), await db.objectRemoval.count({ where: { key } })]).toEqual([false, 0]);
  });

  it("keeps objects queued while the store is unreachable, and removes them afterwards", async () => {
    const tenant = await newTenant();
    const key = await upload(tenant);
    const { body: file } = await ask(tenant, "POST", "files", { name: "Stuck", s3Key: key });
    await db.upload.updateMany({ where: { key }, data: { createdAt: longAgo } });
    rmSync(path.join(folder, tenant.userId), { recursive: true });
    // A file where a folder should be: the store cannot be reached through it.
    writeFileSync(path.join(folder, tenant.userId), "");
    expect((await ask(tenant, "DELETE", `files/${file.id}`)).status).toBe(204);
    await emptyTrash(tenant);
    // Another object, which was released later, is removed nevertheless.
    await db.objectRemoval.update({ where: { key }, data: { requestedAt: longAgo } });
    const neighbours = Array.from({ length: 20 }, (_, at) => key.replace(/[^/]+$/, `${at}`));
    await db.objectRemoval.createMany({
      data: neighbours.map((one) => ({ key: one, requestedAt: longAgo })),
    });
    const other = await upload(await newTenant());
    await db.upload.updateMany({ where: { key: other }, data: { createdAt: longAgo } });
    const refused = await sweep();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await db.objectRemoval.count({ where: { key } })).toBe(1);
    expect([isStored(other), await db.objectRemoval.count({ where: { key: other } })]).toEqual([false, 0]);
    rmSync(path.join(folder, tenant.userId));
    expect((await sweep()).status).toBe(200);
    expect(await db.objectRemoval.count({ where: { key } })).toBe(0);
  });
});
