import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

test("a visitor starts the full demo from the landing page and gets a filled workspace @phone", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForURL("**/welcome");
  await page.getByRole("button", { name: "Full Version" }).click();
  await expect(page.getByText("Setting up your demo")).toBeVisible();
  await page.waitForURL("**/home/projects");
  await expect(page.getByRole("article")).toHaveCount(15);
  await page.goto("/");
  await page.waitForURL("**/home/projects");
});

test("redirects to the landing page without a session", async ({ page }) => {
  for (const path of ["/home", "/home/projects", "/home/clients"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/welcome$/);
  }
});

test("a reload keeps the session, and old URLs redirect to the project", async ({ page }) => {
  await new Workspace(page).start("full");
  await page.getByRole("link", { name: "Cargo bike configurator" }).first().click();
  await expect(page.getByRole("heading", { name: "Cargo bike configurator", level: 1 })).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  await page.reload();
  await expect(page.getByRole("heading", { name: "Cargo bike configurator", level: 1 })).toBeVisible();
  for (const alias of [`/home/${id}`, `/home/project/${id}`]) {
    await page.goto(alias);
    await expect(page).toHaveURL(`/home/projects/${id}`);
  }
  await page.goto("/home");
  await expect(page).toHaveURL("/home/projects");
});

test("rejected calls are repeated after one token refresh", async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await new Workspace(page).start("full");
  await expect(page.getByRole("article")).toHaveCount(15);
  let refreshes = 0;
  const refused = new Set<string>();
  page.on("request", (request) => (refreshes += request.url().endsWith("/auth/refresh") ? 1 : 0));
  await page.route("**/api/{projects,clients}/search", async (route) => {
    const key = route.request().url() + route.request().postData();
    if (refused.has(key)) return route.continue();
    refused.add(key);
    await route.fulfill({ status: 401, contentType: "application/problem+json", body: "{}" });
  });
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Fjellgate Cycles" })).toBeVisible();
  expect(refused.size).toBeGreaterThan(0);
  expect(refreshes).toBe(1);
});

test("redirects to the landing page when the session has ended", async ({ page, context, allowConsole }) => {
  allowConsole(/401/);
  await new Workspace(page).start("blank");
  await context.clearCookies();
  await page.route("**/api/clients/search", (route) =>
    route.fulfill({ status: 401, contentType: "application/problem+json", body: "{}" }),
  );
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await page.waitForURL("**/welcome");
});

test("Leave App asks before it deletes a demo, and ends the session @phone:full", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.choose("Leave App");
  await expect(
    page.getByRole("alertdialog", { name: "Leave and lose this demo, or keep it?" }),
  ).toBeVisible();
  await workspace.answer("Cancel");
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  await workspace.leaveDemo();
  await page.goto("/home/projects");
  await expect(page).toHaveURL(/\/welcome$/);
});

test("signing out in one tab signs out all tabs", async ({ page, context }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  const other = await context.newPage();
  await other.goto("/home/clients");
  await expect(other.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
  await workspace.leaveDemo();
  await other.waitForURL("**/welcome");
});

test("offers unsaved input to the same user after a session has ended", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/401/);
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.add("Client");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Half typed");
  await page.getByRole("radio", { name: /teal/ }).check();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.route("**/api/clients", (route) =>
    route.fulfill({ status: 401, contentType: "application/problem+json", body: "{}" }),
  );
  await page.getByRole("dialog").getByRole("button", { name: "Add client" }).click();
  await page.waitForURL("**/welcome");
  await expect(page.getByRole("alert").getByText("Your session has ended.")).toBeVisible();

  // Without the session, what this browser keeps cannot be read.
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain("pennant-draft:");
  expect(stored).not.toContain("Half typed");

  await context.addCookies(cookies);
  await page.goto("/home/projects");
  await expect(page.getByText("was not saved.")).toBeVisible();
  await workspace.add("Client");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Half typed");

  await page.keyboard.press("Escape");
  await workspace.answer("Proceed");
  await workspace.leaveDemo();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^pennant-(draft|note):/.test(key))),
  ).toEqual([]);
});

test("Leave App asks first while the builder has unsaved changes", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/income");
  await page
    .getByRole("link", { name: /^Create quotation for/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Reference" }).fill("Changed");
  await workspace.choose("Leave App");
  await workspace.answer("Cancel");
  await expect(page.getByRole("textbox", { name: "Reference" })).toHaveValue("Changed");
  await workspace.choose("Reset Demo");
  await expect(page.getByText("your unsaved changes are lost")).toBeVisible();
  await workspace.answer("Cancel");
  await workspace.leaveDemo();
});

test("a sign-out that the server could not confirm is finished by the next page", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/503/);
  const workspace = new Workspace(page);
  await workspace.start("blank");
  const refused = { status: 503, contentType: "application/problem+json", body: "{}" };
  await context.route("**/api/auth/logout", (route) => route.fulfill(refused));
  await workspace.choose("Leave App");
  await workspace.answer("Leave");
  await expect(
    page.getByRole("heading", { name: "You may still be signed in on this device" }),
  ).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);

  // The person closes the tab, and somebody else opens the workspace.
  const next = await context.newPage();
  await next.goto("/home/projects");
  await expect(next).toHaveURL(/\/welcome$/);
  const notice = next.getByRole("alert").filter({ hasText: "You may still be signed in on this device" });
  await expect(notice).toBeVisible();
  await expect(next.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  await context.unroute("**/api/auth/logout");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(notice).toHaveCount(0);
  await next.goto("/home/projects");
  await expect(next).toHaveURL(/\/welcome$/);
  expect((await context.cookies()).filter(({ name }) => /session/.test(name))).toEqual([]);
});

test("Leave App is there when the connection is gone before the menu was ever opened @phone:full", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const workspace = new Workspace(page);
  // The code of the menu, and of the question, by the classes of its title.
  const loaded = ["Leave App", "text-lead font-semibold text-balance wrap-break-word"].map((text) =>
    page.waitForResponse(async (response) => (await response.text().catch(() => "")).includes(text)),
  );
  await workspace.start("blank");
  // Loaded by itself, some time after the page.
  await Promise.all(loaded);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await workspace.choose("Leave App");
  await workspace.answer("Leave");
  await expect(
    page.getByRole("heading", { name: "You may still be signed in on this device" }),
  ).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL("**/welcome");
});

test("a link to a demo in an email changes nothing in a browser with a session", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/403/);
  await new Workspace(page).start("blank");
  // An address that no page has opened, as from a mail program.
  const answer = await page.goto("/api/demo");
  expect(answer?.status()).toBe(403);
  await page.goto("/home/projects");
  await expect(page.getByText("Add your first one.")).toBeVisible();
});
