import { expect, test } from "../../setup/test";
import { FilesPage, textFile } from "../pages/files";
import { FormDialog } from "../pages/form-dialog";
import { Panel } from "../pages/panel";
import { Workspace } from "../pages/workspace";

test("creates, edits and deletes a client with everything that belongs to it @phone", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.add("Client");
  const dialog = new FormDialog(page, "Create New Client");
  await dialog.fill({ Email: "hello@harbour.example" });
  await dialog.save();
  await dialog.expectError("Please enter client name");
  await dialog.expectError("Please select a color");
  await dialog.fill({ Name: "Harbour Light", "Phone number": "+1 207 555 0101", "Tax ID": "00-1" });
  await dialog.fill({ Details: "Met at the boat show" });
  await dialog.dialog.getByRole("radio", { name: /teal/ }).check();
  await dialog.save();
  await expect(page).toHaveURL(/\/home\/clients\/[\w-]{36}$/);
  await expect(page.getByRole("heading", { name: "Harbour Light", level: 1 })).toBeVisible();
  const information = new Panel(page, "Information");
  await information.expectText("+1 207 555 0101", "00-1", "hello@harbour.example", "Met at the boat show");

  // A file needs a project, so the first one is created.
  await new Panel(page, "Files").region.getByRole("button", { name: "Add file" }).first().click();
  const files = new FilesPage(page);
  await files.choose(textFile("offer.txt"));
  await files.dialog.getByRole("button", { name: "Add file" }).click();
  await expect(files.dialog.getByText("Please select a project")).toBeVisible();
  await files.dialog.getByRole("button", { name: "Add project" }).click();
  const project = new FormDialog(page, "Create New Project");
  await project.fill({ Name: "Signage" });
  await expect(project.dialog.getByRole("combobox", { name: "Client" })).toHaveText("Harbour Light");
  await project.save();
  await expect(files.dialog.getByRole("combobox", { name: "Project" })).toContainText("Signage");
  await files.saveNew();
  await expect(files.file("offer")).toContainText("Signage");

  await page.getByRole("button", { name: "Edit client" }).click();
  const settings = new FormDialog(page, "Edit Client");
  await expect(settings.dialog.getByLabel("Details")).toHaveValue("Met at the boat show");
  await settings.fill({ Name: "Harbour Light & Sons" });
  await settings.save();
  await expect(page.getByRole("heading", { name: "Harbour Light & Sons", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Edit client" }).click();
  await settings.press("Delete Client");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("This also deletes 1 project and 1 file.");
  await workspace.answer("Proceed");
  await expect(page).toHaveURL("/home/clients");
  await expect(page.getByRole("button", { name: "Add client" })).toBeVisible();
  await page.goto("/home/projects");
  await expect(page.getByText("Add your first one.")).toBeVisible();
});

test("creates, edits, searches and deletes contacts on the client's page", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/clients");
  await page.getByRole("main").getByRole("link", { name: "Casa Almendra" }).click();
  await expect(page.getByRole("heading", { name: "Casa Almendra", level: 1 })).toBeVisible();
  const contacts = new Panel(page, "Contacts");
  await contacts.expectText("Paloma Etxeberria");
  await contacts.press("Add contact");
  const dialog = new FormDialog(page, "Client Contact");
  await dialog.fill({ Name: "Iker Almendra" });
  await expect(dialog.dialog.getByRole("combobox", { name: "Company" })).toHaveText("Casa Almendra");
  await dialog.save();
  await dialog.expectError("Please specify their role");
  await dialog.fill({ Role: "Chef" });
  await dialog.save();
  await dialog.expectClosed();
  await expect(page).toHaveURL(/\/home\/clients\/[\w-]{36}$/);
  await contacts.expectText("Iker Almendra", "Chef");

  await contacts.press("Iker Almendra");
  await dialog.fill({ Role: "Head chef" });
  await dialog.save();
  await contacts.expectText("Head chef");
  await contacts.press("Iker Almendra");
  const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
  await dialog.press("Delete Contact");
  await contacts.expectNoText("Iker Almendra");
  expect((await deleted).status()).toBe(204);
  await page.reload();
  await contacts.expectText("Paloma Etxeberria");
  await contacts.expectNoText("Iker Almendra");

  await page.goto("/home/clients");
  await contacts.search("nobody");
  await contacts.expectText("No contact matched your search.");
  await contacts.press("Clear filters");
  await contacts.expectText("Paloma Etxeberria");
});

test("a contact created from the global add menu opens the clients page, and its company name links to the client @phone:full", async ({
  page,
  isMobile,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  await workspace.add("Contact");
  const dialog = new FormDialog(page, "Client Contact");
  await dialog.fill({ Name: "Aaron Aardvark", Role: "Buyer" });
  await dialog.save();
  await dialog.expectError("Please select a client");
  await dialog.pick("Company", "Quillfeather Press");
  await dialog.save();
  await expect(page).toHaveURL("/home/clients");
  if (isMobile) await page.getByRole("radio", { name: "Contacts" }).check();
  const contacts = new Panel(page, "Contacts");
  await contacts.search("aaron");
  await contacts.expectText("Buyer · Quillfeather Press");
  await contacts.press("Aaron Aardvark");
  await dialog.fill({ Role: "Senior buyer" });
  await dialog.dialog.getByRole("link", { name: "Quillfeather Press" }).click();
  await workspace.answer("Proceed");
  await expect(page.getByRole("heading", { name: "Quillfeather Press", level: 1 })).toBeVisible();
  await contacts.expectText("Buyer");
});

test("searches clients and their projects by name", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  await page.getByRole("searchbox", { name: "Search clients" }).fill("fjellgate");
  await expect(page.getByRole("main").getByRole("heading", { level: 2, name: /Cycles|Bakery/ })).toHaveCount(
    1,
  );
  await page.reload();
  await page.getByRole("searchbox", { name: "Search clients" }).fill("no such client");
  await expect(page.getByText("No client matched your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("main").getByRole("link", { name: "Fjellgate Cycles" }).click();
  const projects = new Panel(page, "Projects");
  await projects.search("portal");
  await projects.expectText("Dealer portal");
  await projects.expectNoText("Cargo bike configurator");
  await projects.search("nothing of that name");
  await projects.expectText("No project matched your search.");
});

test("saves a client's notes automatically", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  await page.getByRole("main").getByRole("link", { name: "Fjellgate Cycles" }).click();
  await page.getByRole("textbox", { name: "Notes" }).fill("Invoices in euro");
  await new Panel(page, "Notes").expectText("Saved");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Invoices in euro");
});

test("an archived client leaves the list and the palette, and comes back from the archive @phone", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  await page.goto("/home/clients");
  await page.getByRole("link", { name: "Fjellgate Cycles", exact: true }).click();
  await page.getByRole("button", { name: "Archive client" }).click();
  await expect(page.getByRole("note")).toContainText("This client was archived on");
  await page.goto("/home/clients");
  const card = page.getByRole("link", { name: "Fjellgate Cycles", exact: true });
  await expect(page.getByRole("button", { name: "Show 1 archived client" })).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: "Show 1 archived client" }).click();
  await expect(page.getByRole("heading", { name: "Archived clients" })).toBeVisible();
  await card.click();
  await page.getByRole("note").getByRole("button", { name: "Unarchive" }).click();
  await expect(page.getByRole("note")).toBeHidden();
  await page.goto("/home/clients");
  await expect(card).toBeVisible();
});
