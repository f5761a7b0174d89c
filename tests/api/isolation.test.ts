import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "@/lib/new-id";
import { db } from "@/lib/server/db/client";
import { ask, type Caller, type Method, routes } from "./support/call";
import type { ResourceSample } from "./support/sample";
import { newTenant, type Tenant } from "./support/tenants";

// Read from the route files: a new route is in it by being there.
const samples = import.meta.glob<{ sample: ResourceSample }>("./samples/*.ts", { eager: true });
const sampleOf = (resource: string) => samples[`./samples/${resource}.ts`]?.sample;
const resources = routes.map((route) => route.path).filter((path) => sampleOf(path));
/** Routes of one row, each with whose rows it serves. */
const rowRoutes = routes.filter((route) => route.path.includes("[id]"));
const lists = routes.map((route) => route.path).filter((path) => /\/(search|selections)$/.test(path));
const readers = ["GET", "DELETE"];

let victim: Tenant;
let intruder: Tenant;
let before: string;

beforeAll(async () => {
  [victim, intruder] = await Promise.all([newTenant("full"), newTenant()]);
  before = await rowsOf(victim);
});

describe("another tenant", () => {
  it.each(rowRoutes)("finds nothing behind $path", async ({ path, load }) => {
    const resource = path.split("/")[0] ?? "";
    const id = await victimsRow(resource);
    for (const method of Object.keys(await load()) as Method[]) {
      const body = readers.includes(method) ? undefined : sampleOf(resource)?.patch;
      const answer = await ask(intruder, method, path.replace("[id]", id), body);
      expect(answer.status, `${method} ${path}`).toBe(404);
    }
    expect(await rowsOf(victim)).toBe(before);
  });

  it.each(lists)("sees nothing in %s", async (path) => {
    const seen = JSON.stringify((await ask(intruder, "POST", path, {})).body);
    const rows = JSON.stringify((await ask(victim, "POST", path, {})).body);
    for (const id of rows.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])
      expect(seen).not.toContain(id);
  });

  it.each(resources)("hangs nothing of theirs on the rows of %s", async (resource) => {
    const own = await newTenant();
    const sample = sampleOf(resource);
    const body = (await sample?.newBody(own)) ?? {};
    const { body: row } = await ask(own, "POST", resource, { ...body, id: newId() });
    const mine = await rowsOf(own, "updatedAt");
    for (const key of Object.keys(body).filter((name) => targets[name])) {
      const reference = { [key]: await victimsRow(targets[key] ?? "") };
      for (const answer of [
        await ask(own, "POST", resource, { ...body, ...reference }),
        await ask(own, "PATCH", `${resource}/${row.id}`, reference),
      ])
        // A change of what a row belongs to is passed over where the specification has none.
        expect([200, 404], `${resource} ${key}`).toContain(answer.status);
    }
    expect(await rowsOf(own, "updatedAt")).toBe(mine);
    expect(await rowsOf(victim)).toBe(before);
  });

  it("puts none of their people on a project, and none of their pictures on its own", async () => {
    const own = await newTenant();
    const project = await ask(own, "POST", "projects", { name: "Mine" });
    for (const contactType of ["client", "partner"]) {
      const contacts = [await victimsRow(`${contactType}-contacts`)];
      const answer = await ask(own, "PATCH", `projects/${project.body.id}`, {
        contacts: { contactType, contacts },
      });
      expect(answer.status, contactType).toBe(404);
    }
    const s3Key = `${victim.userId}/${newId()}/brief.pdf`;
    expect((await ask(own, "PATCH", "users", { avatar: s3Key })).status).toBe(404);
    expect((await ask(own, "POST", "files/url", { s3Key })).status).toBeGreaterThanOrEqual(404);
    const ids = [await victimsRow("files")];
    expect((await ask(own, "POST", "files/delete-many", ids)).body).toEqual({ count: 0 });
    expect(await rowsOf(victim)).toBe(before);
  });
});

describe("who is there no more", () => {
  const ways: Record<string, (tenant: Tenant) => Promise<unknown>> = {
    "has left": (tenant) => ask(tenant, "GET", "auth/logout"),
    "has deleted the account": (tenant) => ask(tenant, "DELETE", "users"),
    "has come to the end of two hours": (tenant) =>
      db.user.update({ where: { id: tenant.userId }, data: { expiresAt: new Date() } }),
  };

  it.each(Object.entries(ways))("is refused everywhere: who %s", async (_, end) => {
    const gone = await newTenant();
    await end(gone);
    const welcomed: string[] = [];
    for (const { path, load } of routes.filter((route) => !open.includes(route.path)))
      for (const method of Object.keys(await load()) as Method[]) {
        const address = path.replace(/\[\w+\]/g, newId());
        const { status } = await ask(
          gone as Caller,
          method,
          address,
          readers.includes(method) ? undefined : {},
        );
        if (status !== 401) welcomed.push(`${method} ${path}: ${status}`);
      }
    expect(welcomed).toEqual([]);
  });
});

/** Routes that need no session. */
const open = [
  "[...path]",
  "auth/callback/google",
  "auth/google",
  "auth/refresh",
  "auth/session",
  "demo",
  "demo/blank",
  "health",
  "openapi.json",
  "ready",
  "settings",
  "storage",
];

/** What the keys of a body that name another row refer to. */
const targets: Record<string, string> = { projectId: "projects", clientId: "clients", companyId: "clients" };

async function victimsRow(resource: string): Promise<string> {
  const { body } = await ask(victim, "POST", `${resource}/search`, {});
  return body.items[0]?.id ?? `nothing in ${resource}`;
}

/** Every row of a tenant in every table, as text; all columns, or all but one. */
async function rowsOf({ userId }: Tenant, without = ""): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE column_name = 'userId' AND table_schema = 'public' AND table_name <> 'Session' ORDER BY 1`;
  const dumps = tables.map(({ name }) =>
    db.$queryRawUnsafe(
      `SELECT (to_jsonb(t) - $2::text)::text AS row FROM "${name}" t WHERE "userId" = $1::uuid ORDER BY 1`,
      userId,
      without,
    ),
  );
  return JSON.stringify(await Promise.all(dumps));
}
