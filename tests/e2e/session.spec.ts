import { expect, test } from "../setup/test";
import { Workspace } from "./pages/workspace";

test("a visitor comes by the gate, starts the full demo and finds a studio @phone", async ({ page }) => {
  await page.goto("/");
  await page.waitForURL("**/welcome");
  await page.getByRole("button", { name: "Full Version" }).click();
  await expect(page.getByText("Setting up your studio")).toBeVisible();
  await page.waitForURL("**/home/projects");
  await expect(page.getByRole("article")).toHaveCount(15);
  await page.goto("/");
  await page.waitForURL("**/home/projects");
});

test("the blank demo is empty and says what belongs there", async ({ page }) => {
  await new Workspace(page).start("blank");
  await expect(page.getByText("Start with the first one.")).toBeVisible();
  await expect(page.getByRole("button", { name: "New project" })).toBeVisible();
});

test("a demo that cannot be started says so, and can be tried again", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route("**/api/demo", (route) => route.abort());
  await page.goto("/welcome");
  await page.getByRole("button", { name: "Full Version" }).click();
  await expect(page.getByText("Request failed or timed out")).toBeVisible();
  await page.unroute("**/api/demo");
  await page.getByRole("button", { name: "Full Version" }).click();
  await page.waitForURL("**/home/projects");
});

test("nobody sees the workspace without a session", async ({ page }) => {
  for (const path of ["/home", "/home/projects", "/home/clients"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/welcome$/);
  }
});

test("a reload keeps the session, and old addresses lead to the project", async ({ page }) => {
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

test("calls that were refused are sent again after one refresh", async ({ page, allowConsole }) => {
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

test("a session that is gone leads to the landing page", async ({ page, context, allowConsole }) => {
  allowConsole(/401/);
  await new Workspace(page).start("blank");
  await context.clearCookies();
  await page.route("**/api/clients/search", (route) =>
    route.fulfill({ status: 401, contentType: "application/problem+json", body: "{}" }),
  );
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await page.waitForURL("**/welcome");
});

test("Leave App ends the session @phone", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.choose("Leave App");
  await page.waitForURL("**/welcome");
  await page.goto("/home/projects");
  await expect(page).toHaveURL(/\/welcome$/);
});

test("Reset Demo brings back what the demo began as", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  await page.getByRole("link", { name: "Cargo bike configurator" }).first().click();
  await page.getByRole("button", { name: "Project settings" }).click();
  await page.getByRole("button", { name: "Delete Project" }).click();
  await workspace.answer("Proceed");
  await page.waitForURL("**/home/projects");
  await expect(page.getByRole("article")).toHaveCount(14);
  await workspace.choose("Reset Demo");
  await workspace.answer("Proceed");
  await expect(page.getByRole("article")).toHaveCount(15);
});
