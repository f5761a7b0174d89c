import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { testBuildFolder } from "../../../scripts/lib/build/build.mjs";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { sessionCookies } from "../../../lib/accounts/session-cookies";
import { expect, test } from "../../setup/test";

// Redirects, pages and responses that contain a URL, or might.
const paths = [
  "/",
  "/welcome",
  "/welcome/",
  "/recover",
  "/confirm-email",
  "/home/projects",
  "/docs/api",
  "/nowhere",
  "/api/settings",
  "/api/openapi.json",
  "/api/auth/google",
  "/api/auth/callback/google?error=access_denied",
  "/api/auth/signin",
];

const forged = {
  host: "evil.example",
  origin: "http://evil.example",
  "x-forwarded-host": "forwarded.example",
  "x-forwarded-proto": "https",
};

/** Uses node:http, because fetch does not allow a custom `Host` header. */
async function get(origin: string, at: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(origin);
  const request = http.get({ hostname, port, path: at, headers, agent: false });
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  const body = await text(answer);
  return { status: answer.statusCode, headers: answer.headers, text: JSON.stringify(answer.headers) + body };
}

test("a cacheable response does not contain the host that its caller claims", async ({ baseURL }) => {
  for (const at of paths) {
    const { headers, text } = await get(baseURL ?? "", at, forged);
    // No proxy is trusted here.
    expect(text, at).not.toContain("forwarded.example");
    if (!headers["cache-control"]?.includes("no-store")) expect(text, at).not.toContain("evil.example");
  }
});

test("a redirect names no host, whatever host its caller claims", async ({ baseURL }) => {
  const cookie = `${sessionCookies[0]}=x`;
  const signedIn = { ...forged, cookie };
  const redirects: [string, Record<string, string>][] = [
    ["/home/projects", forged],
    ["/home/projects", {}],
    ["/home/projects", { host: "evil.example" }],
    ["/home", signedIn],
    ["/home/project/1", signedIn],
    ["/home/projects/", signedIn],
    ["/welcome/", forged],
    ["/api/health/", forged],
    ["/api/auth/callback/google?error=access_denied", forged],
  ];
  for (const [at, headers] of redirects) {
    const answer = await get(baseURL ?? "", at, headers);
    expect([302, 303, 307, 308], at).toContain(answer.status);
    expect(answer.headers.location, at).toMatch(/^\/[a-z]/);
  }
});

test("with AUTH_URL no URL in a response comes from its caller", async () => {
  const port = await findFreePort();
  const folder = path.join(process.cwd(), testBuildFolder, "standalone");
  const server = spawn(process.execPath, ["server.js"], {
    cwd: folder,
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOSTNAME: "",
      AUTH_URL: "https://pennant.example",
      AUTH_SECRET: "only-for-tests-0123456789-0123456789",
      DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing",
      GOOGLE_ISSUER: `http://localhost:${process.env.E2E_OPENID_PORT}`,
      GOOGLE_CLIENT_ID: "pennant",
      GOOGLE_CLIENT_SECRET: "only for tests",
      RATE_LIMITS: "off",
      LOG_LEVEL: "silent",
    },
  });
  try {
    const origin = `http://localhost:${port}`;
    await expect
      .poll(() =>
        fetch(`${origin}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    for (const at of paths) {
      const { text } = await get(origin, at, forged);
      expect(text, at).not.toMatch(/(evil|forwarded)\.example/);
    }
    const preview = await get(origin, "/welcome", { ...forged, "user-agent": "Twitterbot/1.0" });
    expect(preview.text).toContain('content="https://pennant.example/welcome/social.png"');
    const elsewhere = await get(origin, "/home/projects", forged);
    expect(elsewhere.headers.location).toBe("/welcome");
    const ours = { ...forged, referer: "https://pennant.example/welcome" };
    const signIn = await get(origin, "/api/auth/google", ours);
    expect(signIn.status).toBe(302);
    expect(signIn.text).not.toMatch(/(evil|forwarded)\.example/);
    expect(new URL(signIn.headers.location ?? "").searchParams.get("redirect_uri")).toBe(
      "https://pennant.example/api/auth/callback/google",
    );
    const back = await get(origin, "/api/auth/callback/google?error=access_denied", forged);
    expect(back.headers.location).toMatch(/^\/welcome\?/);
  } finally {
    server.kill();
  }
});
