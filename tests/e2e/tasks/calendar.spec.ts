import { expect, test } from "../../setup/test";
import { Calendar } from "../pages/calendar";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

// Wednesday, March 10, 2027; clocks change in Newfoundland on the 14th.
const DAY = "2027-03-10";

test("opens beside the lists, and its address says what it shows @phone", async ({ page }) => {
  await new Workspace(page).start("full", "/home/actions");
  await page.getByRole("radio", { name: "Calendar" }).click();
  await expect(page).toHaveURL(/\?view=calendar$/);
  const title = page.getByRole("main").getByRole("heading", { level: 2, name: /20\d\d$/ });
  const month = await title.textContent();
  await page.getByRole("button", { name: "Next month", exact: true }).click();
  await expect(title).not.toHaveText(month ?? "");
  const next = (await title.textContent()) ?? "";
  await expect(page).toHaveURL(/view=calendar&day=\d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(title).toHaveText(next);
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await expect(title).toHaveText(month ?? "");
  await page.getByRole("radio", { name: "Week" }).click();
  await expect(page).toHaveURL(/view=calendar&scope=week$/);
  await expect(title).toHaveText(/^\d/);
});

test("a press on a day or a time adds there", async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.start(DAY);
  await calendar.cell("2027-03-12").click();
  await calendar.chooseFromMenu("Add event");
  await expect(calendar.dialog("Event").getByRole("textbox", { name: "Date" })).toHaveValue(/12 Mar 2027/);
  await calendar.dialog("Event").getByRole("textbox", { name: "Name" }).fill("Kick-off");
  await calendar.dialog("Event").getByRole("button", { name: "Add event" }).click();
  await expect(calendar.item("2027-03-12", "Kick-off")).toBeVisible();
  await expect(calendar.cell("2027-03-12")).toBeFocused();

  await page.getByRole("radio", { name: "Week" }).click();
  await calendar.cell("2027-03-12 15").click();
  await calendar.chooseFromMenu("Add task");
  await calendar.dialog("Task").getByRole("textbox", { name: "Name" }).fill("Call Anna");
  await calendar.dialog("Task").getByRole("button", { name: "Add task" }).click();
  await expect(calendar.item("2027-03-12 15", "Call Anna")).toHaveAccessibleName("Call Anna task, 3 PM");
  await expect(calendar.item("2027-03-12", "Kick-off")).toBeVisible();
});

test("dragging moves to another day or time, Undo moves back, and a failure puts it back", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const calendar = new Calendar(page);
  await calendar.start(DAY);
  // 9:30 in Newfoundland, before and after the clocks change.
  await calendar.create("events", "Review", "2027-03-10T13:00:00.000Z");
  await calendar.open(DAY);
  let saved = calendar.saved();
  await calendar.drag(calendar.item(DAY, "Review"), calendar.cell("2027-03-15"));
  await expect(calendar.item("2027-03-15", "Review")).toHaveAccessibleName("Review event, 9:30 AM");
  expect(await (await saved).json()).toMatchObject({ dueAt: "2027-03-15T12:00:00.000Z", isWithTime: true });
  await page.keyboard.press("ControlOrMeta+z");
  await expect(calendar.item(DAY, "Review")).toBeVisible();

  await page.getByRole("radio", { name: "Week" }).click();
  saved = calendar.saved();
  await calendar.drag(calendar.item(`${DAY} 9`, "Review"), calendar.cell("2027-03-11 11"), 0.25);
  await expect(calendar.item("2027-03-11 11", "Review")).toHaveAccessibleName("Review event, 11:15 AM");
  await saved;
  await page.route("**/api/events/*", (route) => route.abort());
  await calendar.drag(calendar.item("2027-03-11 11", "Review"), calendar.cell("2027-03-12"));
  await expect(page.getByText("Error editing an event.")).toBeVisible();
  await expect(calendar.item("2027-03-11 11", "Review")).toBeVisible();
});

test("everything works by keyboard", async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.start(DAY);
  await calendar.create("tasks", "Proofread", DAY);
  await calendar.open(DAY);
  await calendar.cell(DAY).focus();
  const moves: [string, string][] = [
    ["ArrowRight", "2027-03-11"],
    ["ArrowDown", "2027-03-18"],
    ["Home", "2027-03-14"],
    ["End", "2027-03-20"],
    ["PageUp", "2027-02-20"],
    ["PageDown", "2027-03-20"],
    ["ArrowUp", "2027-03-13"],
  ];
  for (const [key, date] of moves) {
    await page.keyboard.press(key);
    await expect(calendar.cell(date)).toBeFocused();
  }
  await calendar.cell(DAY).focus();
  await expect(calendar.item(DAY, "Proofread")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(calendar.item(DAY, "Proofread")).toBeFocused();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(calendar.item("2027-03-17", "Proofread")).toBeFocused();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(calendar.item("2027-03-16", "Proofread")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  const popover = page.getByRole("dialog", { name: "Tuesday, March 16, 2027" });
  await popover.getByRole("button", { name: "Move Proofread" }).click();
  await calendar.chooseFromMenu("Day after");
  await expect(popover.getByText("Nothing scheduled.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calendar.cell("2027-03-16")).toBeFocused();
  await expect(calendar.item("2027-03-17", "Proofread")).toBeVisible();

  await page.getByRole("radio", { name: "Week" }).click();
  await expect(calendar.cell("2027-03-16 0")).toBeAttached();
  await calendar.cell("2027-03-16").focus();
  await page.keyboard.press("ArrowDown");
  await expect(calendar.cell("2027-03-16 0")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(calendar.cell("2027-03-16 1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Add event" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calendar.cell("2027-03-16 1")).toBeFocused();
});

test("a full day opens its list, an invoice leads to its document, and the filters apply", async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.start(DAY);
  const documents = new IssuedDocuments(page);
  const { projectId, clientId } = await documents.createProject();
  const id = await documents.createIssued({ projectId, clientId });
  const { dueOn } = await documents.call<{ dueOn: string }>("GET", `sales-documents/${id}`);
  const names = Array.from({ length: 9 }, (_, index) => `Step ${index + 1}`);
  for (const name of names) await calendar.create("tasks", name, dueOn);
  await calendar.create("tasks", "Of the bakery", dueOn, { projectId });
  await calendar.open(dueOn);
  // Other weeks take the place of these, which are as high when they are back.
  const chips = calendar.cell(dueOn).getByRole("button", { name: /^(Step|Of the|Invoice)/ });
  await expect.poll(() => chips.count()).toBeGreaterThan(1);
  const shown = await chips.count();
  await page.getByRole("button", { name: "Next month" }).click();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(calendar.cell(dueOn)).toBeHidden();
  for (let turn = 0; turn < 2; turn++) await page.getByRole("button", { name: "Previous month" }).click();
  await expect(calendar.cell(dueOn)).toBeVisible();
  // The observer of sizes reports once per frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(chips).toHaveCount(shown);
  await calendar
    .cell(dueOn)
    .getByRole("button", { name: / more$/ })
    .click();
  const popover = page.getByRole("dialog");
  await expect(popover.getByRole("listitem")).toHaveCount(names.length + 2);
  await popover.getByRole("checkbox", { name: "Step 3" }).click();
  await expect(popover.getByRole("checkbox", { name: "Step 3" })).toBeChecked();
  await expect(popover.getByRole("listitem").last()).toContainText("Step 3");
  await page.keyboard.press("Escape");
  await page.goto(`/home/actions?view=calendar&day=${dueOn}&clientId=${clientId}`);
  await expect(calendar.item(dueOn, "Of the bakery")).toBeVisible();
  await expect(calendar.cell(dueOn)).toHaveAccessibleName(/, 2 items /);
  await calendar
    .cell(dueOn)
    .getByRole("link", { name: /^Invoice .+ due$/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/home/income/document/${id}$`));
  await page.goto(`/home/actions?view=calendar&day=${dueOn}&name=nothing-like-it`);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(new RegExp(`\\?view=calendar&day=${dueOn}$`));
  await expect(calendar.cell(dueOn)).toHaveAccessibleName(/, 11 items /);
});

test.describe("where weeks begin on Monday", () => {
  test.use({ locale: "en-GB" });
  test("they do, and what overlaps is below each other", async ({ page }) => {
    const calendar = new Calendar(page);
    await calendar.start(DAY, "week");
    await calendar.create("events", "First", "2027-03-08T13:00:00.000Z");
    await calendar.create("events", "Second", "2027-03-08T13:15:00.000Z");
    await calendar.open(DAY, "week");
    await expect(page.getByRole("columnheader").nth(1)).toHaveText(/^Mon/);
    const boxes = await Promise.all(
      ["First", "Second"].map((name) => calendar.item("2027-03-08 9", name).boundingBox()),
    );
    const [first, second] = boxes;
    if (!first || !second) throw new Error("Not on the screen");
    expect(second.x).toBe(first.x);
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height - 1);
  });
});
