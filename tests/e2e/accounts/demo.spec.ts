import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

test("the blank demo is empty and explains each section", async ({ page }) => {
  await new Workspace(page).start("blank");
  await expect(page.getByText("Add your first one.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add project" })).toBeVisible();
});

test("shows an error when a demo cannot be started, and starts it on the next attempt", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route("**/api/demo", (route) => route.abort());
  await page.goto("/welcome");
  await page.getByRole("button", { name: "Full Version" }).click();
  await expect(page.getByText("Request failed or timed out")).toBeVisible();
  await page.unroute("**/api/demo");
  await page.getByRole("button", { name: "Full Version" }).click();
  await page.waitForURL("**/home/projects");
});

test("the landing page links to an open demo, and asks before it starts another @phone", async ({ page }) => {
  await page.goto("/welcome");
  const ways = page.getByRole("region", { name: "Try a busy studio" });
  await expect(ways.getByRole("button", { name: "Full Version" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);

  await new Workspace(page).start("full");
  await page.goto("/welcome");
  await expect(page.getByRole("link", { name: "Continue as Tamsin Oyelaran" })).toHaveCount(2);
  await ways.getByRole("button", { name: "Blank Version" }).click();
  const question = ways.getByRole("group", { name: /^Your demo of \d+:\d\d [AP]M is still open/ });
  await expect(question.getByRole("link", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/home/projects");
  await expect(page.getByRole("article")).toHaveCount(15);

  await page.goto("/welcome");
  await ways.getByRole("button", { name: "Blank Version" }).click();
  await question.getByRole("button", { name: "Start Another" }).click();
  await page.waitForURL("**/home/projects");
  await expect(page.getByText("Add your first one.")).toBeVisible();
});

test("Reset Demo restores the initial content", async ({ page }) => {
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

test("a rate-limited action shows when to try again and does not navigate", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/429/);
  const workspace = new Workspace(page);
  await workspace.start("full");
  const refuse = (minutes: number) => ({
    status: 429,
    contentType: "application/problem+json",
    json: { status: 429, detail: `Too many attempts. Try again in ${minutes} minutes.` },
  });
  await page.route("**/api/demo/reset", (route) => route.fulfill(refuse(11)));
  await page.route("**/api/export", (route) => route.fulfill(refuse(12)));
  await page.route("**/api/import", (route) => route.fulfill(refuse(13)));
  await workspace.choose("Reset Demo");
  await workspace.answer("Proceed");
  await expect(page.getByText("Try again in 11 minutes.")).toBeVisible();
  await workspace.choose("Export Everything");
  await expect(page.getByText("Try again in 12 minutes.")).toBeVisible();
  await workspace.choose("Import");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Workspace" }).check();
  const archive = { name: "pennant.zip", mimeType: "application/zip", buffer: Buffer.from("zip") };
  await dialog.locator('input[type="file"]').setInputFiles(archive);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Too many attempts. Try again in 13 minutes.");
  await expect(page).toHaveURL(/home\/projects/);
});
