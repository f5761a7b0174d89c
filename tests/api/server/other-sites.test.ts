import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { PASSPHRASE, newAccount, newEmail } from "../support/accounts/accounts";
import { ask, call, type Method, routes } from "../support/call";
import { publicRoutes } from "../support/public-routes";
import { newTenant } from "../support/tenants";

beforeEach(() => {
  const client = { GOOGLE_CLIENT_ID: "pennant", GOOGLE_CLIENT_SECRET: "only-for-tests" };
  // Nothing listens there.
  Object.assign(env(), { ...client, GOOGLE_ISSUER: "http://127.0.0.1:9" });
});

// Made from the route files: a new route that needs no bearer token is included.
const open = [...publicRoutes, "auth/logout"];
const methods = await Promise.all(
  routes
    .filter(({ path }) => open.includes(path))
    .map(async ({ path, load }) => ({ path, methods: Object.keys(await load()) as Method[] })),
);
const withMethod = (method: Method) =>
  methods.filter((route) => route.methods.includes(method)).map(({ path }) => path);

/** A page for people with its own form and its own check: `rejectCrossSiteForm`. */
const FORMS = ["public/documents/[token]/form"];
/** The provider sends the browser back from its own site; `state` shows that this browser has asked. */
const RETURNS = ["auth/callback/google"];

const fill = (path: string) => path.replace(/\[(\.\.\.)?\w+\]/g, newId());

/** The headers of requests that another site can cause, without asking this server first. */
const sent: [string, Record<string, string>][] = [
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["another host of the same site", { "sec-fetch-site": "same-site" }],
  ["a mail program", { "sec-fetch-site": "none", "sec-fetch-dest": "document", accept: "text/html" }],
  ["another site over plain http", { origin: "http://evil.example", accept: "text/html" }],
  ["a page that hides where it is", { origin: "null", accept: "text/html" }],
];

describe("a POST that needs no bearer token", () => {
  const posts = withMethod("POST").filter((path) => !FORMS.includes(path));

  it("exists for every sign-in", () => {
    expect(posts).toEqual(expect.arrayContaining(["auth/account", "auth/passphrase", "auth/recover"]));
  });

  it.each(posts)("%s refuses another site, whatever the body", async (path) => {
    for (const [who, headers] of sent) {
      const types = ["text/plain", "application/x-www-form-urlencoded", "application/json"];
      for (const type of types) {
        const answer = await ask(null, "POST", fill(path), "{}", { "content-type": type, ...headers });
        expect(answer.status, `${who}, ${type}`).toBe(403);
        expect(answer.headers.get("set-cookie"), who).toBeNull();
      }
    }
  });
});

describe("a GET that needs no bearer token", () => {
  const gets = withMethod("GET").filter((path) => !RETURNS.includes(path));

  it.each(gets)("%s keeps the session and the cookies, when another site asks", async (path) => {
    const { cookie, userId } = await newTenant();
    const before = await sessionsAndTenants();
    for (const [, headers] of sent) {
      const answer = await call(null, "GET", fill(path), undefined, { cookie, ...headers });
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    expect(await sessionsAndTenants()).toEqual(before);
    expect(await db.session.count({ where: { userId } })).toBe(1);
  });
});

describe.each(["demo", "demo/blank"])("GET %s", (path) => {
  const own = { "time-zone": "UTC" };

  it("is refused beside a session, unless one of our scripts sends it", async () => {
    const { cookie, userId } = await newTenant();
    const requests: Record<string, string>[] = [
      {},
      { accept: "image/*" },
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" },
    ];
    for (const headers of requests) {
      const answer = await ask(null, "GET", path, undefined, { cookie, ...headers });
      expect([answer.status, answer.body.detail]).toEqual([403, "Cross-site request refused."]);
    }
    expect(await db.session.count({ where: { userId } })).toBe(1);
  });

  it.each<[string, Record<string, string>]>([
    ["our header", own],
    ["Sec-Fetch-Site", { "sec-fetch-site": "same-origin" }],
  ])("replaces the session for a script with %s", async (_, headers) => {
    const { cookie, userId } = await newTenant();
    expect((await ask(null, "GET", path, undefined, { cookie, ...headers })).status).toBe(200);
    expect(await db.session.count({ where: { userId } })).toBe(0);
  });

  it("is open to programs, which have no session to lose", async () => {
    expect((await ask(null, "GET", path, undefined, { "sec-fetch-mode": "cors" })).status).toBe(200);
  });
});

describe("a JSON body", () => {
  let account: { email: string; passphrase: string };
  beforeAll(async () => {
    account = await newAccount();
  });
  const signIn = (type: string | undefined) => {
    const { email, passphrase } = account;
    const body = new TextEncoder().encode(JSON.stringify({ email, passphrase }));
    const headers: Record<string, string> = type === undefined ? {} : { "content-type": type };
    return sendRaw("auth/passphrase", body, headers);
  };

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
    "is read as %s",
    async (type) => {
      expect((await signIn(type)).status).toBe(200);
    },
  );

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonx",
    "multipart/form-data",
    undefined,
  ])("is refused as %s, with the type that is read", async (type) => {
    const answer = await signIn(type);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({
      title: "Unsupported Media Type",
      detail: "Send the body as JSON, with the header Content-Type: application/json",
    });
  });

  it("is not asked of a call without a body", async () => {
    const tenant = await newTenant();
    const headers = { "content-type": "application/json" };
    expect((await ask(tenant, "GET", "users", undefined, headers)).status).toBe(200);
    const { body: client } = await ask(tenant, "POST", "clients", { name: "Kept", themeColor: "mint" });
    expect((await ask(tenant, "DELETE", `clients/${client.id}`, undefined, headers)).status).toBe(204);
    expect((await ask(tenant, "POST", "clients", undefined)).status).toBe(400);
  });

  it("of a new account is refused as a form's text", async () => {
    const email = newEmail();
    const body = new TextEncoder().encode(JSON.stringify({ email, name: "Eve", passphrase: PASSPHRASE }));
    expect((await sendRaw("auth/account", body, { "content-type": "text/plain" })).status).toBe(415);
    expect(await db.user.count({ where: { signInEmail: email } })).toBe(0);
  });
});

/** Sends bytes, which have no type of their own. */
async function sendRaw(path: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const { POST } = (await routes.find((route) => route.path === path)?.load()) ?? {};
  const request = new Request(`http://localhost/api/${path}`, { method: "POST", body, headers });
  if (!POST) throw new Error(`POST ${path} is missing`);
  return POST(request, { params: Promise.resolve({}) });
}

async function sessionsAndTenants() {
  const [sessions, tenants] = await Promise.all([
    db.session.findMany({ select: { id: true, sessionToken: true, expires: true }, orderBy: { id: "asc" } }),
    db.user.count(),
  ]);
  return { sessions, tenants };
}
