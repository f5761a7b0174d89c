import { weekdayOf } from "@/lib/repeats/slots";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { Calendar } from "../pages/calendar";
import { Repeats } from "../pages/repeats";
import { Workspace } from "../pages/workspace";

test("a weekly event is made, changed for one and for all after, deleted and brought back @phone:full", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  await page.goto("/home/actions?view=calendar");
  const calendar = new Calendar(page);
  const repeats = new Repeats(page);
  await calendar.create("events", "Standup", comingTuesday());
  await page.goto("/home/actions");
  const actions = new Actions(page);
  await repeats.showEvents();
  await actions.open("Standup");
  await repeats.choose("Repeat", "Weekly");
  await repeats.day("Thursday").check();
  await repeats.choose("Ends", "after");
  await repeats.dialog.getByRole("textbox", { name: "Number of times" }).fill("4");
  await expect(repeats.words).toHaveText("Every week on Tuesday and Thursday, 4 times");
  await repeats.save();
  await expect(repeats.rows("Standup")).toHaveCount(4);
  await expect(repeats.rows("Standup").first().getByRole("img", { name: "Repeats" })).toBeVisible();

  await repeats.open("Standup", 1);
  await expect(repeats.words).toHaveText("Every week on Tuesday and Thursday, 3 of 4 times left");
  await actions.fill({ Name: "Retro" });
  await actions.save();
  await repeats.answer("Change repeating event?", "Only this one");
  await expect(repeats.rows("Standup")).toHaveCount(3);
  await expect(repeats.rows("Retro")).toHaveCount(1);

  await repeats.open("Standup", 1);
  await actions.fill({ Name: "Review" });
  await actions.save();
  await repeats.answer("Change repeating event?", "Cancel");
  await expect(actions.field("Name")).toHaveValue("Review");
  await actions.save();
  await repeats.answer("Change repeating event?", "This and all after");
  await expect(repeats.rows("Review")).toHaveCount(2);
  await expect(repeats.rows("Standup")).toHaveCount(1);

  await repeats.open("Review", 0);
  await actions.delete();
  await repeats.answer("Delete repeating event?", "This and all after");
  await expect(repeats.rows("Review")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(repeats.rows("Review")).toHaveCount(2);
});

test("a monthly task is added by keyboard, and completing it brings the next one @phone:full", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  await page.goto("/home/actions");
  const actions = new Actions(page);
  const repeats = new Repeats(page);
  await actions.add("task");
  await actions.fill({ Name: "Send the report", "Due date": "31 jan 2038" });
  await actions.field("Repeat").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Does not repeat" })).toBeFocused();
  await page.keyboard.press("m");
  await expect(page.getByRole("option", { name: "Monthly" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(repeats.words).toHaveText("Every month on day 31");
  await repeats.dialog.getByRole("textbox", { name: /^Every/ }).fill("0");
  await actions.save();
  await expect(repeats.dialog.getByRole("alert")).toHaveText("Must be a whole number from 1 to 99");
  await repeats.dialog.getByRole("textbox", { name: /^Every/ }).fill("1");
  await repeats.save();
  await expect(actions.row("Send the report")).toContainText("Sun 31 Jan 2038");
  await actions.tick("Send the report").click();
  await expect(actions.row("Send the report")).toContainText("Sun 28 Feb 2038");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(actions.row("Send the report")).toContainText("Sun 31 Jan 2038");

  await actions.open("Send the report");
  await actions.delete();
  await repeats.answer("Delete repeating task?", "Only this one");
  await expect(actions.row("Send the report")).toContainText("Sun 28 Feb 2038");
  await actions.open("Send the report");
  await repeats.choose("Repeat", "Does not repeat");
  await repeats.save();
  await expect(actions.row("Send the report").getByRole("img", { name: "Repeats" })).toBeHidden();
});

test("an event that no longer repeats loses its later dates, and Undo brings them and the rule back @phone:full", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  await page.goto("/home/actions?view=calendar");
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await new Calendar(page).create("events", "Standup", day, { repeat: { every: "week", count: 4 } });
  await page.goto("/home/actions");
  const repeats = new Repeats(page);
  await repeats.showEvents();
  await expect(repeats.rows("Standup")).toHaveCount(4);
  await repeats.open("Standup", 1);
  await repeats.choose("Repeat", "Does not repeat");
  await repeats.save();
  await expect(repeats.rows("Standup")).toHaveCount(2);
  await expect(page.getByText("No longer repeats: Standup")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(repeats.rows("Standup")).toHaveCount(4);
  await repeats.open("Standup", 1);
  await expect(repeats.words).toHaveText(/^Every week on \w+, 3 of 4 times left$/);
});

test("a rule that cannot be loaded is not shown as none, and is tried again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/);
  await new Workspace(page).begin("blank");
  await page.goto("/home/actions?view=calendar");
  const repeat = { every: "month", count: 3 };
  await new Calendar(page).create("tasks", "Send the report", "2038-01-31", { repeat });
  await page.goto("/home/actions");
  const actions = new Actions(page);
  const repeats = new Repeats(page);
  await actions.tick("Send the report").click();
  await expect(actions.row("Send the report")).toContainText("Sun 28 Feb 2038");
  await page.route("**/api/repeats/*", (route) => route.fulfill({ status: 500, json: {} }));
  await actions.open("Send the report");
  await expect(repeats.dialog.getByRole("alert")).toHaveText("The repeat could not be loaded.");
  await expect(repeats.dialog.getByRole("combobox", { name: "Repeat" })).toBeDisabled();
  await page.unroute("**/api/repeats/*");
  await repeats.dialog.getByRole("button", { name: "Try again" }).click();
  await expect(repeats.words).toHaveText("Every month on day 31, 2 of 3 times left");
  await expect(repeats.dialog.getByRole("combobox", { name: "Day of the month" })).toHaveText("day 31");
});

test("one event of a series is dragged to another day, and says that it repeats", async ({ page }) => {
  const calendar = new Calendar(page);
  const first = comingTuesday();
  const [second, third, moved] = [addDays(first, 7), addDays(first, 14), addDays(first, 9)];
  await calendar.start(first);
  await calendar.create("events", "Standup", first, { repeat: { every: "week", count: 3 } });
  await calendar.open(first);
  await expect(calendar.item(second, "Standup")).toHaveAccessibleName(/repeats/);
  const saved = calendar.saved();
  await calendar.drag(calendar.item(second, "Standup"), calendar.cell(moved));
  await saved;
  for (const day of [first, moved, third]) await expect(calendar.item(day, "Standup")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(calendar.item(second, "Standup")).toBeVisible();
});

test("the details of a rule are loaded only when something repeats", async ({ page }) => {
  await new Workspace(page).begin("blank");
  await page.goto("/home/actions");
  const actions = new Actions(page);
  await actions.add("task");
  const loaded = page.waitForResponse((response) => response.url().includes("/_next/static/"));
  await new Repeats(page).choose("Repeat", "Daily");
  expect((await loaded).ok()).toBe(true);
  await expect(new Repeats(page).words).toHaveText("Every day");
});

/** Returns the second Tuesday of the third month from now. A repeat does not create events in the past. */
function comingTuesday(): string {
  const now = new Date();
  const eighth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 8))
    .toISOString()
    .slice(0, 10);
  return addDays(eighth, (TUESDAY - weekdayOf(eighth) + 7) % 7);
}

const TUESDAY = 2;
