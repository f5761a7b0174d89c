import { expect, test } from "../../setup/test";
import { Filters } from "../pages/filters";
import { expectFirstFocus } from "../pages/first-focus";
import { FormDialog } from "../pages/form-dialog";
import { pick } from "../pages/pick";
import { Workspace } from "../pages/workspace";

test("creates, edits and deletes a project @phone", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  await workspace.add("Project");
  const dialog = new FormDialog(page, "Create New Project");
  await expectFirstFocus(dialog.dialog, dialog.dialog.getByRole("textbox", { name: "Name", exact: true }));
  await expect(dialog.dialog.getByRole("button", { name: "Add project" })).toBeDisabled();
  await dialog.fill({ Budget: "0123" });
  await dialog.save();
  await dialog.expectError("Please enter a project name");
  await dialog.expectError("Please select a client");
  await dialog.expectError("Please enter a number (no leading 0)");

  await dialog.fill({ Name: "Winter catalogue", Budget: "4200" });
  await page.keyboard.press("Escape");
  await workspace.answer("Cancel");
  await dialog.pick("Client", "Casa Almendra");
  await dialog.save();
  await expect(page).toHaveURL(/\/home\/projects\/[\w-]{36}$/);
  await expect(page.getByRole("heading", { name: "Winter catalogue", level: 1 })).toBeVisible();

  await page.getByRole("combobox", { name: "Payment status" }).click();
  await page.getByRole("option", { name: "Paid" }).click();
  await expect(page.getByRole("combobox", { name: "Payment status" })).toHaveText("Paid");
  await expect(page.getByText("Payment updated")).toBeVisible();
  await page.getByRole("button", { name: "Project settings" }).click();
  const settings = new FormDialog(page, "Project Settings");
  await settings.fill({ Name: "Spring catalogue" });
  await settings.saveChange();
  await expect(page.getByRole("heading", { name: "Spring catalogue", level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Spring catalogue", level: 1 })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Payment status" })).toHaveText("Paid");

  await page.getByRole("button", { name: "Project settings" }).click();
  await settings.press("Delete Project");
  await expect(page).toHaveURL("/home/projects");
  await expect(page.getByRole("heading", { name: "Cargo bike configurator" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Spring catalogue" })).toHaveCount(0);
});

test("a new person's first project gets its client in the same dialog @phone:full", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.add("Task");
  const task = new FormDialog(page, "Task");
  await task.fill({ Name: "Call Anna" });
  const create = async (field: "Project" | "Client", dialog: FormDialog, name: string) => {
    await dialog.dialog.getByRole("combobox", { name: field }).click();
    await page.keyboard.type(name);
    await expect(page.getByRole("option").last()).toHaveText(`Add "${name}"`);
    await page.keyboard.press("Enter");
  };
  await create("Project", task, "Website");
  const project = new FormDialog(page, "Create New Project");
  await expect(project.dialog.getByLabel("Name")).toHaveValue("Website");
  await create("Client", project, "Anna Lee");
  const client = new FormDialog(page, "Create New Client");
  await expect(client.dialog.getByLabel("Name")).toHaveValue("Anna Lee");
  await client.dialog.getByRole("radio", { name: /teal/ }).check();
  await client.save();
  await expect(project.dialog.getByRole("combobox", { name: "Client" })).toHaveText("Anna Lee");
  await project.fill({ Budget: "1200" });
  await project.save();
  await expect(task.dialog.getByRole("combobox", { name: "Project" })).toContainText("Website");
  await task.save();
  await expect(page.getByText("Call Anna")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Anna Lee");
});

test("asks before it discards unsaved input", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.add("Project");
  const dialog = new FormDialog(page, "Create New Project");
  // Nothing was typed yet.
  await expect(dialog.dialog.getByRole("button", { name: "Discard" })).toBeHidden();
  await dialog.fill({ Name: "Half a thought" });
  await dialog.press("Close");
  await workspace.answer("Cancel");
  await expect(dialog.dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Half a thought");
  await dialog.press("Discard");
  await workspace.answer("Proceed");
  await dialog.expectClosed();
});

test("keeps the dialog open when a project could not be created, and creates it once", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await page.route("**/api/projects", (route) => route.abort());
  await workspace.add("Project");
  const dialog = new FormDialog(page, "Create New Project");
  await dialog.fill({ Name: "Stubborn" });
  await dialog.pick("Client", "Freelancing");
  await dialog.save();
  await expect(page.getByText("Something went wrong, Please try again")).toBeVisible();
  await dialog.expectOpen();
  await page.unroute("**/api/projects");
  await dialog.save();
  await expect(page.getByRole("heading", { name: "Stubborn", level: 1 })).toBeVisible();
  await page.goto("/home/projects");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("keeps filters in the URL across a reload @phone:full", async ({ page }) => {
  await new Workspace(page).start("full");
  await expect(page.getByRole("article")).toHaveCount(15);
  const filters = new Filters(page);
  await filters.pick("Project status", "All projects");
  await filters.pick("Client", "Fjellgate Cycles");
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.getByRole("searchbox", { name: "Search projects" }).fill("DEALER");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/name=DEALER/);
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search projects" })).toHaveValue("DEALER");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search projects" }).fill("no such thing");
  await expect(page.getByText("No project matched your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("article")).toHaveCount(15);
  await expect(page).toHaveURL("/home/projects");
});

test("remembers the list view of projects", async ({ page }) => {
  await new Workspace(page).start("full");
  await page.getByRole("radio", { name: "List" }).check();
  await expect(page.locator("article time").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "List" })).toBeChecked();
  await expect(page.locator("article time").first()).toBeVisible();
});

test("pins a project from its page and from the panel, and unpins it", async ({ page }) => {
  await new Workspace(page).start("full");
  const pinned = page.getByRole("region", { name: "Pinned" });
  await expect(pinned.getByRole("link")).toHaveCount(6);
  await pinned.getByRole("button", { name: "Pin a project" }).click();
  await pick(page.getByLabel("Search pin a project", { exact: true }), "dealer portal");
  await expect(pinned.getByRole("link", { name: "Dealer portal" })).toBeVisible();
  await pinned.getByRole("link", { name: "Dealer portal" }).click();
  await expect(page.getByRole("heading", { name: "Dealer portal", level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Unpin project" }).click();
  await expect(pinned.getByRole("link", { name: "Dealer portal" })).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Pin project" }).click();
  await expect(pinned.getByRole("link", { name: "Dealer portal" })).toBeVisible();
  await pinned.getByRole("link", { name: "Dealer portal" }).hover();
  await pinned.getByRole("button", { name: "Unpin Dealer portal" }).click();
  await expect(pinned.getByRole("link")).toHaveCount(6);
});

test("an unknown address leads back", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await new Workspace(page).start("blank", "/home/nowhere");
  await page.getByRole("main").getByRole("link", { name: "Back to projects" }).click();
  await expect(page).toHaveURL("/home/projects");
});

test("an unknown project shows a message and a link back", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await new Workspace(page).start("blank", "/home/projects/01930000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Error", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Back to projects" }).click();
  await expect(page).toHaveURL("/home/projects");
});
