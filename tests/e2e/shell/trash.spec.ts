import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { FormDialog } from "../pages/form-dialog";
import { Workspace } from "../pages/workspace";

test("a deleted task comes back by Undo, by Ctrl Z, and from the trash @phone", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  await page.goto("/home/actions");
  const actions = new Actions(page);
  const first = actions.tasks.locator("[data-open]").first();
  const name = (await first.textContent()) ?? "";

  await first.click();
  await actions.delete();
  const toast = page.getByRole("listitem").filter({ hasText: `Deleted ${name}` });
  await expect(toast).toBeVisible();
  await expect(actions.row(name)).toBeHidden();
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(actions.row(name)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Undone" })).toBeVisible();

  await actions.open(name);
  await actions.delete();
  await expect(actions.row(name)).toBeHidden();
  await expect(toast).toBeVisible();
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/api/trash/*/restore", async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.keyboard.press("ControlOrMeta+z");
  await expect(actions.row(name)).toBeVisible();

  // Deleted again before it is back on the server.
  await actions.open(name);
  const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
  await actions.delete();
  goOn();
  expect((await deleted).headers()["trash-entry"]).toBeTruthy();
  await workspace.choose("Trash");
  await expect(page).toHaveURL("/home/trash");
  await expect(page.getByText("Emptied after 30 days")).toBeVisible();
  const restored = page.waitForResponse((response) => response.url().endsWith("/restore"));
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  expect((await restored).ok()).toBe(true);
  await expect(page.getByText("The trash is empty.")).toBeVisible();
  await page.goto("/home/actions");
  await expect(actions.row(name)).toBeVisible();
});

test("a task whose project was deleted after it comes back with the project @phone:full", async ({
  page,
  allowConsole,
}) => {
  // The refusal that the question answers.
  allowConsole(/409/);
  const [workspace, actions] = [new Workspace(page), new Actions(page)];
  await workspace.start("full");
  await actions.openProject("Cargo bike configurator");
  const name = (await actions.tasks.locator("[data-open]").first().textContent()) ?? "";
  await actions.open(name);
  await actions.delete();
  await expect(actions.row(name)).toBeHidden();
  await page.getByRole("button", { name: "Project settings" }).click();
  await new FormDialog(page, "Project Settings").press("Delete Project");
  await workspace.answer("Proceed");
  await page.waitForURL("**/home/projects");

  await workspace.choose("Trash");
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Cargo bike configurator");
  await question.getByRole("button", { name: "Restore both" }).click();
  await expect(page.getByText("The trash is empty.")).toBeVisible();
  await page.goto("/home/projects");
  await actions.openProject("Cargo bike configurator");
  await expect(actions.row(name)).toBeVisible();
});
