import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { upload } from "../support/objects";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

const link = "https://files.example/plan.pdf";

describe("files/search", () => {
  it("filters by name, type, category, project and client, the newest first", async () => {
    const tenant = await newTenant();
    const client = await ask(tenant, "POST", "clients", { name: "Casa Almendra", themeColor: "yellow" });
    const project = await ask(tenant, "POST", "projects", { name: "Menu", clientId: client.body.id });
    const alone = await ask(tenant, "POST", "projects", { name: "Own work" });
    const rows = [
      { name: "Café 100% plan", type: "document", category: "work", projectId: project.body.id },
      { name: "Photo", type: "image", category: "asset", projectId: project.body.id },
      { name: "Sketch_1", type: "design", category: "work", projectId: alone.body.id },
      { name: "Sketch 1", type: "design", category: "work" },
    ];
    for (const row of rows) expect((await ask(tenant, "POST", "files", { ...row, link })).status).toBe(201);

    const names = async (filter: object) =>
      (await ask(tenant, "POST", "files/search", filter)).body.items.map((file) => file.name);
    expect(await names({})).toEqual(["Sketch 1", "Sketch_1", "Photo", "Café 100% plan"]);
    expect(await names({ name: "CAFE" })).toEqual(["Café 100% plan"]);
    expect(await names({ name: "_" })).toEqual(["Sketch_1"]);
    expect(await names({ name: "0%" })).toEqual(["Café 100% plan"]);
    expect(await names({ type: "design", category: "" })).toEqual(["Sketch 1", "Sketch_1"]);
    expect(await names({ category: "asset", type: "" })).toEqual(["Photo"]);
    expect(await names({ clientId: client.body.id })).toEqual(["Photo", "Café 100% plan"]);
    expect(await names({ projectId: alone.body.id })).toEqual(["Sketch_1"]);
    expect(await names({ clientId: newId() })).toEqual([]);

    const { body } = await ask(tenant, "POST", "files/search", { name: "photo" });
    expect(body).toMatchObject({ total: 1, unfilteredTotal: 4 });
    expect(body.items[0]).toMatchObject({
      project: { id: project.body.id, name: "Menu" },
      clientId: client.body.id,
      client: { id: client.body.id, name: "Casa Almendra", themeColor: "yellow" },
      size: null,
      s3Key: null,
      link,
    });
    expect((await ask(tenant, "POST", "files/search", { type: "film" })).status).toBe(422);
  });

  it("shows 30 of the demo's files, with sizes as numbers", async () => {
    const tenant = await newTenant("full");
    const { body } = await ask(tenant, "POST", "files/search", {});
    expect(body.items).toHaveLength(30);
    expect(body.total).toBeGreaterThan(250);
    for (const file of body.items) expect(typeof (file.size ?? 0)).toBe("number");
  });
});

describe("a new file", () => {
  it.each([
    [{ link: "" }, "link", "Invalid URL format"],
    [{ link: "ftp://files.example/x" }, "link", "Invalid URL format"],
    [{ link: "javascript:alert(1)" }, "link", "Invalid URL format"],
    [{ link: "not an address" }, "link", "Invalid URL format"],
    [{}, "s3Key", "Please upload a file"],
    [{ link, name: "" }, "name", "Please enter display name"],
    [{ link, category: "" }, "category", "File category must be specified"],
    [{ link, type: "" }, "type", "File type must be specified"],
  ])("with %j is rejected", async (body, path, message) => {
    const tenant = await newTenant();
    const answer = await ask(tenant, "POST", "files", { name: "Plan", ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ path, message });
  });

  it("defaults to category asset and type archive, and accepts url for link", async () => {
    const tenant = await newTenant();
    const answer = await ask(tenant, "POST", "files", { name: "Plan", url: link });
    expect(answer.body).toMatchObject({ type: "archive", category: "asset", link, project: null });
  });

  it("belongs to a project of its tenant or to none", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const project = await ask(other, "POST", "projects", { name: "Theirs" });
    const refused = await ask(tenant, "POST", "files", { name: "Plan", link, projectId: project.body.id });
    expect(refused.status).toBe(404);
    const key = await upload(tenant);
    const withObject = await ask(tenant, "POST", "files", {
      name: "P",
      s3Key: key,
      projectId: project.body.id,
    });
    expect(withObject.status).toBe(404);
    expect((await ask(tenant, "POST", "files", { name: "P", s3Key: key })).status).toBe(201);
  });

  it("is renamed with its own error message", async () => {
    const tenant = await newTenant();
    const { body } = await ask(tenant, "POST", "files", { name: "Plan", link });
    const refused = await ask(tenant, "PATCH", `files/${body.id}`, { name: " " });
    expect(refused.body.errors).toEqual([{ path: "name", message: "Please name your file" }]);
  });
});

it("the object of a file stays when a second registration of its upload is refused", async () => {
  const tenant = await newTenant();
  const s3Key = await upload(tenant);
  expect((await ask(tenant, "POST", "files", { name: "First", s3Key })).status).toBe(201);
  await db.upload.updateMany({ where: { key: s3Key }, data: { size: 4 } });
  expect((await ask(tenant, "POST", "files", { name: "Second", s3Key })).status).toBe(422);
  const where = { key: s3Key };
  expect([await db.upload.count({ where }), await db.objectRemoval.count({ where })]).toEqual([1, 0]);
});

describe("files/ids", () => {
  it("returns all ids that the filter matches, the newest first, regardless of the page size", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const make = async (owner: typeof tenant, name: string) =>
      (await ask(owner, "POST", "files", { name, link })).body.id;
    const first = await make(tenant, "Plan of the quay");
    await make(tenant, "Budget");
    const second = await make(tenant, "Plan of the hall");
    await make(other, "Plan of the roof");
    const { status, body } = await ask(tenant, "POST", "files/ids", { name: "plan", take: 1 });
    expect([status, body]).toEqual([200, { ids: [second, first] }]);
    expect((await ask(tenant, "POST", "files/ids", { type: "plan" })).status).toBe(422);
  });

  it("returns at most 10,000 ids, those of the newest files", async () => {
    const { userId, ...tenant } = await newTenant();
    await db.$executeRaw`
      INSERT INTO "File" ("userId", "id", "name", "link", "createdAt", "updatedAt")
      SELECT ${userId}::uuid, gen_random_uuid(), 'Old', ${link}, '2026-01-01', now() FROM generate_series(1, 10000)`;
    const { body: newest } = await ask(tenant, "POST", "files", { name: "New", link });
    const { body } = await ask<{ ids: string[] }>(tenant, "POST", "files/ids", {});
    expect([body.ids.length, body.ids[0]]).toEqual([10_000, newest.id]);
  });
});

describe("files/delete-many", () => {
  it("accepts an array or an object with ids, and ignores unknown ids", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const make = async (owner: typeof tenant) =>
      (await ask(owner, "POST", "files", { name: "Plan", link })).body.id;
    const [one, two, three, theirs] = [
      await make(tenant),
      await make(tenant),
      await make(tenant),
      await make(other),
    ];
    const bare = await ask(tenant, "POST", "files/delete-many", [one, newId(), theirs]);
    expect([bare.status, bare.body]).toEqual([200, { count: 1 }]);
    expect((await ask(tenant, "POST", "files/delete-many", { ids: [two, one] })).body).toEqual({ count: 1 });
    expect((await ask(tenant, "POST", "files/delete-many", [])).body).toEqual({ count: 0 });
    for (const body of [{}, { ids: "all" }, ["x"], null]) {
      expect((await ask(tenant, "POST", "files/delete-many", body ?? "null")).status).toBe(422);
    }
    const { body } = await ask(tenant, "POST", "files/search", {});
    expect(body.items.map((file) => file.id)).toEqual([three]);
    expect((await ask(other, "POST", "files/search", {})).body.total).toBe(1);
  });
});

describe("PATCH files/{id}", () => {
  it("moves a file to another project and to none, but not to another tenant's", async () => {
    const [tenant, stranger] = [await newTenant(), await newTenant()];
    const projectOf = async (owner: typeof tenant) =>
      (await ask(owner, "POST", "projects", { name: "Menu" })).body.id;
    const [projectId, theirs] = [await projectOf(tenant), await projectOf(stranger)];
    const { body: file } = await ask(tenant, "POST", "files", {
      name: "Plan",
      type: "document",
      category: "work",
      link,
    });
    const moved = await ask(tenant, "PATCH", `files/${file.id}`, { projectId });
    expect(moved.body).toMatchObject({ name: "Plan", projectId, project: { id: projectId, name: "Menu" } });
    expect((await ask(tenant, "PATCH", `files/${file.id}`, { projectId: theirs })).status).toBe(404);
    const kept = await ask(tenant, "PATCH", `files/${file.id}`, { name: "Plan 2" });
    expect(kept.body).toMatchObject({ name: "Plan 2", projectId });
    const freed = await ask(tenant, "PATCH", `files/${file.id}`, { projectId: null });
    expect(freed.body).toMatchObject({ projectId: null, project: null });
  });
});

it("every answer has the names of the specification for the name of a file and its link", async () => {
  const tenant = await newTenant();
  const created = await createRow(tenant, "files", { name: "Brief", url: "https://files.example/brief" });
  const same = { name: "Brief", displayName: "Brief", url: "https://files.example/brief" };
  expect(created).toMatchObject(same);
  const { body } = await ask(tenant, "POST", "files/search", {});
  expect(body.items).toMatchObject([same]);
  const renamed = await ask(tenant, "PATCH", `files/${created.id}`, { name: "Plan" });
  expect(renamed.body).toMatchObject({ name: "Plan", displayName: "Plan" });
});
