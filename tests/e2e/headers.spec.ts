import { expect, test } from "../setup/test";
import { Workspace } from "./pages/workspace";

const id = "01a1fb63-0000-7000-8000-000000000000";
const pages = [
  "/",
  "/welcome",
  "/docs/api",
  "/nowhere",
  ...["projects", "files", "actions", "clients", "partners", "income"].map((section) => `/home/${section}`),
  ...["projects", "clients", "income/document", "income/document/invoice"].map((of) => `/home/${of}/${id}`),
];

test("every page runs the scripts that were built into it, and no others", async ({ page, allowConsole }) => {
  allowConsole(/Content Security Policy/);
  await new Workspace(page).begin("blank");
  for (const path of pages) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy, path).toMatch(/; script-src 'self' 'sha256-[^;]*$/);
    expect(policy, path).not.toMatch(/unsafe|nonce/);
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

test("every answer says who may frame it and what it is", async ({ request }) => {
  for (const path of ["/welcome", "/home/projects", "/api/health", "/icon.svg"]) {
    const headers = (
      await request.get(path, { headers: { "x-forwarded-proto": "https" }, maxRedirects: 0 })
    ).headers();
    expect(headers, path).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringContaining("max-age="),
      "x-content-type-options": "nosniff",
    });
  }
});

test("the landing page is there before it is asked for, and its files need not be asked for again", async ({
  request,
}) => {
  const page = await request.get("/welcome");
  expect(page.headers()).toMatchObject({ "x-nextjs-cache": "HIT", "content-encoding": "gzip" });
  const text = await page.text();
  const files = new Set(text.match(/\/_next\/static\/[^"\\?]+\.(?:js|css|woff2)/g));
  for (const kind of [".js", ".css", ".woff2"])
    expect([...files].some((file) => file.endsWith(kind))).toBe(true);
  for (const file of files) {
    const headers = (await request.get(file)).headers();
    expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
    if (!file.endsWith(".woff2")) expect(headers["content-encoding"], file).toBe("gzip");
  }
  expect(text).toMatch(/<link rel="preload" href="[^"]+\.woff2" as="font"/);
});
