import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { exportArchive, type Files, importArchive, unzip, zipFiles } from "../support/archive/archive";
import { ask, call } from "../support/call";
import { addressOf, get, text, upload } from "../support/objects";
import { newTenant, type Tenant } from "../support/tenants";

/** The entries that an import must restore: all but the derived ones (readme, CSV and PDFs). */
function essence(files: Files) {
  const kept = [...files].filter(([path]) => /^(json|objects)\/|^pennant\.json$/.test(path));
  return Object.fromEntries(kept.map(([path, bytes]) => [path, bytes.toString("base64")]));
}

async function withUploads(tenant: Tenant) {
  const png = { name: "me.png", type: "image/png" };
  const avatar = await upload(tenant, { ...png, category: "user" });
  expect((await ask(tenant, "PATCH", "users", { avatar })).status).toBe(200);
  const key = await upload(tenant, { name: "ใบเสนอราคา.txt", bytes: text("Hello"), category: "asset" });
  const file = { id: newId(), name: "Brief", s3Key: key, category: "asset", type: "document" };
  expect((await ask(tenant, "POST", "files", file)).status).toBe(201);
  return file;
}

/** Checks the entries that an import does not read. */
function expectReadableCopies(files: Files) {
  const csv = files.get("csv/clients.csv")?.toString() ?? "";
  const clients = JSON.parse(files.get("json/clients.json")?.toString() ?? "") as object[];
  expect(csv.split("\r\n")[0]).toBe(`\uFEFF${Object.keys(clients[0] ?? {}).join(",")}`);
  const papers = [...files].filter(([path]) => path.startsWith("documents/"));
  expect(papers).toHaveLength(31);
  expect(papers.map(([path]) => path)).toContain("documents/invoice-2-Online pre-orders.pdf");
  for (const [path, bytes] of papers) expect(bytes.subarray(0, 5).toString(), path).toBe("%PDF-");
  const linesOf = (name: string) => files.get(`csv/${name}.csv`)?.toString().split("\r\n") ?? [];
  const documents = JSON.parse(files.get("json/salesDocuments.json")?.toString() ?? "") as {
    items: object[];
  }[];
  expect(linesOf("salesDocuments")[0]).toMatch(/^\uFEFFcategory,number,.*,subtotal,discount,.*,total,id,/);
  // The header only, and nothing after the last newline.
  const items = documents.flatMap((document) => document.items);
  expect(linesOf("salesDocumentItems")).toHaveLength(items.length + 2);
}

describe("a workspace", () => {
  it("is the same byte for byte after export, import and export, with CSV files and the documents as PDF", async () => {
    const first = await newTenant("full");
    const file = await withUploads(first);
    const before = await exportArchive(first);
    expect(before.get("pennant.json")?.toString()).toMatch(/"clients": 8,/);
    expectReadableCopies(before);

    const second = await newTenant();
    const answer = await importArchive(second, await zipFiles(before));
    expect(answer, answer.body.detail).toMatchObject({ status: 200, body: { clients: 8, projects: 22 } });
    const after = await exportArchive(second);
    expect(essence(after)).toEqual(essence(before));
    expect([...after.keys()]).toEqual([...before.keys()]);

    // The second workspace has its own objects: deleting the first one removes none of them.
    expect((await ask(first, "DELETE", "users")).status).toBe(204);
    const { body } = await ask(second, "POST", "files/search", { name: file.name, take: 1000 });
    const copy = body.items.find(({ id }) => id === file.id);
    const address = await addressOf(second, String(copy?.s3Key));
    expect(await (await get(address)).text()).toBe("Hello");
  });

  it("is the same when it is imported into itself after a reset", async () => {
    const tenant = await newTenant();
    const client = await ask(tenant, "POST", "clients", { name: "Ærø ‘&’ Co", note: "one\ntwo" });
    const project = { name: "Boats", clientId: client.body.id };
    expect((await ask(tenant, "POST", "projects", project)).status).toBe(201);
    await withUploads(tenant);
    const before = await exportArchive(tenant);
    expect((await importArchive(tenant, await zipFiles(before))).status).toBe(409);
    expect((await ask(tenant, "POST", "demo/reset")).status).toBe(200);
    expect((await importArchive(tenant, await zipFiles(before))).status).toBe(200);
    expect(essence(await exportArchive(tenant))).toEqual(essence(before));
  });

  it("can be downloaded by a URL without a bearer token, until the session ends", async () => {
    const tenant = await newTenant();
    const { body } = await ask(tenant, "POST", "export");
    const path = String(body.url).replace("/api/", "");
    const answer = await call(null, "GET", path);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="pennant-[\d-]+\.zip"/);
    expect([...(await unzip(Buffer.from(await answer.arrayBuffer()))).keys()]).toContain("json/tasks.json");
    expect((await call(null, "GET", `${path}x`)).status).toBe(401);
    expect((await call(null, "GET", `export?ticket=${tenant.token}`)).status).toBe(401);
    expect((await call({ token: path.split("=")[1] ?? "" }, "GET", "users")).status).toBe(401);
    expect((await ask(tenant, "GET", "auth/logout")).status).toBe(200);
    expect((await call(null, "GET", path)).status).toBe(401);
  });
});

describe("an import", () => {
  const rows = (...lines: object[]) =>
    Buffer.from(`[\n${lines.map((line) => JSON.stringify(line)).join(",\n")}\n]\n`);
  const times = { createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" };
  const client = { id: newId(), name: "Saltmarsh Bakery", ...times };
  const task = { id: newId(), name: "Bake", dueAt: "2026-11-27", ...times };
  const file = {
    id: newId(),
    name: "A",
    type: "other",
    category: "work",
    originalName: null,
    projectId: null,
    ...times,
  };
  const object = { path: `files/${file.id}/a.txt`, contentType: "text/plain", size: 5 };
  const png = { ...object, contentType: "image/png" };

  it.each([
    [
      "another program's file",
      { "pennant.json": Buffer.from('{"format":"other"}') },
      /is not a Pennant export/,
    ],
    [
      "a newer version",
      { "pennant.json": Buffer.from('{"format":"pennant","version":2}') },
      /newer version of Pennant/,
    ],
    ["no profile", { "json/profile.json": null }, /has no json\/profile\.json/],
    ["no table", { "json/tasks.json": null }, /has no json\/tasks\.json/],
    [
      "broken JSON",
      { "json/tasks.json": Buffer.from('[\n{"id":\n]') },
      /no JSON in json\/tasks\.json, line 2/,
    ],
    [
      "bytes that are no text",
      { "json/tasks.json": Buffer.from([91, 10, 0xff, 0xfe]) },
      /tasks\.json damaged/,
    ],
    [
      "a row that is not valid",
      { "json/clients.json": rows(client, { ...client, name: " " }) },
      /clients\.json, line 3, name: Please/,
    ],
    [
      "a column of another's",
      { "json/clients.json": rows({ ...client, userId: newId() }) },
      /clients\.json, line 2/,
    ],
    ["the same row twice", { "json/clients.json": rows(client, client) }, /missing or conflicting rows/],
    [
      "a reference to nothing",
      { "json/tasks.json": rows({ ...task, projectId: newId() }) },
      /missing or conflicting rows/,
    ],
    [
      "a file that is not there",
      { "json/files.json": rows({ ...file, link: null, object }) },
      /has no files\//,
    ],
    [
      "a picture that is none",
      { "json/profile.json": Buffer.from(JSON.stringify({ avatar: object })) },
      /of an unsupported type/,
    ],
    [
      "a picture too large",
      { "json/profile.json": Buffer.from(JSON.stringify({ avatar: { ...png, size: 3_000_000 } })) },
      /too large/,
    ],
    [
      "a path that climbs",
      { "json/files.json": rows({ ...file, link: null, object: { ...object, path: "../../etc/passwd" } }) },
      /has no/,
    ],
  ])("rejects %s and writes nothing", async (_what, changes, message) => {
    const tenant = await newTenant();
    const blank = await exportArchive(tenant);
    const files = new Map(blank);
    // A valid row as well, which must not be stored.
    files.set("json/clients.json", rows(client));
    for (const [path, bytes] of Object.entries(changes)) {
      if (bytes) files.set(path, bytes);
      else files.delete(path);
    }
    const answer = await importArchive(tenant, await zipFiles(files));
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(answer.body.detail).toMatch(message);
    expect(essence(await exportArchive(tenant))).toEqual(essence(blank));
  });

  it("leaves no objects when rows are rejected after the files were stored", async () => {
    const tenant = await newTenant();
    await withUploads(tenant);
    const files = await exportArchive(tenant);
    const other = await newTenant();
    files.set("json/tasks.json", rows({ ...task, projectId: newId() }));
    expect((await importArchive(other, await zipFiles(files))).status).toBe(422);
    const { db } = await import("@/lib/server/db/client");
    expect(await db.upload.count({ where: { userId: other.userId } })).toBe(0);
  });

  it("rejects a file that is not a ZIP, a truncated ZIP and one that is too large", async () => {
    const tenant = await newTenant();
    const whole = await zipFiles(await exportArchive(tenant));
    expect((await importArchive(tenant, Buffer.from("hello"))).status).toBe(422);
    expect((await importArchive(tenant, whole.subarray(0, whole.length - 40))).status).toBe(422);
    const large = await importArchive(tenant, whole, { "content-length": String(2 ** 40) });
    expect([large.status, large.body.detail]).toEqual([413, "The archive is over 500 MB"]);
  });
});
