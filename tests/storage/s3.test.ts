import {
  CreateBucketCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../api/support/call";
import { addressOf, get, presign, put, text } from "../api/support/objects";
import { describeStore } from "../api/support/store-suite";
import { newTenant } from "../api/support/tenants";
import { openFaultyProxy } from "../setup/faulty-proxy";
import { s3Server } from "../setup/s3-server-address";

const server = await s3Server();
const reason = "reason" in server ? server.reason : undefined;
const appOrigin = "https://pennant.example";

// A proxy in front of the server that can be closed.
const proxy = await openFaultyProxy({ port: "port" in server ? server.port : 0 });

Object.assign(process.env, {
  S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
  S3_BUCKET: "pennant",
  S3_ACCESS_KEY_ID: "testing",
  S3_SECRET_ACCESS_KEY: "testing-secret",
  S3_FORCE_PATH_STYLE: "true",
  // A briefly stalled machine must not count as an unreachable store.
  STORE_WAIT_MS: "20000",
});

afterAll(() => proxy.close());

describe.skipIf(reason)(`S3${reason ? ` (skipped: ${reason})` : ""}`, () => {
  const client = new S3Client({
    region: "us-east-1",
    endpoint: process.env.S3_ENDPOINT,
    forcePathStyle: true,
    credentials: { accessKeyId: "testing", secretAccessKey: "testing-secret" },
    requestChecksumCalculation: "WHEN_REQUIRED",
  });

  beforeAll(async () => {
    await client.send(new CreateBucketCommand({ Bucket: "pennant" }));
    const rule = {
      AllowedOrigins: [appOrigin],
      AllowedMethods: ["PUT"],
      AllowedHeaders: ["content-type"],
    };
    const CORSConfiguration = { CORSRules: [rule] };
    await client.send(new PutBucketCorsCommand({ Bucket: "pennant", CORSConfiguration }));
  });

  describeStore("a bucket of S3");

  it("leaves nothing but the object after an upload, and nothing after the file is deleted", async () => {
    const tenant = await newTenant();
    const keysOf = async () =>
      ((await client.send(new ListObjectsV2Command({ Bucket: "pennant" }))).Contents ?? [])
        .map(({ Key = "" }) => Key)
        .filter((key) => key.includes(tenant.userId));
    const { url, key } = (await presign(tenant, { name: "ใบเสนอราคา (1).txt" })).body;
    await put(url, text("Hello"), "text/plain");
    expect(await keysOf()).toEqual([`incoming/${key}`]);
    const file = await ask(tenant, "POST", "files", { name: "Kept", s3Key: key });
    expect(file.status).toBe(201);
    expect(await keysOf()).toEqual([key]);
    await put(url, text("Other"), "text/plain");
    expect((await ask(tenant, "DELETE", `files/${file.body.id}`)).status).toBe(204);
    expect((await ask(tenant, "DELETE", "trash")).status).toBe(204);
    // The upload URL is still valid, so the sweep removes what it can write once more.
    expect(await keysOf()).toEqual([]);
  });

  it("allows uploads from browsers only on the app's origin", async () => {
    const tenant = await newTenant();
    const { url } = (await presign(tenant)).body;
    const preflight = async (origin: string) =>
      fetch(url, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "PUT",
          "access-control-request-headers": "content-type",
        },
      });
    const allowed = await preflight(appOrigin);
    expect(allowed.headers.get("access-control-allow-origin")).toBe(appOrigin);
    expect((await preflight("https://elsewhere.example")).headers.has("access-control-allow-origin")).toBe(
      false,
    );
  });

  it("reports whether browsers on the app's origin may upload, and is ready in both cases", async () => {
    const warningsFor = async (origin: string) => {
      const { status, body } = await ask(null, "GET", "ready", undefined, { origin });
      expect(status).toBe(200);
      return body.warnings;
    };
    expect(await warningsFor(appOrigin)).toEqual([]);
    const refused = ["The file store does not allow uploads from this site (CORS)"];
    expect(await warningsFor("https://elsewhere.example")).toEqual(refused);
  });

  it("rejects requests to the app's own object route", async () => {
    const url = "http://localhost/api/storage?key=anything";
    expect((await get(url)).status).toBe(403);
    expect((await put(url, text("x"), "text/plain")).status).toBe(403);
  });

  it("serves the demo's own objects from the app", async () => {
    const tenant = await newTenant();
    const address = await addressOf(tenant, "demo/logo-sheet.webp");
    expect((await get(address)).headers.get("content-type")).toBe("image/webp");
  });

  it("returns 503 while the store is unreachable, loses nothing, and recovers afterwards", async () => {
    const tenant = await newTenant();
    const { url, key } = (await presign(tenant)).body;
    await put(url, text("Hello"), "text/plain");
    const file = { name: "Kept", s3Key: key };
    proxy.set("closed");
    for (const [method, path, body] of [
      ["GET", "ready", undefined],
      ["POST", "files", file],
    ] as const) {
      const answer = await ask(tenant, method, path, body);
      expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "2"]);
      expect(JSON.stringify(answer.body)).not.toMatch(/s3|ECONN|127\.0\.0\.1|bucket/i);
    }
    proxy.set("open");
    expect((await ask(tenant, "GET", "ready")).status).toBe(200);
    expect((await ask(tenant, "POST", "files", file)).status).toBe(201);
  });
});
