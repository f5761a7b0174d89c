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
