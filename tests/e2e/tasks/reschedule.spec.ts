import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { Calendar } from "../pages/calendar";
import { Filters } from "../pages/filters";
import { pick } from "../pages/pick";
import { Workspace } from "../pages/workspace";

test("filters tasks and events by client, project, tag and text in the address @phone", async ({ page }) => {
  await new Workspace(page).start("full");
  await page.goto("/home/actions");
  const actions = new Actions(page);
  await new Filters(page).use(async () => {
    await page.getByRole("combobox", { name: "Client" }).click();
    await pick(page.getByPlaceholder("Search clients"), "Fjellgate");
  });
  await expect(page).toHaveURL(/clientId=/);
  await expect(actions.tasks.locator("[data-row]").first()).toContainText("Fjellgate");
  await page.reload();
  await expect(actions.tasks.locator("[data-row]").first()).toContainText("Fjellgate");
  await page.getByRole("searchbox", { name: "Search actions" }).fill("no such action");
  await expect(actions.tasks.getByText("No task matched your search.")).toBeVisible();
  await actions.tasks.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/home\/actions$/);
});

test("moves the focused task by t and w, and undoes it", async ({ page }) => {
  await new Workspace(page).start("full");
  await page.goto("/home/actions");
  const actions = new Actions(page);
  const overdue = actions.tasks.getByRole("region", { name: "Overdue" });
  const name = (await overdue.locator("[data-open]").first().textContent()) ?? "";
  const group = (title: string) =>
    actions.tasks.getByRole("region", { name: title }).getByRole("button", { name, exact: true });
  await group("Overdue").focus();
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.keyboard.press("t");
  await expect(group("Tomorrow")).toBeFocused();
  expect((await saved).ok()).toBe(true);
  const undone = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(group("Overdue")).toBeVisible();
  // The list is read again after it.
  expect((await undone).ok()).toBe(true);
  await page.waitForLoadState("networkidle");
  await group("Overdue").focus();
  await page.keyboard.press("w");
  // Weeks begin on Sunday here, so on a Saturday next week begins tomorrow.
  const isSaturday = await page.evaluate(() => new Date().getDay() === 6);
  await expect(group(isSaturday ? "Tomorrow" : "Later")).toBeFocused();
});

test("moves a task by its menu @phone, and by dropping it on a group", async ({ page, isMobile }) => {
  await new Workspace(page).start("full");
  await page.goto("/home/actions");
  const actions = new Actions(page);
  const row = actions.tasks.getByRole("region", { name: "Overdue" }).locator("[data-row]").first();
  const name = (await row.locator("[data-open]").textContent()) ?? "";
  const group = (title: string) =>
    actions.tasks.getByRole("region", { name: title }).getByRole("button", { name, exact: true });
  await row.hover();
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  // On touch screens the row's project is no link.
  await expect(page.getByRole("menuitem", { name: "Open project" })).toHaveAttribute(
    "href",
    /^\/home\/projects\/./,
  );
  await page.getByRole("menuitem", { name: /^Move to tomorrow/ }).click();
  await expect(group("Tomorrow")).toBeVisible();
  if (isMobile) return;
  // Both groups have to be visible: on a Sunday, most tasks of the demo are due tomorrow.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await group("Tomorrow").dragTo(actions.tasks.getByRole("heading", { name: /^Today/ }));
  await expect(group("Today")).toBeVisible();
});

test("tasks and events added from another page open the actions page and show their project @phone:full", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const actions = new Actions(page);
  await workspace.add("Task");
  await actions.fill({ Name: "Ask for the logo", "Due date": "yesterday" });
  await actions.field("Project").click();
  const search = page.getByRole("combobox", { name: "Search project" });
  await search.fill("no such project");
  await expect(page.getByRole("option", { name: 'Add "no such project"' })).toBeVisible();
  await pick(search, "cargo bike configurator");
  await actions.save();
  await page.waitForURL("**/home/actions");
  const overdue = actions.tasks.getByRole("region", { name: "Overdue" });
  await expect(overdue.getByRole("listitem").filter({ hasText: "Ask for the logo" })).toContainText(
    "Yesterday",
  );
  await expect(actions.row("Ask for the logo")).toContainText("Cargo bike configurator · Fjellgate Cycles");

  // Beyond the loaded rows: no list on the screen shows it, so a toast does.
  await workspace.add("Task");
  // The toast of the task before may still be there.
  await page
    .locator("[data-sonner-toast]")
    .evaluateAll((all) => all.forEach((one) => one.setAttribute("data-seen", "")));
  await actions.fill({ Name: "Look back at all this", "Due date": "31 Dec 2030" });
  await actions.save();
  await page.locator("[data-sonner-toast]:not([data-seen])").getByRole("button", { name: "Open" }).click();
  await expect(actions.field("Name")).toHaveValue("Look back at all this");
  await page.keyboard.press("Escape");
  await expect(actions.dialog).toBeHidden();

  await workspace.add("Event");
  await actions.fill({ Name: "Long gone", Date: "yesterday" });
  await actions.save();
  await expect(actions.dialog).toBeHidden();
  const narrow = page.getByRole("radiogroup", { name: "Show", exact: true });
  if (await narrow.isVisible()) await narrow.getByRole("radio", { name: "Events" }).check();
  await expect(actions.row("Long gone")).toBeHidden();
  await actions.show("Past");
  await expect(
    actions.events.getByRole("region", { name: "Yesterday" }).getByRole("button", { name: "Long gone" }),
  ).toBeVisible();
});

test("keys of a pair, a drop on its own group, and keys on a completed task, do not move a task", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  await page.goto("/home/actions");
  const calendar = new Calendar(page);
  const far = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await calendar.create("tasks", "Renew the domain", far);
  await calendar.create("tasks", "Send the contract", far, { status: "completed" });
  await page.reload();
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") changes.push(request.url());
  });
  const actions = new Actions(page);
  const later = actions.tasks.getByRole("region", { name: "Later" });
  const task = (name: string) => actions.tasks.getByRole("button", { name, exact: true });
  await task("Renew the domain").focus();
  for (const key of ["n", "t"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toHaveAccessibleName("Task");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  const tomorrow = actions.tasks.getByRole("region", { name: "Tomorrow" });
  const pickUp = async () => {
    await task("Renew the domain").hover();
    await page.mouse.down();
    await page.mouse.move(400, 400, { steps: 5 });
    await expect(tomorrow).toBeVisible();
  };
  const place = await later.boundingBox();
  await pickUp();
  // The empty groups, which are shown for a drag, do not move the row under the pointer.
  expect(await later.boundingBox()).toEqual(place);
  await later.getByRole("heading").hover();
  await page.mouse.up();
  await expect(tomorrow).toBeHidden();
  await actions.show("Completed");
  await task("Send the contract").focus();
  await page.keyboard.press("t");
  await actions.show("Pending");
  expect(changes).toEqual([]);
  // The first change, and so the only one.
  await pickUp();
  await tomorrow.hover();
  await page.mouse.up();
  await expect(tomorrow.getByRole("button", { name: "Renew the domain", exact: true })).toBeVisible();
  await expect.poll(() => changes).toHaveLength(1);
});
