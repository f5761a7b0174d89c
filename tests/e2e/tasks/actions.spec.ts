import { watchRenderedRows } from "../../setup/rendered-rows";
import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { Workspace } from "../pages/workspace";

test("creates, edits, completes and deletes the tasks and events of a project @phone", async ({
  page,
  allowConsole,
}) => {
  // An edit that begins before the last change has arrived is merged with it.
  allowConsole(/412/);
  await new Workspace(page).start("full");
  const actions = new Actions(page);
  await actions.openProject("Cargo bike configurator");

  await actions.add("task");
  await actions.fill({ Name: "Call the paint shop", Link: "the paint shop" });
  await expect(actions.dialog.getByLabel("Project")).toBeHidden();
  await actions.dialog.getByRole("button", { name: "Add time" }).click();
  await actions.save();
  await expect(actions.dialog.getByText("Invalid URL format")).toBeVisible();
  await actions.fill({ Link: "paint.example/" });
  await actions.save();
  await expect(actions.dialog).toBeHidden();
  await expect(actions.row("Call the paint shop")).toContainText("Tomorrow, 8:00 AM");
  await expect(
    actions.row("Call the paint shop").getByRole("link", { name: "Open the link of Call the paint shop" }),
  ).toHaveAttribute("href", "https://paint.example/");

  const ticked = actions.change("PATCH", "tasks");
  await actions.tick("Call the paint shop").click();
  expect((await ticked).request().postDataJSON()).toEqual({ status: "completed" });
  await expect(actions.row("Call the paint shop")).toBeHidden();
  await actions.show("Completed");
  const reopened = actions.change("PATCH", "tasks");
  await actions.tick("Call the paint shop").click();
  await expect(actions.row("Call the paint shop")).toBeHidden();
  // The edit below is based on the version that this change made.
  await reopened;
  await actions.show("Pending");

  await actions.open("Call the paint shop");
  await actions.fill({ Name: "Visit the paint shop", Details: "Bring the samples" });
  await actions.dialog.getByRole("button", { name: "Remove time" }).click();
  const renamed = page.waitForResponse(
    (response) => response.request().postData()?.includes("Visit") ?? false,
  );
  await actions.save();
  await expect(actions.row("Visit the paint shop")).toContainText(/Tomorrow$/);
  await renamed;
  await page.reload();
  await expect(actions.row("Visit the paint shop").getByRole("img", { name: "Has details" })).toBeVisible();

  await actions.open("Visit the paint shop");
  await actions.delete();
  await expect(actions.row("Visit the paint shop")).toBeHidden();

  await actions.add("event");
  await actions.fill({ Name: "Paint day" });
  await actions.save();
  await expect(actions.dialog.getByText("Please select deadline")).toBeVisible();
  await actions.fill({ Date: "tomorrow" });
  await actions.field("Tags").fill("  on site ");
  await actions.field("Tags").press("Enter");
  await actions.field("Tags").fill("on site");
  await actions.field("Tags").press("Enter");
  await actions.field("Tags").fill("dropped");
  await actions.field("Tags").press("Escape");
  await actions.save();
  await expect(actions.row("Paint day")).toContainText("All day");
  await expect(actions.row("Paint day").getByRole("listitem")).toHaveText(["on site"]);
  await expect(
    actions.events.getByRole("region", { name: "Tomorrow" }).getByRole("button", { name: "Paint day" }),
  ).toBeVisible();
});

test("loads a row's dialog on hover, before the press", async ({ page }) => {
  await new Workspace(page).start("full", "/home/actions");
  const actions = new Actions(page);
  const name = actions.tasks.getByRole("listitem").first().getByRole("button").first();
  const loaded = new Set<string>();
  page.on("request", (request) => request.url().includes("/_next/static/") && loaded.add(request.url()));
  await page.reload();
  await name.click();
  await expect(actions.field("Name")).toBeFocused();
  const needed = [...loaded];
  loaded.clear();
  await page.reload();
  await name.hover();
  await expect.poll(() => needed.filter((url) => !loaded.has(url))).toEqual([]);
});

test("a task can be unchecked before its completion is saved @phone", async ({ page }) => {
  await new Workspace(page).start("blank", "/home/actions");
  const actions = new Actions(page);
  for (const name of ["Kept", "Done"]) {
    await actions.add("task");
    await actions.fill({ Name: name });
    await actions.save();
    await expect(actions.row(name)).toBeVisible();
  }
  const changed: string[] = [];
  page.on("request", (request) => request.method() === "PATCH" && changed.push(request.url()));
  await actions.tick("Kept").dblclick();
  await expect(actions.tick("Kept")).not.toBeChecked();
  // Checked later and waited for as long: by now the first check would have been saved.
  const done = actions.change("PATCH", "tasks");
  await actions.tick("Done").click();
  const { id } = (await (await done).json()) as { id: string };
  expect(changed).toEqual([expect.stringContaining(id)]);
  await expect(actions.row("Kept")).toBeVisible();
  await expect(actions.row("Done")).toBeHidden();
});

test("checking a task renders only its own row again, opening a dialog renders none", async ({ page }) => {
  const rendered = await watchRenderedRows(page);
  await new Workspace(page).start("full", "/home/actions");
  const actions = new Actions(page);
  const rows = actions.tasks.locator("[data-row]");
  await expect(rows.nth(10)).toBeVisible();
  // The clock is stopped: a new minute could make tasks overdue and render their rows.
  await page.clock.setFixedTime(new Date());
  const id = await rows.nth(2).getAttribute("data-row");
  const row = actions.tasks.locator(`[data-row="${id}"]`);
  await rendered.clear();

  const ticked = actions.change("PATCH", "tasks");
  const listed = page.waitForResponse("**/api/tasks/search");
  await row.getByRole("checkbox").click();
  await ticked;
  await listed;
  await expect(row).toBeHidden();
  expect(await rendered.ids()).toEqual([id]);

  await rendered.clear();
  await rows.nth(2).locator("[data-open]").click();
  await expect(actions.dialog).toBeVisible();
  expect(await rendered.ids()).toEqual([]);
});

test("changes that could not be saved are undone with a message @phone", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await new Workspace(page).start("full");
  const actions = new Actions(page);
  await actions.openProject("Cargo bike configurator");
  const task = "Save a configuration as a short link";
  const event = "Ride-along with two dealers";
  await expect(actions.row(event)).toBeVisible();
  await page.route(
    (url) => /^\/api\/(tasks|events)(\/[^/]+)?$/.test(url.pathname) && !url.pathname.endsWith("/search"),
    (route) => route.abort(),
  );

  await actions.tick(task).click();
  await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
  await expect(actions.tick(task)).not.toBeChecked();

  await actions.open(task);
  await actions.fill({ Name: "Never saved" });
  await actions.save();
  await expect(page.getByText("Something went wrong, Please try again").first()).toBeVisible();
  await actions.discardRejected("Never saved");
  await actions.open(task);
  await actions.delete();
  await expect(actions.row(task)).toBeVisible();

  await actions.open(event);
  await actions.fill({ Name: "Never saved" });
  await actions.save();
  await expect(page.getByText("Error editing an event.")).toBeVisible();
  await actions.discardRejected("Never saved");
  await actions.open(event);
  await actions.delete();
  await expect(page.getByText("Error deleting an event.")).toBeVisible();
  await expect(actions.row(event)).toBeVisible();

  await actions.add("event");
  await actions.fill({ Name: "Kept while it fails", Date: "tomorrow" });
  await actions.save();
  await expect(page.getByText("Error creating an event.")).toBeVisible();
  await expect(actions.field("Name")).toHaveValue("Kept while it fails");
  await page.unrouteAll();
  await actions.save();
  await expect(actions.dialog).toBeHidden();
  await expect(actions.row("Kept while it fails")).toBeVisible();
});
