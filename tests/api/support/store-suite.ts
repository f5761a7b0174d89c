import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, it } from "vitest";
import { exportArchive, importArchive, zipFiles } from "./archive/archive";
import { ask } from "./call";
import { addressOf, get, presign, put, secondsLeft, text, upload } from "./objects";
import { newTenant, type Tenant } from "./tenants";

const MIB = 1024 * 1024;

/** The tests that both stores share. The caller sets the environment variables that select the store. */
export function describeStore(name: string) {
  describe(`files in ${name}`, () => {
    let tenant: Tenant;
    beforeAll(async () => {
      tenant = await newTenant();
    });

    const newFile = (key: string, more: object = {}) =>
      ask(tenant, "POST", "files", { name: "A file", type: "other", category: "work", s3Key: key, ...more });

    it.each([
      ["nothing at all", "empty.txt", "text/plain", 0],
      ["ten megabytes", "big.bin", "application/octet-stream", 10 * MIB],
      ["a name in Thai", "ใบเสนอราคา ฉบับที่ ๒.pdf", "application/pdf", 12],
      ["a name that climbs", "../../../etc/passwd", "text/plain", 4],
      ["a name of folders and controls", "a\\b\r\nSet-Cookie: x\u202e.txt", "text/plain", 4],
    ])("stores %s and returns it unchanged", async (_what, fileName, type, size) => {
      const bytes = new Uint8Array(size).map((_, index) => index % 251);
      const key = await upload(tenant, { name: fileName, type, bytes });
      expect(key).toMatch(new RegExp(`^${tenant.userId}/[0-9a-f-]{36}/[^/]+$`));
      expect(key).not.toMatch(/\.\.|[\\\r\n\u202e]/);
      const file = await newFile(key, { originalName: "as it was" });
      expect(file.status).toBe(201);
      expect(file.body).toMatchObject({ s3Key: key, size, link: null, originalName: "as it was" });

      const answer = await get(await addressOf(tenant, key));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    });

    it("keeps the script of a name in a download", async () => {
      const key = await upload(tenant, { name: "สัญญา.docx", type: "application/msword" });
      expect(key.endsWith("/สัญญา.docx")).toBe(true);
      const { headers } = await get(await addressOf(tenant, key));
      expect(headers.get("content-disposition")).toBe(
        `attachment; filename="_____.docx"; filename*=UTF-8''${encodeURIComponent("สัญญา.docx")}`,
      );
    });

    it("serves active content such as an SVG with a script as a download only", async () => {
      const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      for (const type of ["image/svg+xml", "text/html", "IMAGE/SVG+XML", "application/xhtml+xml"]) {
        const key = await upload(tenant, { name: "logo.svg", type, bytes: svg });
        const { headers } = await get(await addressOf(tenant, key));
        expect(headers.get("content-disposition")).toMatch(/^attachment/);
      }
      const picture = await upload(tenant, { name: "logo.png", type: "image/png" });
      expect((await get(await addressOf(tenant, picture))).headers.get("content-disposition")).toMatch(
        /^inline/,
      );
    });

    it("rejects an upload over the limit before it is sent", async () => {
      const big = await presign(tenant, { size: 10 * MIB + 1 });
      expect([big.status, big.body.detail]).toEqual([413, "File exceed 10MB for demo version"]);
      const avatar = (size: number) => presign(tenant, { category: "user", type: "image/png", size });
      expect((await avatar(2 * MIB)).status).toBe(200);
      const tooBig = await avatar(2 * MIB + 1);
      expect([tooBig.status, tooBig.body.detail]).toEqual([
        413,
        "Oops! Files over 2MB aren’t allowed in this demo",
      ]);
      expect((await presign(tenant, { category: "user", type: "image/svg+xml" })).status).toBe(422);
    });

    it("binds type, length, key and time by the signature", async () => {
      const bytes = text("Hello");
      const { url, key } = (await presign(tenant, { bytes })).body;
      expect(secondsLeft(url)).toBeLessThanOrEqual(300);
      expect((await put(url, bytes, "text/html")).status).toBe(403);
      expect((await put(url, text("Hello!"), "text/plain")).status).toBe(403);
      expect((await put(url, text("Hell"), "text/plain")).status).toBe(403);
      expect((await put(url.replace(/note\.txt/, "nota.txt"), bytes, "text/plain")).status).toBe(403);
      expect((await get(url)).status).toBe(403);
      expect((await newFile(key)).status).toBe(422);
      expect((await put(url, bytes, "text/plain")).status).toBe(200);
      const address = await addressOf(tenant, key);
      expect((await get(address)).status).toBe(200);
      expect((await put(address, bytes, "text/plain")).status).toBe(403);
      const forged = address.replace(
        /([?&][^=&]*signature=)(.)/i,
        (_match, name: string, first: string) => name + (first === "A" ? "B" : "A"),
      );
      expect((await get(forged)).status).toBe(403);
    });

    it("returns the same URL for a while, so that browsers can cache the object", async () => {
      const key = await upload(tenant);
      expect(await addressOf(tenant, key)).toBe(await addressOf(tenant, key));
    });

    it("sends parts of an object", async () => {
      const key = await upload(tenant, { bytes: text("0123456789"), type: "audio/ogg", name: "tune.ogg" });
      const address = await addressOf(tenant, key);
      const part = await get(address, { range: "bytes=2-4" });
      expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
        206,
        "234",
        "bytes 2-4/10",
      ]);
      const end = await get(address, { range: "bytes=-3" });
      expect([end.status, await end.text()]).toEqual([206, "789"]);
      const beyond = await get(address, { range: "bytes=10-" });
      expect(beyond.status).toBe(416);
      const etag = part.headers.get("etag") ?? "";
      expect((await get(address, { "if-none-match": etag })).status).toBe(304);
    });

    it("returns 404 for the keys of others and for unknown keys", async () => {
      const other = await newTenant();
      const theirs = await upload(other, { category: "work" });
      const theirAvatar = await upload(other, { category: "user", type: "image/png" });
      const client = await ask(tenant, "POST", "clients", { name: "Ours" });
      const never = `${tenant.userId}/${newId()}/never.txt`;
      for (const key of [theirs, theirAvatar, never, "demo/avatar-soren-aakre.webp", "../x", "demo/../x"]) {
        expect((await newFile(key)).status, key).toBe(404);
        expect((await ask(tenant, "PATCH", "users", { avatar: key })).status, key).toBe(404);
        const contact = { name: "A", role: "B", companyId: client.body.id, avatar: key };
        expect((await ask(tenant, "POST", "client-contacts", contact)).status, key).toBe(404);
        expect((await ask(tenant, "POST", "partner-contacts", contact)).status, key).toBe(404);
      }
      for (const key of [theirs, theirAvatar, never, "demo/../x"]) {
        expect((await ask(tenant, "POST", "files/url", { key })).status, key).toBe(404);
      }
      const several = await ask(tenant, "POST", "files/url", { keys: [theirs, never] });
      expect(several.body).toEqual({ urls: {} });
      const list = await ask(other, "POST", "files/search", {});
      expect(list.body.total).toBe(0);
    });

    it("accepts an upload once, and only for its category", async () => {
      const key = await upload(tenant);
      const id = newId();
      const first = await newFile(key, { id });
      expect(first.status).toBe(201);
      expect((await newFile(key, { id })).body).toEqual(first.body);
      expect((await newFile(key)).status).toBe(404);
      const avatar = await upload(tenant, { category: "user", type: "image/png" });
      expect((await newFile(avatar)).status).toBe(404);
      expect((await ask(tenant, "PATCH", "users", { avatar: await upload(tenant) })).status).toBe(404);
    });

    it("keeps a registered file unchanged, though its upload URL is still valid", async () => {
      const { url, key } = (await presign(tenant)).body;
      await put(url, text("Hello"), "text/plain");
      // Both results are correct: the object is replaced while nothing refers to it, or the upload is rejected.
      await put(url, text("hello"), "text/plain");
      expect((await newFile(key)).status).toBe(201);
      const address = await addressOf(tenant, key);
      const registered = await (await get(address)).text();
      await put(url, text("Other"), "text/plain");
      const answer = await get(address);
      expect([await answer.text(), answer.headers.get("content-type")]).toEqual([registered, "text/plain"]);
    });

    it("removes objects with what owned them", async () => {
      const single = await upload(tenant);
      const { body: file } = await newFile(single);
      const address = await addressOf(tenant, single);
      expect((await ask(tenant, "DELETE", `files/${file.id}`)).status).toBe(204);
      expect((await get(address)).status).toBe(200);
      expect((await ask(tenant, "DELETE", "trash")).status).toBe(204);
      expect((await get(address)).status).toBe(404);
      expect((await ask(tenant, "POST", "files/url", { key: single })).status).toBe(404);

      const kept = await upload(tenant);
      await newFile(kept);
      const avatars = [];
      for (const name of ["first.png", "second.png"]) {
        avatars.push(await upload(tenant, { name, category: "user", type: "image/png" }));
      }
      const [first = "", second = ""] = avatars;
      expect((await ask(tenant, "PATCH", "users", { avatar: first })).body.avatar).toBe(first);
      const firstAddress = await addressOf(tenant, first);
      expect((await ask(tenant, "PATCH", "users", { avatar: first })).status).toBe(200);
      expect((await get(firstAddress)).status).toBe(200);
      expect((await ask(tenant, "PATCH", "users", { avatar: second })).body.avatar).toBe(second);
      expect((await get(firstAddress)).status).toBe(404);
      const secondAddress = await addressOf(tenant, second);
      expect((await get(secondAddress)).status).toBe(200);
      expect((await ask(tenant, "PATCH", "users", { avatar: "" })).body.avatar).toBeNull();
      expect((await get(secondAddress)).status).toBe(404);
      expect((await get(await addressOf(tenant, kept))).status).toBe(200);
    });

    it("exports and imports objects", async () => {
      const [from, to] = [await newTenant(), await newTenant()];
      const bytes = new Uint8Array(3 * MIB).map((_, index) => index % 251);
      const s3Key = await upload(from, { name: "large.bin", type: "application/octet-stream", bytes });
      const file = { id: newId(), name: "Large", type: "other", category: "work", s3Key };
      expect((await ask(from, "POST", "files", file)).status).toBe(201);
      const archive = await exportArchive(from);
      expect(archive.get(`objects/files/${file.id}/large.bin`)?.equals(bytes)).toBe(true);
      expect(await importArchive(to, await zipFiles(archive))).toMatchObject({
        status: 200,
        body: { files: 1 },
      });
      const { body } = await ask(to, "POST", "files/search", {});
      const answer = await get(await addressOf(to, String(body.items[0]?.s3Key)));
      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    });

    it("reports that it is ready", async () => {
      expect((await ask(null, "GET", "ready")).status).toBe(200);
    });
  });
}
