import type { Page, Request } from "@playwright/test";
import { firstCalls, firstCallsOfAll } from "../../../lib/early-requests/first-calls";
import { expect, test } from "../../setup/test";
import { FormDialog } from "../pages/form-dialog";
import { holdScripts } from "../pages/hold-scripts";
import { Workspace } from "../pages/workspace";

test("the first rows of each page are asked for once, before its code has run", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const id = await workspace.firstId("project");
  for (const [place, own] of Object.entries(firstCalls)) {
    // Leaves the previous page first. Otherwise its last requests could be counted for this page.
    await page.goto("about:blank");
    const calls = watchCalls(page);
    await page.goto(place.replace("{id}", id));
    await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const [path, body] of [...firstCallsOfAll, ...own]) {
      const call = `${path} ${body ? JSON.stringify(body) : ""}`.replaceAll("{id}", id);
      expect(
        calls.seen.filter((seen) => seen === call),
        `${place}: ${call}`,
      ).toHaveLength(1);
    }
    expect(new Set(calls.seen).size, place).toBe(calls.seen.length);
    // A call that the page does not make would be left.
    expect(await page.evaluate(leftAnswers), place).toEqual([]);
    calls.stop();
  }
});

test("a page with a filter in its address asks only for the filtered rows", async ({ page }) => {
  await new Workspace(page).begin("full");
  const calls = watchCalls(page);
  await page.goto("/home/projects?projectStatus=completed");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const searches = calls.seen.filter((call) => call.includes("projectStatus"));
  expect(searches).toEqual(['projects/search {"projectStatus":"completed","take":32}']);
});

test("a press of a button of the navigation waits for the code of the page @phone", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const load = await holdScripts(page);
  const opened = page.goto("/home/projects");
  await page.getByRole("button", { name: "Add", exact: true }).filter({ visible: true }).click();
  load();
  await expect(page.getByRole("menuitem", { name: "Client", exact: true })).toBeVisible();
  await opened;
});

/** The texts of the first row that a page shows before its code has loaded. */
const earlyTexts: Record<string, string[]> = {
  "/home/projects": ["sentence", "client.name", "name"],
  "/home/actions": ["name"],
  "/home/income": ["name", "client.name"],
  "/home/files": ["name"],
  "/home/clients": ["name"],
  "/home/partners": ["name"],
  "/home/projects/{id}": ["client.name", "name"],
};

test("a page shows the names of its first rows before its code has loaded @phone:full", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const id = await workspace.firstId("project");
  for (const [place, fields] of Object.entries(earlyTexts)) {
    const load = await holdScripts(page);
    const opened = page.goto(place.replace("{id}", id));
    const shown: string[] = [];
    for (const field of fields) {
      const text = page.locator(`[data-early-text="${field}"]`).filter({ visible: true }).first();
      await expect(text, `${place}: ${field}`).toHaveText(/\S/);
      // Running time counts on.
      shown.push((await text.innerText()).split(/\d+:\d\d tracked/, 1)[0]?.trim() ?? "");
    }
    load();
    await opened;
    await expect(page.locator("main:not([inert])"), place).toBeVisible();
    // On a phone a hidden panel has its rows at the first touch.
    await expect(page.locator("main [data-early]").filter({ visible: true }), place).toHaveCount(0);
    for (const text of shown) await expect(page.getByRole("main"), place).toContainText(text);
  }
});

test("a name with HTML is shown as text", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.add("Project");
  const name = "<img src=x onerror=alert(1)> & co";
  const project = new FormDialog(page, "Create New Project");
  await project.fill({ Name: name });
  await project.pick("Client", "Freelancing");
  await project.save();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const load = await holdScripts(page);
  const opened = page.goto("/home/projects");
  await expect(page.locator('[data-early-text="name"]').first()).toHaveText(name);
  load();
  await opened;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the static file of a page contains its title and its search", async ({ page }) => {
    await page.request.get("/api/demo");
    await page.goto("/home/projects");
    await expect(page.getByRole("main").getByRole("heading", { name: "Projects" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  });
});

function watchCalls(page: Page) {
  const seen: string[] = [];
  const note = (request: Request) => {
    const [, call] = request.url().split("/api/");
    if (call && !call.startsWith("storage")) seen.push(`${call} ${request.postData() ?? ""}`);
  };
  page.on("request", note);
  return { seen, stop: () => page.off("request", note) };
}

function leftAnswers() {
  const early = (window as unknown as { pennantEarly?: { answers: Map<string, unknown> } }).pennantEarly;
  return [...(early?.answers.keys() ?? ["no early requests"])];
}
