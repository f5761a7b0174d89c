import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ask, call } from "../api/support/call";
import { issuedQuotation, newLink } from "../api/support/documents/document-links";
import { complete } from "../api/support/documents/e-invoice";
import { newIssuer } from "../api/support/documents/issued";
import { giveBranding, uploadLogo } from "../api/support/documents/logo";
import { startMailServer } from "../api/support/accounts/mail-server";
import { addressOf, get, upload } from "../api/support/objects";
import { openFaultyProxy } from "../setup/faulty-proxy";
import { s3Server } from "../setup/s3-server-address";

const server = await s3Server();
const reason = "reason" in server ? server.reason : undefined;
const proxy = await openFaultyProxy({ port: "port" in server ? server.port : 0 });
const credentials = { accessKeyId: "testing", secretAccessKey: "testing-secret" };

Object.assign(process.env, {
  S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
  S3_BUCKET: "pennant-stalled",
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  S3_FORCE_PATH_STYLE: "true",
  // Short, as most tests wait for it. The fault tests measure the default.
  STORE_WAIT_MS: "3000",
});

// It reads the variables when it is imported.
const { newConfirmedAccount } = await import("../api/support/accounts/accounts");
const mailServer = await startMailServer();

/** The library's own limits are longer than this, and some calls had none. */
const within = { timeout: 60_000 };

describe.skipIf(reason)(`a bucket that stalls${reason ? ` (skipped: ${reason})` : ""}`, within, () => {
  beforeAll(async () => {
    const endpoint = process.env.S3_ENDPOINT;
    const client = new S3Client({ region: "us-east-1", endpoint, forcePathStyle: true, credentials });
    await client.send(new CreateBucketCommand({ Bucket: "pennant-stalled" }));
    client.destroy();
  });
  afterEach(() => proxy.set("open"));
  afterAll(() => proxy.close());

  it("gives 503 wherever a stored file is read, and everything again when it is back", async () => {
    const { tenant, issued, add } = await newIssuer();
    await giveBranding(tenant);
    const [stored, draft] = [await issued(complete), await add()];
    expect((await call(tenant, "GET", `sales-documents/${stored.id}/pdf`)).status).toBe(200);
    const token = await newLink(tenant, stored.id);
    const s3Key = await upload(tenant);
    const file = (await ask(tenant, "POST", "files", { name: "Kept", s3Key })).body;
    const [another, logo] = [await upload(tenant), await uploadLogo(tenant)];
    const address = await addressOf(tenant, s3Key);
    const reads: Record<string, () => Promise<Response>> = {
      "an issued PDF": () => call(tenant, "GET", `sales-documents/${stored.id}/pdf`),
      "a draft's PDF with a logo": () => call(tenant, "GET", `sales-documents/${draft.id}/pdf`),
      "the client's PDF": () => call(null, "GET", `public/documents/${token}/pdf`),
      "the client's logo": () => call(null, "GET", `public/documents/${token}/logo`),
      "a file": () => get(address),
      "a ZIP": () => call(tenant, "POST", "files/zip", { ids: [file.id] }),
      "an export": () => call(tenant, "GET", "export"),
      "an e-invoice": () => call(tenant, "GET", `sales-documents/${stored.id}/e-invoice?format=facturx`),
      "the client's e-invoice": () => call(null, "GET", `public/documents/${token}/e-invoice?format=facturx`),
      "a new logo": () => call(tenant, "PATCH", "users", { logo }),
      "an upload": () => call(tenant, "POST", "files", { name: "Another", s3Key: another }),
    };
    const warned = [vi.spyOn(console, "warn"), vi.spyOn(process, "emitWarning")];
    proxy.set("stalled");
    const statuses = await Promise.all(
      Object.entries(reads).map(async ([what, read]) => [what, (await read()).status]),
    );
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(Object.keys(reads).map((what) => [what, 503])),
    );
    // The log has lines of JSON only.
    for (const spy of warned) expect(spy).not.toHaveBeenCalled();
    proxy.set("open");
    for (const [what, read] of Object.entries(reads)) {
      const answer = await read();
      await answer.arrayBuffer();
      expect([what, answer.ok]).toEqual([what, true]);
    }
  });

  it("gives 503 for an email whose PDF cannot be read, and does not count it as sent", async () => {
    const owner = await newConfirmedAccount();
    const id = await issuedQuotation(owner);
    expect((await call(owner, "GET", `sales-documents/${id}/pdf`)).status).toBe(200);
    const mail = { to: "ann@people.example", subject: "Quotation 1", message: "Hello" };
    const send = async () => (await ask(owner, "POST", `sales-documents/${id}/send`, mail)).status;
    const sent = async () => (await ask(owner, "GET", `sales-documents/${id}/sharing`)).body.sent as object[];
    proxy.set("stalled");
    expect(await send()).toBe(503);
    proxy.set("open");
    expect(await sent()).toEqual([]);
    expect(mailServer.mails.filter(({ subject }) => subject === mail.subject)).toEqual([]);
    expect(await send()).toBe(200);
    await mailServer.mailTo(mail.to, mail.subject);
    expect(await sent()).toHaveLength(1);
  });

  it("ends a file and a ZIP that have begun with an error", async () => {
    const { tenant } = await newIssuer();
    const bytes = new Uint8Array(8 * 1024 * 1024).map((_, index) => index % 251);
    const s3Key = await upload(tenant, { bytes });
    const { id } = (await ask(tenant, "POST", "files", { name: "Large", s3Key })).body;
    const address = await addressOf(tenant, s3Key);
    for (const read of [() => get(address), () => call(tenant, "POST", "files/zip", { ids: [id] })]) {
      proxy.set({ stallAfterBytes: 1024 * 1024 });
      const answer = await read();
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow();
      proxy.set("open");
      expect((await (await read()).arrayBuffer()).byteLength).toBeGreaterThan(bytes.length - 1);
    }
  });

  it("gives 503 for what it does not take, and keeps the reader of a slow response", async () => {
    const { objectStore } = await import("@/lib/server/storage/store");
    const { Readable } = await import("node:stream");
    const store = await objectStore();
    const size = 6 * 1024 * 1024;
    const write = () =>
      store.write(
        { key: "a/b/large.bin", contentType: "text/plain", size },
        Readable.from([Buffer.alloc(size)]),
      );
    proxy.set("stalled");
    await expect(write()).rejects.toMatchObject({ status: 503 });
    proxy.set("open");
    await write();
    // Each part arrives in time, all of them do not.
    proxy.set({ slowMs: 20 });
    const body = await store.read("a/b/large.bin");
    let received = 0;
    for await (const chunk of body ?? []) received += (chunk as Uint8Array).length;
    expect(received).toBe(size);
  });
});
