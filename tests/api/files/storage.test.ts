import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { v7 as newId } from "uuid";
import { afterEach, expect, it } from "vitest";
import { DiskStore } from "@/lib/server/storage/disk-store";
import { newObjectKey } from "@/lib/server/storage/object-key";
import { ask } from "../support/call";
import { addressOf, get, presign, put, text, upload } from "../support/objects";
import { describeStore } from "../support/store-suite";
import { newTenant } from "../support/tenants";

const folder = path.join(process.env.PENNANT_DATA_DIR ?? "", "objects");

describeStore("a folder on disk");

it("serves objects so that they never run as a page of the app", async () => {
  const tenant = await newTenant();
  const key = await upload(tenant, { name: "page.html", type: "text/html" });
  const { headers } = await get(await addressOf(tenant, key));
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  expect(headers.get("cache-control")).toBe("private, max-age=3600, immutable");
});

it.each([
  ["code.js", "text/javascript", "application/octet-stream"],
  ["style.css", "text/css", "application/octet-stream"],
  ["page.html", "text/html; charset=utf-8", "application/octet-stream"],
  ["page.xhtml", "application/xhtml+xml", "application/octet-stream"],
  ["notes.txt", "text/plain", "text/plain"],
  ["logo.svg", "image/svg+xml", "image/svg+xml"],
  ["photo.png", "image/png", "image/png"],
])("sends %s of type %s as %s", async (name, type, served) => {
  const tenant = await newTenant();
  const { headers } = await get(await addressOf(tenant, await upload(tenant, { name, type })));
  expect(headers.get("content-type")).toBe(served);
});

it("keeps a registered file unchanged, though its upload URL is still valid", async () => {
  const tenant = await newTenant();
  const { url, key } = (await presign(tenant, { bytes: text("Hello") })).body;
  expect((await put(url, text("Hello"), "text/plain")).status).toBe(200);
  expect((await ask(tenant, "POST", "files", { name: "x", s3Key: key })).status).toBe(201);
  expect((await put(url, text("Other"), "text/plain")).status).toBe(409);
  expect(await (await get(await addressOf(tenant, key))).text()).toBe("Hello");
});

it("serves the demo's own objects to everyone with a long cache lifetime, and nothing else", async () => {
  const tenant = await newTenant("full");
  const { body } = await ask(tenant, "POST", "files/search", { type: "image" });
  const address = await addressOf(tenant, String(body.items[0]?.s3Key));
  const answer = await get(address);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=604800");
  for (const key of ["demo/../build-demo.ts", "demo/nothing.webp", "demo/", "demo/constructor"]) {
    const url = `http://localhost/api/storage?${new URLSearchParams({ key })}`;
    expect((await get(url)).status, key).toBe(403);
  }
});

it("stores nothing of an upload that is too short or too long", async () => {
  const tenant = await newTenant();
  const { url, key } = (await presign(tenant, { size: 10 })).body;
  for (const content of ["short", "much too long for it"]) {
    const refused = await put(url, text(content), "text/plain", { "content-length": "10" });
    expect(refused.status).toBe(400);
  }
  expect((await ask(tenant, "POST", "files", { name: "x", s3Key: key })).status).toBe(422);
});

// In a folder of its own, so that it contains nothing of other tests.
it("leaves no temporary file of uploads that are refused", async () => {
  const own = path.join(folder, "..", "refused-uploads");
  const store = new DiskStore(own);
  for (const content of ["short", "much too long for it"]) {
    const key = newObjectKey(newId(), "notes.txt");
    const writing = store.write({ key, size: 10 }, Readable.from([text(content)]));
    await expect(writing).rejects.toThrow();
  }
  expect(readdirSync(own)).toEqual([".incoming"]);
  expect(readdirSync(path.join(own, ".incoming"))).toEqual([]);
});

it("removes an object whose size is not the agreed one, and returns why", async () => {
  const tenant = await newTenant();
  for (const [bytes, status] of [
    [10 * 1024 * 1024 + 1, 413],
    [3, 422],
  ] as const) {
    const key = await upload(tenant);
    writeFileSync(path.join(folder, key), new Uint8Array(bytes));
    const refused = await ask(tenant, "POST", "files", { name: "x", s3Key: key });
    expect(refused.status).toBe(status);
    expect((await ask(tenant, "POST", "files/url", { key })).status).toBe(404);
    expect(readdirSync(folder)).not.toContain(tenant.userId);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("returns 503 while the folder is missing, and recovers afterwards", async () => {
  const tenant = await newTenant();
  const { url } = (await presign(tenant)).body;
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, "not a folder");
  expect((await put(url, text("Hello"), "text/plain")).status).toBe(503);
  const ready = await ask(null, "GET", "ready");
  expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "2"]);
  rmSync(folder);
  mkdirSync(folder);
  expect((await put(url, text("Hello"), "text/plain")).status).toBe(200);
  expect((await ask(null, "GET", "ready")).status).toBe(200);
});
