import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { listSchema, selectionsSchema } from "@/lib/api/list";
import { importArchive } from "../support/archive/archive";
import { ask, call, type Method, routes } from "../support/call";
import { publicRoutes } from "../support/public-routes";
import type { ResourceSample } from "../support/sample";
import { newTenant } from "../support/tenants";

// Rules for every resource. The list is generated from the route files, so that a new resource is included.
const samples = import.meta.glob<{ sample: ResourceSample }>("../samples/*.ts");
const creates = await Promise.all(
  routes.map(async (route) => ("POST" in (await route.load()) ? route.path : "")),
);
const resources = routes
  .filter((route) => route.path.endsWith("/search"))
  .map((route) => route.path.split("/")[0] ?? "")
  .filter((noun) => creates.includes(noun));

describe("every route", () => {
  const closed = routes.filter((route) => !publicRoutes.includes(route.path));
  it.each(closed)(
    "$path rejects a caller without a session or with a forged token",
    async ({ path, load }) => {
      const address = path.replace(/\[\w+\]/g, newId());
      for (const method of Object.keys(await load()) as Method[]) {
        const body = method === "GET" || method === "DELETE" ? undefined : {};
        for (const caller of [null, { token: "forged" }, { token: `${btoa("{}")}.${btoa("{}")}.x` }]) {
          const answer = await ask(caller, method, address, body);
          expect(answer.status, `${method} ${address}`).toBe(401);
          expect(answer.headers.get("content-type")).toBe("application/problem+json");
          expect(answer.body).toMatchObject({ status: 401, title: "Unauthorized", detail: "Unauthorized" });
        }
      }
    },
  );
});

describe.each(resources)("%s", (resource) => {
  const getSample = async () => {
    const load = samples[`../samples/${resource}.ts`];
    if (!load) throw new Error(`tests/api/samples/${resource}.ts is missing`);
    return (await load()).sample;
  };

  it("creates a row once, even when the request is repeated", async () => {
    const [sample, tenant] = [await getSample(), await newTenant()];
    const body = {
      ...(await sample.newBody(tenant)),
      id: newId(),
      userId: newId(),
      createdAt: "1999-01-01T00:00:00Z",
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(tenant, "POST", resource, body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    const created = sample.schema.parse(answers[0]?.body) as Record<string, string>;
    expect(created.id).toBe(body.id);
    expect(created.createdAt ?? "").not.toMatch(/^1999/);
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    const { body: list } = await ask(tenant, "POST", `${resource}/search`, {});
    expect(list.total).toBe(1);
    // The fields of the patch that a create accepts too.
    const { body: changed } = await ask(tenant, "POST", resource, { ...body, ...sample.patch, id: newId() });
    const fields = Object.keys(sample.patch).filter(
      (field) => !isDeepStrictEqual(changed[field], created[field]),
    );
    expect(fields).not.toEqual([]);
    for (const field of fields) {
      const other = await ask(tenant, "POST", resource, { ...body, [field]: sample.patch[field] });
      expect(other.status, `the same id with another ${field}`).toBe(409);
    }
  });

  it("lists rows in the shape of a list", async () => {
    const [sample, tenant] = [await getSample(), await newTenant()];
    for (const take of [1, 2, 3]) {
      const created = await ask(tenant, "POST", resource, {
        ...(await sample.newBody(tenant)),
        name: `Row ${take}`,
      });
      expect(created.status).toBe(201);
    }
    const all = await ask(tenant, "POST", `${resource}/search`, {});
    expect(all.status).toBe(200);
    expect((sample.listSchema ?? listSchema(sample.rowSchema)).parse(all.body)).toMatchObject({
      total: 3,
      unfilteredTotal: 3,
    });
    const first = await ask(tenant, "POST", `${resource}/search`, { take: 1, unknown: "ignored" });
    expect(first.body).toMatchObject({
      total: 3,
      unfilteredTotal: 3,
      items: [{ id: all.body.items[0]?.id }],
    });
    for (const take of [0, 1001, 1.5, "many"]) {
      expect((await ask(tenant, "POST", `${resource}/search`, { take })).status).toBe(422);
    }
  });

  it("returns a row, changes it and deletes it", async () => {
    const [sample, tenant] = [await getSample(), await newTenant()];
    const { body: row } = await ask(tenant, "POST", resource, await sample.newBody(tenant));
    const changed = await ask(tenant, "PATCH", `${resource}/${row.id}`, {
      ...sample.patch,
      id: newId(),
      userId: newId(),
    });
    expect(changed.status).toBe(200);
    expect(sample.schema.parse(changed.body)).toMatchObject({ ...sample.patch, id: row.id });
    const untouched = await ask(tenant, "PATCH", `${resource}/${row.id}`, {});
    expect(untouched.body).toMatchObject({ ...sample.patch, id: row.id });
    const read = await ask(tenant, "GET", `${resource}/${row.id}`);
    if (read.status !== 405) expect(sample.schema.parse(read.body)).toMatchObject(sample.patch);
    const deleted = await call(tenant, "DELETE", `${resource}/${row.id}`, undefined, {
      "content-type": "application/json",
    });
    expect([deleted.status, await deleted.text()]).toEqual([204, ""]);
    expect((await ask(tenant, "DELETE", `${resource}/${row.id}`)).status).toBe(404);
    expect((await ask(tenant, "PATCH", `${resource}/${row.id}`, sample.patch)).status).toBe(404);
  });

  it("keeps an export from being imported over its rows, and is deleted by a reset of the demo", async () => {
    const [sample, tenant] = [await getSample(), await newTenant()];
    const { body: row } = await ask(tenant, "POST", resource, await sample.newBody(tenant));
    // The rows that it refers to would refuse the import too.
    for (const other of resources.filter((name) => name !== resource)) {
      const { body } = await ask(tenant, "POST", `${other}/search`, { take: 1000 });
      for (const { id } of body.items) await ask(tenant, "DELETE", `${other}/${id}`);
    }
    const { body: left } = await ask(tenant, "POST", `${resource}/search`, {});
    const imported = await importArchive(tenant, Buffer.from("no archive"));
    if (left.items.some(({ id }) => id === row.id))
      expect(imported.status, "Add its table to requireEmpty in lib/archive/server/import.ts").toBe(409);
    await ask(tenant, "POST", "demo/reset");
    const { body: reset } = await ask(tenant, "POST", `${resource}/search`, {});
    expect(reset.items, "Delete its rows in lib/server/jobs/delete-tenant-rows.ts").toEqual([]);
  });

  it("changes a row only when its version matches the caller's", async () => {
    const [sample, tenant] = [await getSample(), await newTenant()];
    const { body: row } = await ask(tenant, "POST", resource, await sample.newBody(tenant));
    const path = `${resource}/${row.id}`;
    const change = (version: unknown, body: object = sample.patch) =>
      ask(tenant, "PATCH", path, body, { "if-match": `"${String(version)}"` });
    const writers = await Promise.all(Array.from({ length: 5 }, () => change(row.updatedAt)));
    expect(writers.map((answer) => answer.status).sort()).toEqual([200, 412, 412, 412, 412]);
    const { body: stored } = await ask(tenant, "PATCH", path, {}, { "if-match": "*" });
    const refused = await change("2001-01-01T00:00:00.000Z", await sample.newBody(tenant));
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({ title: "Precondition Failed", status: 412 });
    expect(sample.schema.parse(refused.body.current)).toEqual({
      ...stored,
      updatedAt: (refused.body.current as { updatedAt: string }).updatedAt,
    });
    const { updatedAt } = refused.body.current as { updatedAt: string };
    expect((await change(updatedAt)).status).toBe(200);
    for (const unclear of ["1", "0000-01-01T00:00:00Z"]) expect((await change(unclear)).status).toBe(400);
    expect((await ask(tenant, "DELETE", path)).status).toBe(204);
    expect((await change(updatedAt)).status).toBe(404);
  });

  it("hides the rows of another tenant", async () => {
    const [sample, owner, other] = [await getSample(), await newTenant(), await newTenant()];
    const { body: row } = await ask(owner, "POST", resource, await sample.newBody(owner));
    const before = await ask(owner, "POST", `${resource}/search`, {});
    for (const method of ["GET", "PATCH", "DELETE"] as const) {
      const answer = await ask(
        other,
        method,
        `${resource}/${row.id}`,
        method === "PATCH" ? sample.patch : undefined,
      );
      expect([404, 405], `${method} ${resource}`).toContain(answer.status);
    }
    expect((await ask(other, "POST", `${resource}/search`, {})).body).toMatchObject({
      items: [],
      total: 0,
      unfilteredTotal: 0,
    });
    expect((await ask(owner, "POST", `${resource}/search`, {})).body).toEqual(before.body);
  });

  it("rejects unreadable and invalid bodies", async () => {
    const [sample, tenant] = [await getSample(), await newTenant()];
    const { body, path, message } = sample.invalid;
    const invalid = await ask(tenant, "POST", resource, { ...(await sample.newBody(tenant)), ...body });
    expect(invalid.status).toBe(422);
    expect(invalid.body.errors).toContainEqual({ path, message });
    expect((await ask(tenant, "POST", resource, "{ name:")).status).toBe(400);
    expect((await ask(tenant, "POST", resource, "")).status).toBe(400);
    expect((await ask(tenant, "POST", resource, `"${"x".repeat(1_000_001)}"`)).status).toBe(413);
    expect((await ask(tenant, "POST", resource, "[".repeat(50) + "]".repeat(50))).status).toBe(400);
    for (const value of [null, [], "text", 7])
      expect((await ask(tenant, "POST", resource, value ?? "null")).status).toBe(
        value === "text" ? 400 : 422,
      );
    expect((await ask(tenant, "PATCH", `${resource}/not-an-id`, {})).status).toBe(404);
  });
});

const selections = routes.filter((route) => route.path.endsWith("/selections")).map((route) => route.path);

describe.each(selections)("%s", (path) => {
  it("returns value and label", async () => {
    const tenant = await newTenant("full");
    const answer = await ask(tenant, "POST", path, {});
    expect(answer.status).toBe(200);
    const options = selectionsSchema.parse(answer.body);
    expect(options.length).toBeGreaterThan(0);
    const narrowed = await ask(tenant, "POST", path, { name: options[0]?.label.toUpperCase() });
    expect(narrowed.body).toContainEqual(options[0]);
    expect((await ask(tenant, "POST", path, { name: "no such thing %" })).body).toEqual([]);
  });
});
