import type { Locator } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { IssuedDocuments } from "../pages/issued-documents";
import { Palette } from "../pages/palette";
import { pick } from "../pages/pick";
import { Workspace } from "../pages/workspace";

test("opens by keys and by its button, and gives the focus back", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  const palette = new Palette(page);
  const button = page.getByRole("button", { name: "Add", exact: true }).filter({ visible: true });
  await button.focus();
  for (const key of ["Control+k", "Meta+k", "/"]) {
    await palette.open(key);
    await palette.close();
    await expect(button).toBeFocused();
  }
  // A slash in a field is a slash.
  await page.getByRole("searchbox", { name: "Search clients" }).focus();
  await page.keyboard.type("a/b");
  await expect(page.getByRole("searchbox", { name: "Search clients" })).toHaveValue("a/b");
  await expect(palette.dialog).toBeHidden();
  await palette.open();
  await palette.dialog.getByRole("button", { name: "Close" }).click();
  await expect(palette.dialog).toBeHidden();
});

test("shows what was opened last, sections, what can be added and themes @phone", async ({ page }) => {
  await new Workspace(page).start("full");
  await page.getByRole("article").getByRole("link", { name: "Cargo bike configurator" }).click();
  await expect(page.getByRole("heading", { name: "Cargo bike configurator", level: 1 })).toBeVisible();
  const palette = new Palette(page);
  await palette.open();
  await expect(palette.options.first()).toHaveText("Add task in this project");
  await palette.group("Go to").getByRole("option", { name: "Income" }).click();
  await expect(page.getByRole("heading", { name: "Income", level: 1 })).toBeVisible();
  await palette.open();
  await expect(palette.group("Recent").getByRole("option").first()).toContainText("Cargo bike configurator");
  for (const name of ["Go to", "Add new", "Theme"]) await expect(palette.group(name)).toBeVisible();
  await palette.field.fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await palette.open();
  await palette.field.fill("new client");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Create New Client" })).toBeVisible();
});

test("finds every kind of row by name, and goes there @phone:full", async ({ page }) => {
  await new Workspace(page).start("full");
  const palette = new Palette(page);
  await palette.open();
  await palette.find("salt");
  const client = palette.group("Clients").getByRole("option", { name: "Saltmarsh Bakery" });
  await expect(client.locator("[data-mark]")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  for (const kind of ["Tasks", "Events", "Files", "Documents"])
    await expect(palette.group(kind).getByRole("option").first()).toBeVisible();
  await expect(palette.highlighted).toHaveText("Saltmarsh Bakery");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Saltmarsh Bakery", level: 1 })).toBeVisible();

  // Rows without a page open in their dialog.
  await palette.open();
  await palette.find("read salt");
  await expect(palette.highlighted).toContainText("Read Salt Grammar");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toHaveValue(/^Read Salt/);
  await page.keyboard.press("Escape");
});

test("puts a document with exactly this number first", async ({ page }) => {
  await new Workspace(page).start("full");
  const palette = new Palette(page);
  await palette.open();
  await palette.find("website");
  const document = palette.group("Documents").getByRole("option").first();
  const label = await document.getByText(/^(Quotation|Invoice|Receipt) /).textContent();
  const number = label?.split(" ").slice(1).join(" ") ?? "";
  await palette.find(number);
  await expect(palette.group("Documents").getByRole("option").first()).toContainText(number);
  await expect(palette.highlighted).toContainText(number);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/income\/document\//);
});

test("adds a task in one line, which can be opened and undone @phone:full", async ({ page }) => {
  await new Workspace(page).start("full", "/home/actions");
  const palette = new Palette(page);
  const actions = new Actions(page);
  await palette.open();
  await palette.add("call Anna tomorrow 3pm #cargo !phone", "Tomorrow, 3:00 PM", "Cargo bike", "phone");
  await expect(page.getByText("Added task call Anna")).toBeVisible();
  const row = actions.row("call Anna");
  await expect(row).toContainText("Cargo bike configurator");
  await expect(row).toContainText("3:00 PM");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toHaveValue("call Anna");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await palette.open();
  await palette.add("write to Anna tomorrow", "Tomorrow");
  await expect(actions.row("write to Anna")).toBeVisible();
  const deleted = actions.change("DELETE", "tasks");
  await page.getByRole("button", { name: "Undo" }).first().click();
  expect((await deleted).status()).toBe(204);
  await expect(actions.row("write to Anna")).toBeHidden();
  await expect(row).toBeVisible();
});

test("says that an event needs a date, and tells a search from a command", async ({ page }) => {
  await new Workspace(page).start("full", "/home/actions");
  const palette = new Palette(page);
  await palette.open();
  await palette.find("event kick-off xyz");
  await expect(palette.options.first()).toContainText("Add a date, such as Fri 10:00");
  await expect(palette.options.first()).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(palette.dialog).toBeVisible();
  await palette.add("event tomorrow 10:00 kick-off xyz @fjellgate", "Tomorrow, 10:00 AM", "Fjellgate Cycles");
  await expect(page.getByText("Added event kick-off xyz")).toBeVisible();
  await expect(new Actions(page).row("kick-off xyz")).toBeVisible();
  // A name that is found comes before what could be added.
  await palette.open();
  await palette.find("salt");
  await expect(palette.highlighted).toHaveText("Saltmarsh Bakery");
  await expect(palette.options.last()).toContainText("Add task “salt”");
});

test("keeps what was typed when the server refuses", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await new Workspace(page).start("full", "/home/actions");
  const palette = new Palette(page);
  await page.route("**/api/tasks", (route) => route.abort());
  await palette.open();
  await palette.add("call Anna tomorrow", "Tomorrow");
  await expect(
    page.getByText("Something went wrong").or(page.getByText("Network Error")).first(),
  ).toBeVisible();
  await expect(new Actions(page).row("call Anna")).toBeHidden();
  await palette.open("Control+k");
  await expect(palette.field).toHaveValue("call Anna tomorrow");
});

test("a held key is not typed into the field that it opens", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  await expect(page.getByRole("article").first()).toBeVisible();
  const palette = new Palette(page);
  const hold = async (key: string, field: Locator) => {
    // Every press after the first one is a repeat.
    for (let press = 0; press < 3; press += 1) await page.keyboard.down(key);
    await expect(field).toBeFocused();
    for (let press = 0; press < 3; press += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await page.keyboard.type(`${key}a`);
    await expect(field).toHaveValue(`${key}a`);
  };
  await hold("/", palette.field);
  await palette.close();
  await page.keyboard.press("n");
  await hold("t", page.getByRole("dialog", { name: "Task" }).getByRole("textbox", { name: "Name" }));
});

test("offers the actions of the open page first", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const id = await documents.createDraft(await documents.createProject());
  await documents.open(id, "Invoice 1");
  const palette = new Palette(page);
  await palette.open();
  await expect(palette.group("This page").getByRole("option")).toHaveText(["Issue…"]);
  await page.keyboard.press("Escape");
  await documents.issue("invoice", "1");
  await palette.open();
  await palette.field.fill("record");
  await expect(palette.highlighted).toHaveText("Record payment");
  await page.keyboard.press("Enter");
  await expect(documents.dialog("Record payment")).toBeVisible();
  await expect(palette.dialog).toBeHidden();
});

test("a document is begun from any page with two keys", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  await page.keyboard.press("n");
  await page.keyboard.press("d");
  const dialog = page.getByRole("dialog", { name: "Create document", exact: true });
  await expect(dialog.getByRole("combobox", { name: "Project" })).toBeFocused();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Please select a project")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Project" }).click();
  await pick(page.getByPlaceholder("Search projects"), "Cargo bike");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/home\/income\/document\/invoice\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Create invoice", level: 1 })).toBeVisible();

  // On a project's page, the palette knows the project.
  await page.goBack();
  await page.goto("/home/projects");
  await page.getByRole("article").getByRole("link", { name: "Cargo bike configurator" }).click();
  await expect(page.getByRole("heading", { name: "Cargo bike configurator", level: 1 })).toBeVisible();
  const palette = new Palette(page);
  await palette.open();
  await palette.field.fill("new document for");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("combobox", { name: "Project" })).toHaveCount(0);
  await dialog.getByRole("combobox", { name: "Document" }).click();
  await page.getByRole("option", { name: "Quotation" }).click();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/home\/income\/document\/quotation\/[0-9a-f-]{36}$/);
});
