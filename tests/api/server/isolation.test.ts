import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { db } from "@/lib/server/db/client";
import { type AnyBody, ask, type Caller, type Method, routes } from "../support/call";
import { publicRoutes } from "../support/public-routes";
import { presign } from "../support/objects";
import type { ResourceSample } from "../support/sample";
import { newTenant, type Tenant } from "../support/tenants";

// The PDF of an issued document is stored after the response, which would change rows while they are compared.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

// Generated from the route files, so that a new route is tested without being listed here.
const samples = import.meta.glob<{ sample: ResourceSample }>("../samples/*.ts", { eager: true });
const sampleOf = (resource: string) => samples[`../samples/${resource}.ts`]?.sample;
const resources = routes.map((route) => route.path).filter((path) => sampleOf(path));
/** Routes of a single row. */
const rowRoutes = routes.filter((route) => route.path.includes("[id]"));
const lists = routes.map((route) => route.path).filter((path) => /\/(search|selections)$/.test(path));
const HINT = "add some in lib/demo/server/workspace";
/** Methods whose requests have no body. */
const bodyless = ["GET", "DELETE"];

let victim: Tenant;
let intruder: Tenant;
/** Keys of the victim's uploads: of a file, a profile picture and a logo. */
let keys: { file: string; picture: string; logo: string };
let before: string;

beforeAll(async () => {
  [victim, intruder] = await Promise.all([newTenant("full"), newTenant()]);
  const file = await presign(victim);
  const picture = await presign(victim, { name: "me.png", type: "image/png", category: "user" });
  const logo = await presign(victim, { name: "logo.png", type: "image/png", category: "logo" });
  keys = { file: file.body.key, picture: picture.body.key, logo: logo.body.key };
  const passkey = { credentialId: newId(), publicKey: new Uint8Array(77), counter: 0, name: "Laptop" };
  await db.passkey.create({ data: { ...passkey, userId: victim.userId } });
  const account = { type: "oidc", provider: "google", providerAccountId: newId(), createdAt: new Date() };
  await db.account.create({ data: { ...account, userId: victim.userId } });
  expect((await ask(victim, "DELETE", `tasks/${await victimRowId("tasks")}`)).status).toBe(204);
  const repeating = { name: "Standup", dueAt: "2026-11-27", repeat: { every: "week", count: 3 } };
  expect((await ask(victim, "POST", "events", repeating)).status).toBe(201);
  before = await rowsOf(victim);
});

describe("another tenant", () => {
  it.each(rowRoutes)("gets 404 from every method of $path", async ({ path, load }) => {
    const resource = path.split("/")[0] ?? "";
    const address = path.replace("[id]", await victimRowId(resource));
    for (const method of Object.keys(await load()) as Method[]) {
      const body = bodyless.includes(method) ? undefined : (sampleOf(resource)?.patch ?? { name: "Mine" });
      const answer = await ask(intruder, method, address, body);
      expect(answer.status, `${method} ${path}`).toBe(404);
    }
    expect(await rowsOf(victim)).toBe(before);
  });

  it.each(lists)("sees none of the victim's rows in %s", async (path) => {
    const [theirs, own] = [await ask(victim, "POST", path, {}), await ask(intruder, "POST", path, {})];
    expect([theirs.status, own.status]).toEqual([200, 200]);
    expect(itemsIn(theirs.body), `The full demo has no rows in ${path}: ${HINT}`).not.toEqual([]);
    for (const item of itemsIn(theirs.body)) expect(itemsIn(own.body)).not.toContain(item);
  });

  it.each(resources)("cannot refer to the victim's rows from %s", async (resource) => {
    const own = await newTenant();
    const body = (await sampleOf(resource)?.newBody(own)) ?? {};
    const { body: row } = await ask(own, "POST", resource, { ...body, id: newId() });
    const ownRows = await rowsOf(own, "updatedAt");
    for (const key of Object.keys(body).filter((name) => targets[name])) {
      const reference = { [key]: await victimRowId(targets[key] ?? "") };
      const created = await ask(own, "POST", resource, { ...body, ...reference });
      expect(created.status, `POST ${resource} ${key}`).toBe(404);
      const patched = await ask(own, "PATCH", `${resource}/${row.id}`, reference);
      const status = fixedReferences.includes(`${resource} ${key}`) ? 200 : 404;
      expect(patched.status, `PATCH ${resource} ${key}`).toBe(status);
    }
    expect(await rowsOf(own, "updatedAt")).toBe(ownRows);
    expect(await rowsOf(victim)).toBe(before);
  });

  it("cannot add the victim's contacts to a project", async () => {
    const own = await newTenant();
    const project = await ask(own, "POST", "projects", { name: "Mine" });
    for (const contactType of ["client", "partner"]) {
      const contacts = [await victimRowId(`${contactType}-contacts`)];
      const answer = await ask(own, "PATCH", `projects/${project.body.id}`, {
        contacts: { contactType, contacts },
      });
      expect(answer.status, contactType).toBe(404);
    }
    expect(await rowsOf(victim)).toBe(before);
  });

  it("can neither read, use nor delete the victim's files", async () => {
    const own = await newTenant();
    expect((await ask(victim, "POST", "files/url", { key: keys.file })).status).toBe(200);
    expect((await ask(own, "POST", "files/url", { key: keys.file })).status).toBe(404);
    const addresses = await ask(own, "POST", "files/url", { keys: Object.values(keys) });
    expect([addresses.status, addresses.body]).toEqual([200, { urls: {} }]);
    expect((await ask(own, "POST", "files", { name: "Theirs", s3Key: keys.file })).status).toBe(404);
    expect((await ask(own, "PATCH", "users", { avatar: keys.picture })).status).toBe(404);
    expect((await ask(own, "PATCH", "users", { logo: keys.logo })).status).toBe(404);
    const deleted = await ask(own, "POST", "files/delete-many", [await victimRowId("files")]);
    expect([deleted.status, deleted.body]).toEqual([200, { count: 0 }]);
    expect(await rowsOf(victim)).toBe(before);
  });
});

describe("an ended session", () => {
  const endings: Record<string, (tenant: Tenant) => Promise<unknown>> = {
    "signing out": (tenant) => ask(tenant, "GET", "auth/logout"),
    "deleting the account": (tenant) => ask(tenant, "DELETE", "users"),
    "the end of a demo's two hours": (tenant) =>
      db.user.update({ where: { id: tenant.userId }, data: { expiresAt: new Date() } }),
  };

  it.each(Object.entries(endings))("gets 401 from every route after %s", async (_, end) => {
    const ended = await newTenant();
    await end(ended);
    const unexpected: string[] = [];
    for (const { path, load } of routes.filter((route) => !publicRoutes.includes(route.path)))
      for (const method of Object.keys(await load()) as Method[]) {
        const address = path.replace(/\[\w+\]/g, newId());
        const body = bodyless.includes(method) ? undefined : {};
        const { status } = await ask(ended as Caller, method, address, body);
        if (status !== 401) unexpected.push(`${method} ${path}: ${status}`);
      }
    expect(unexpected).toEqual([]);
  });
});

/** The resource that a reference in a body points to. */
const targets: Record<string, string> = {
  projectId: "projects",
  clientId: "clients",
  companyId: "clients",
  documentId: "sales-documents",
  bankAccountId: "bank-accounts",
};

/** References that are set when the row is created; a PATCH ignores them. */
const fixedReferences = [
  "client-contacts companyId",
  "sales-documents projectId",
  "received-payments documentId",
];

async function victimRowId(resource: string): Promise<string> {
  // Rules have no list.
  if (resource === "repeats")
    return (await db.repeat.findFirstOrThrow({ where: { userId: victim.userId } })).id;
  const isSearched = lists.includes(`${resource}/search`);
  const answer = isSearched
    ? await ask<{ items: { id: string }[] }>(victim, "POST", `${resource}/search`, {})
    : await ask<{ id: string }[] | { providers: { id: string }[] }>(victim, "GET", resource);
  const { body } = answer;
  const rows = "items" in body ? body.items : "providers" in body ? body.providers : body;
  const id = rows[0]?.id;
  if (!id) throw new Error(`The full demo has no rows in ${resource}: ${HINT}`);
  return id;
}

/** The items of a list, which a search wraps in a page, each as JSON text. */
function itemsIn(body: AnyBody | unknown[]): string[] {
  return (Array.isArray(body) ? body : body.items).map((item) => JSON.stringify(item));
}

/** Every row of a tenant in every table, as JSON text, with all columns except `without`. */
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
