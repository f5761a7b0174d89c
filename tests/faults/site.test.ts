import { afterAll, describe, expect, it } from "vitest";
import { Visitor } from "../api/support/accounts/google";
import { openProvider } from "../setup/openid-provider.mjs";
import { s3Server } from "../setup/s3-server-address";
import { newBucket } from "./bucket";
import { printFigure, startDemo, storeFile } from "./server";
import { startSite } from "./site";
import { openTestDatabase } from "./tenant-database";

const s3 = await s3Server();
const { url, folder } = await openTestDatabase();
const client = { clientId: "pennant", clientSecret: "only for tests" };

describe.skipIf("reason" in s3)("two instances behind TLS, on one database and a bucket", async () => {
  if ("reason" in s3) return;
  let provider: Awaited<ReturnType<typeof openProvider>> | undefined;
  const site = await startSite(async (origin) => {
    provider = await openProvider({ ...client, redirectUri: `${origin}/api/auth/callback/google` });
    return {
      DATABASE_URL: url,
      PENNANT_DATA_DIR: folder,
      RATE_LIMITS: "on",
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      ...(await newBucket(s3.port)),
    };
  });
  afterAll(async () => {
    await site.kill();
    await provider?.stop();
  });

  it("serve a workspace completely: demo, file, PDF, export, import, keep", async () => {
    const { token, cookie } = await startDemo(site, "demo");
    const { key, answer } = await storeFile(site, token, "Hello", { name: "Stored here" });
    expect(answer.status).toBe(201);
    for (const instance of site.instances) {
      const read = await instance.ask("POST", "files/url", { token, body: { key } });
      const { url } = (await read.json()) as { url: string };
      expect(url.startsWith(`${site.origin}/api/storage?`)).toBe(true);
      expect(await (await site.send(url)).text()).toBe("Hello");
    }

    const found = await site.ask("POST", "sales-documents/search", { token, body: {} });
    const { items } = (await found.json()) as { items: { id: string }[] };
    const paper = await site.ask("GET", `sales-documents/${items[0]?.id}/pdf`, { token });
    expect((await paper.text()).slice(0, 5)).toBe("%PDF-");

    const archive = await site.ask("GET", "export", { token });
    expect(archive.status).toBe(200);
    const zip = new Uint8Array(await archive.arrayBuffer());
    const { token: other } = await startDemo(site);
    const imported = await site.send(`${site.origin}/api/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${other}` },
      body: zip,
    });
    expect([imported.status, await imported.json()]).toMatchObject([200, { projects: 22, files: 301 }]);

    const person = { account: "ida@people.example" };
    const visitor = new Visitor(cookie, (caller, method, path, body, headers) =>
      site.ask(method, path, { token: caller?.token, body, headers }),
    );
    const kept = await visitor.ask("POST", "auth/keep", { token });
    const back = await visitor.comeBack(((await kept.json()) as { url: string }).url, person);
    expect(back).toBe("/home/projects?signin=kept");
    const owner = await visitor.token();
    const profile = await site.ask("GET", "users", { token: owner.token });
    expect(await profile.json()).toMatchObject({ kind: "google" });
    expect([...visitor.cookies.keys()]).toContain("__Host-pennant.session");
    printFigure(
      "two instances, TLS and S3",
      "demo, file, PDF, export, import and keeping all through the proxy",
    );
  });

  it("set Secure cookies for this host only, send HSTS, and redirect without naming a host", async () => {
    const answer = await site.ask("GET", "demo/blank");
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-pennant\.session=/);
    for (const part of ["; Path=/;", "; HttpOnly", "; SameSite=Lax", "; Secure"])
      expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/domain=/i);
    expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
    const page = await site.send(`${site.origin}/home/files`, {
      headers: { host: "elsewhere.example", "x-forwarded-host": "elsewhere.example" },
    });
    expect([page.status, page.headers.get("location")]).toEqual([307, "/welcome"]);
    expect(page.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  });

  it("share the rate limits, by the caller's address", async () => {
    const [often, other] = [site.from("127.0.0.2"), site.from("127.0.0.3")];
    const start = async (headers = {}) => (await often.ask("GET", "demo/blank", { headers })).status;
    for (let count = 0; count < 30; count += 1) expect(await start()).toBe(200);
    expect(await start()).toBe(429);
    expect(await start({ "x-forwarded-for": "192.0.2.7" })).toBe(429);
    expect((await other.ask("GET", "demo/blank")).status).toBe(200);
  });
});
