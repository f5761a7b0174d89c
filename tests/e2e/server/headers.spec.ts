import { createHash } from "node:crypto";
import http from "node:http";
import { expect, test } from "../../setup/test";
import { addressesOf } from "../pages/addresses";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

const id = "01a1fb63-0000-7000-8000-000000000000";
const pages = [...addressesOf({ project: id, client: id, document: id }), "/nowhere", "/home/nowhere/at/all"];

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

test("every page runs only the scripts that were built into it", async ({ page, allowConsole }) => {
  allowConsole(/Content Security Policy/);
  await new Workspace(page).begin("blank");
  for (const path of pages) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy, path).toMatch(/; script-src 'self' ('sha256-[^; ]*' ?)+$/);
    expect(policy, path).toContain("default-src 'self'; ");
    expect(policy, path).toContain("; form-action 'self'; ");
    expect(policy.match(/script-src/g), path).toHaveLength(1);
    for (const [, script = ""] of (await response.text()).matchAll(inlineScript))
      expect(policy, path).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  await page.goto("/welcome");
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
        const script = document.createElement("script");
        script.textContent = "document.title = 'taken over'";
        document.body.append(script);
      }),
  );
  expect(await refused).toBe("script-src-elem");
  await expect(page).not.toHaveTitle("taken over");
});

test("every response has the headers on framing and content type", async ({ request }) => {
  for (const path of ["/welcome", "/home/projects", "/api/health", "/icon.svg"]) {
    const headers = (
      await request.get(path, { headers: { "x-forwarded-proto": "https" }, maxRedirects: 0 })
    ).headers();
    // There is no trusted proxy, so no header can claim https.
    expect(headers, path).not.toHaveProperty("strict-transport-security");
    expect(headers, path).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    });
  }
});

test("rejects requests that Next cannot read with 4xx", async ({ baseURL }) => {
  // Uses node:http, because fetch allows neither such methods nor such paths.
  const statusOf = (method: string, path: string) =>
    new Promise<[number?, string?]>((resolve, reject) => {
      const { hostname, port } = new URL(baseURL ?? "");
      const request = http.request({ hostname, port, method, path, agent: false }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers["content-type"]]);
      });
      request.on("error", reject).end();
    });
  const problem = "application/problem+json";
  expect(await statusOf("GET", "/api/projects/%ff")).toEqual([400, problem]);
  expect(await statusOf("PATCH", "/api/projects/%E0%A4%A")).toEqual([400, problem]);
  expect(await statusOf("TRACE", "/api/projects/1")).toEqual([405, problem]);
  expect(await statusOf("PROPFIND", "/api/health")).toEqual([405, problem]);
  expect((await statusOf("GET", "/home/projects/%ff"))[0]).toBeLessThan(500);
  for (const method of ["TRACE", "POST", "OPTIONS"])
    expect(await statusOf(method, "/welcome")).toEqual([405, problem]);
});

test("programs that preview links get the picture's URL, and browsers a static page", async ({
  request,
  baseURL,
}) => {
  const headers = { "user-agent": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)" };
  for (const path of ["/", "/welcome", "/home/projects", "/nowhere"]) {
    const preview = await request.get(path, { headers });
    expect(preview.headers(), path).toMatchObject({ "cache-control": "no-store" });
    expect(await preview.text(), path).toContain(`content="${baseURL}/welcome/social.png"`);
    expect(await (await request.get(path)).text(), path).not.toContain("og:image");
  }
  for (const path of ["/api/health", "/icon.svg", "/welcome/social.png"])
    expect((await request.get(path, { headers })).headers()["content-type"], path).not.toContain("html");
});

test("browsers find an icon at the address that they ask for by themselves", async ({ request }) => {
  const response = await request.get("/favicon.ico");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  // The signature of the format, with three sizes.
  expect([...(await response.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test("stored files have their own policy, which the site's policy does not replace", async ({ request }) => {
  const headers = (await request.get("/api/storage?key=demo/logo-mark.svg")).headers();
  expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
});

test("an address with a token is hidden from other sites and search engines, also where nothing is found", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const issued = await documents.createIssued(await documents.createProject());
  const { url: link } = await documents.call<{ url: string }>("POST", `sales-documents/${issued}/link`);
  const { url: feed } = await documents.call<{ url: string }>("GET", "calendar-feed");
  const [atPage, calendar] = [new URL(link).pathname, new URL(feed).pathname];
  const atApi = atPage.replace("/p/", "/api/public/documents/");
  const known = [calendar, atPage, `${atPage}/pdf`, `${atApi}/page`, `${atApi}/pdf`];
  const unknown = [...known, `${atPage}/logo`, `${atPage}/e-invoice?format=peppol`].map((path) =>
    path.replace(/[\w.-]{43,}/, "x".repeat(43)),
  );
  const statuses: Record<string, number> = {};
  for (const path of [...known, ...unknown]) {
    const response = await page.request.get(path, { headers: { cookie: "" } });
    statuses[path] = response.status();
    const sent = (name: string) =>
      response.headersArray().flatMap((header) => (header.name.toLowerCase() === name ? [header.value] : []));
    expect([path, sent("referrer-policy"), sent("x-robots-tag")]).toEqual([
      path,
      ["no-referrer"],
      ["noindex"],
    ]);
    expect([path, sent("x-content-type-options")]).toEqual([path, ["nosniff"]]);
    expect([path, sent("content-security-policy")]).toEqual([
      path,
      [expect.stringMatching(/default-src 'none'/)],
    ]);
  }
  expect(known.map((path) => statuses[path])).toEqual(known.map(() => 200));
  expect(unknown.map((path) => statuses[path])).toEqual(unknown.map(() => 404));
});

test("a link on another site cannot start a demo", async ({ page, baseURL, allowConsole }) => {
  allowConsole(/403/);
  await page.goto(`data:text/html,<a href="${baseURL}/api/demo">A demo</a>`);
  const answer = page.waitForResponse(/api\/demo/);
  await page.getByRole("link").click();
  expect((await answer).status()).toBe(403);
});

test("the landing page is prerendered and compressed, and browsers can cache its files", async ({
  request,
}) => {
  const page = await request.get("/welcome");
  expect(page.headers()).toMatchObject({ "x-nextjs-cache": "HIT", "content-encoding": "gzip" });
  const text = await page.text();
  const files = new Set(text.match(/\/_next\/static\/[^"\\?]+\.(?:js|css|woff2)/g));
  for (const kind of [".js", ".css", ".woff2"])
    expect([...files].some((file) => file.endsWith(kind))).toBe(true);
  for (const file of files) {
    const answer = await request.get(file);
    const headers = answer.headers();
    expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
    // Next does not compress responses below one kibibyte.
    const isPacked = !file.endsWith(".woff2") && (await answer.body()).length >= 1024;
    if (isPacked) expect(headers["content-encoding"], file).toBe("gzip");
  }
  expect(text).toMatch(/<link rel="preload" href="[^"]+\.woff2" as="font"/);
});
