import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { FormDialog } from "../pages/form-dialog";
import { Income } from "../pages/income";
import { Workspace } from "../pages/workspace";

test("merges changes of two tabs to one row, and asks about fields that both changed @phone:full", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/412|404/);
  await new Workspace(page).start("full");
  const here = new Actions(page);
  await here.openProject("Cargo bike configurator");
  await here.add("task");
  await here.fill({ Name: "Call the paint shop" });
  const made = here.change("POST", "tasks");
  await here.save();
  await made;

  const other = await context.newPage();
  await other.goto(page.url());
  const there = new Actions(other);
  const conflict = here.dialog.getByRole("alert");

  await here.open("Call the paint shop");
  await there.open("Call the paint shop");
  await there.fill({ Details: "Bring the samples" });
  await there.save();
  await expect(there.dialog).toBeHidden();
  await here.fill({ Name: "Visit the paint shop" });
  await here.save();
  await expect(here.dialog).toBeHidden();
  await here.open("Visit the paint shop");
  await expect(here.field("Details")).toHaveValue("Bring the samples");

  await other.reload();
  await there.open("Visit the paint shop");
  await there.fill({ Name: "Write to the paint shop", Link: "https://paint.example/" });
  await there.save();
  await expect(there.dialog).toBeHidden();
  await here.fill({ Name: "Ring the paint shop", Details: "Bring the samples back" });
  await here.save();
  await expect(conflict).toContainText("changed elsewhere");
  const name = conflict.getByRole("group", { name: "Name" });
  await expect(name.getByRole("region", { name: "Your version" })).toContainText("Ring the paint shop");
  await expect(name.getByRole("region", { name: "Other version" })).toContainText("Write to the paint shop");
  await expect(here.field("Link")).toHaveValue("https://paint.example/");
  await expect(here.dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await name.getByRole("button", { name: "Keep the other" }).click();
  await expect(here.dialog).toBeHidden();
  await here.open("Write to the paint shop");
  await expect(here.field("Details")).toHaveValue("Bring the samples back");

  // A task that another tab has deleted is said to be gone once, where the input is.
  await other.reload();
  await there.open("Write to the paint shop");
  await there.delete();
  const deleted = other.getByText(/^Deleted/);
  await expect(deleted).toBeVisible();
  await here.fill({ Details: "Typed too late" });
  const refused = page.waitForResponse((response) => response.status() === 404);
  await here.save();
  await (await refused).finished();
  await expect(here.dialog.getByRole("alert")).toHaveText("Not saved: it no longer exists.");
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
});

test("treats the items of a document as one field when two tabs change it", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/412/);
  await new Workspace(page).start("full", "/home/income");
  const here = new Income(page);
  await here.open("Quotation 2", "Member dashboard");
  const other = await context.newPage();
  await other.goto(page.url());
  const there = new Income(other);
  await expect(there.title("Quotation 2")).toBeVisible();

  await there.field("Reference").fill("PO 7");
  await there.save();
  await here.field("Project title").fill("Dashboard for members");
  await here.save();
  await there.itemField(1, "Rate").fill("100");
  await there.save();
  await here.itemField(1, "Rate").fill("200");
  await here.saveButton.click();
  const items = page.getByRole("alert").getByRole("group", { name: "Items" });
  await expect(items.getByRole("region", { name: "Your version" })).toContainText("× 200");
  await expect(items.getByRole("region", { name: "Other version" })).toContainText("× 100");
  // The button is disabled while the save is under way, too.
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await items.getByRole("button", { name: "Keep yours" }).click();
  await saved;
  await expect(items).toBeHidden();
  await expect(here.saveButton).toBeDisabled();
  await page.reload();
  await expect(here.field("Project title")).toHaveValue("Dashboard for members");
  await expect(here.field("Reference")).toHaveValue("PO 7");
  await expect(here.itemField(1, "Rate")).toHaveValue("200.00");
});

test("keeps unsaved input through back navigation, a reload, a rejection and a slow response @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const workspace = new Workspace(page);
  await workspace.start("full");
  await page.getByRole("article").getByRole("link", { name: "Cargo bike configurator" }).click();
  const actions = new Actions(page);
  const row = page.getByRole("region", { name: "Tasks" }).getByRole("listitem").first();
  await row.getByRole("button").first().click();
  const before = await actions.field("Name").inputValue();
  await actions.field("Name").fill("Typed and not lost");

  await page.evaluate(() => window.history.back());
  await workspace.answer("Cancel");
  await expect(actions.field("Name")).toHaveValue("Typed and not lost");

  const beforeUnload = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const question = await beforeUnload;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reloaded;
  const reminder = page.getByText("“Task” was not saved.");
  await expect(reminder).toBeVisible();
  // The next load does not remind of it again, and its form still has it.
  await page.reload();
  await expect(page.getByRole("button", { name: before, exact: true })).toBeVisible();
  await page.getByRole("button", { name: before, exact: true }).click();
  await expect(actions.dialog.getByRole("group", { name: "Unsaved draft" })).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(actions.field("Name")).toHaveValue("Typed and not lost");

  await page.route("**/api/tasks/*", (route) => route.fulfill({ status: 500, body: "" }));
  await actions.save();
  await expect(actions.dialog.getByRole("alert")).toHaveText(
    "Not saved: Unexpected error on our side. Please try again.",
  );
  await expect(actions.field("Name")).toHaveValue("Typed and not lost");
  await page.unroute("**/api/tasks/*");
  await page.route("**/api/tasks/*", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/problem+json",
      json: { status: 422, errors: [{ path: "name", message: "Please name your task" }] },
    }),
  );
  await actions.save();
  await expect(actions.dialog.getByText("Please name your task")).toBeVisible();
  await expect(actions.field("Name")).toBeFocused();
  await expect(actions.dialog.getByText("Not saved")).toBeHidden();
  await page.unroute("**/api/tasks/*");

  // During a slow save the dialog can be read, edited and closed.
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/tasks/*", async (route) => {
    await isTime;
    await route.fallback();
  });
  await actions.save();
  await expect(
    page.getByRole("button", { name: "Typed and not lost", exact: true, includeHidden: true }),
  ).toBeAttached();
  await actions.field("Details").fill("Typed meanwhile");
  answer();
  await expect(actions.dialog.getByRole("button", { name: "Discard" })).toBeVisible();
  await expect(actions.field("Details")).toHaveValue("Typed meanwhile");
  await page.unroute("**/api/tasks/*");
  await new FormDialog(page, "Task").saveChange();
  await expect(actions.dialog).toBeHidden();

  await workspace.add("Client");
  const client = new FormDialog(page, "Create New Client");
  await client.fill({ Name: "Slow & Co" });
  await client.dialog.getByRole("radio", { name: /teal/ }).check();
  let make = () => {};
  const mayBeMade = new Promise<void>((resolve) => (make = resolve));
  await page.route("**/api/clients", async (route) => {
    await mayBeMade;
    await route.fallback();
  });
  const url = page.url();
  const created = page.waitForResponse("**/api/clients");
  await client.save();
  await page.keyboard.press("Escape");
  await client.expectClosed();
  make();
  expect((await created).status()).toBe(201);
  await expect(page).toHaveURL(url);
});
