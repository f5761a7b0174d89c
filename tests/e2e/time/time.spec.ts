import type { Locator } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { TimePage } from "./time-page";
import { Workspace } from "../pages/workspace";

test("typed time is in the week, is edited in its cell and in place, and is deleted with undo", async ({
  page,
}) => {
  await new Workspace(page).start("blank", "/home/time");
  await expect(page.getByRole("button", { name: "Start the clock" }).last()).toBeVisible();
  const time = new TimePage(page);
  await time.type("2h 30m website yesterday", "Yesterday · 9:00 – 11:30 AM · 2:30 · website");

  const cell = time.cell("No project", "2:30");
  await cell.focus();
  await cell.press("Enter");
  await page.keyboard.type("1:45");
  await expect(page.getByText("9:00 – 10:45 AM · 1:45")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(time.cell("No project", "1:45")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("nonsense");
  await expect(page.getByText("Enter a time such as 1h 30m, 1:30, 1.5 or 9–11:30")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(time.cell("No project", "1:45")).toBeFocused();

  await time.edit("Description", "website", "Layout of the website");
  await time.edit("Time", "9:00 – 10:45 AM", "10-12");
  await expect(time.cell("No project", "2:00")).toBeVisible();
  await page.reload();
  await expect(time.entries.getByText("Layout of the website")).toBeVisible();
  await expect(time.entries.getByText("10:00 AM – 12:00 PM")).toBeVisible();

  await time.choose("Layout of the website", "Delete");
  await expect(time.entries).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(time.entries.getByText("Layout of the website")).toBeVisible();

  await time.entries.getByRole("button", { name: "Continue Layout of the website" }).click();
  await time.showToday();
  await expect(time.entries.getByText("running", { exact: true }).first()).toBeVisible();
});

test("a row is added for a project, and a cell with several entries opens them", async ({ page }) => {
  await new Workspace(page).begin("blank");
  await new IssuedDocuments(page).createProject();
  await page.goto("/home/time");
  const time = new TimePage(page);
  await time.type("1h call yesterday", "Yesterday · 9:00 – 10:00 AM · 1:00 · call");
  await page.getByRole("button", { name: "Add row", exact: true }).click();
  await page.getByRole("option", { name: "Online pre-orders" }).click();
  // The column of yesterday, in which the first row has time.
  const column = await time.cell("No project", "1:00").getAttribute("data-column-at");
  const cell = time.grid.locator(`[data-row-at="0"][data-column-at="${column}"]`);
  await cell.click();
  await page.keyboard.type("0,5");
  await page.keyboard.press("Enter");
  await expect(time.cell("Online pre-orders", "0:30")).toBeVisible();
  // After the call.
  await expect(time.entries.getByText("10:00 – 10:30 AM")).toBeVisible();

  await time.type("15m mail yesterday", "Yesterday · 10:30 – 10:45 AM · 0:15 · mail");
  await time.cell("No project", "1:15").click();
  await expect(page.getByText("There are 2 entries on this day. Change one of them.")).toBeVisible();
  await page
    .getByRole("dialog", { name: "Entries of this day" })
    .getByRole("button", { name: /mail/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Time" });
  await dialog.getByRole("textbox", { name: "Time" }).fill("9 to lunch");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a time such as 1h 30m, 1:30, 1.5 or 9–11:30")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Time" }).fill("9:30-10");
  await expect(dialog.getByText("9:30 – 10:00 AM · 0:30")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(time.entries.getByText("overlaps 30 min").first()).toBeVisible();
});

test("time is filtered, the address keeps the week and the filters, and they are cleared", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const ids = await new IssuedDocuments(page).createProject();
  await new TimePage(page).writeDown("2026-01-14", {
    description: "Design",
    projectId: ids.projectId,
    from: 9,
    to: 10,
  });
  await new TimePage(page).writeDown("2026-01-14", {
    description: "Accounting",
    isBillable: false,
    from: 10,
    to: 12,
  });
  await page.goto("/home/time?week=2026-01-14");
  const time = new TimePage(page);
  await expect(time.entries.getByText("Accounting")).toBeVisible();
  await page.getByRole("combobox", { name: "Billable" }).click();
  await page.getByRole("option", { name: "Not billable" }).click();
  await expect(time.entries.getByText("Design")).toHaveCount(0);
  await expect(page).toHaveURL(/week=2026-01-14.*billable=no/);
  await page.reload();
  await expect(time.entries.getByText("Accounting")).toBeVisible();
  await page.goto("/home/time?week=2026-01-14&billed=yes");
  await expect(page.getByText("No time matched your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\?week=2026-01-14$/);
  await expect(time.entries.getByText("Design")).toBeVisible();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByText("There is no time in this week.")).toBeVisible();
});

test("a week on a phone has a strip of days, and a press on an entry opens it @phone", async ({ page }) => {
  await new Workspace(page).begin("blank");
  await new TimePage(page).writeDown("2026-01-14", { description: "Design", from: 9, to: 10 });
  await page.goto("/home/time?week=2026-01-14");
  const time = new TimePage(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) {
    await expect(page.getByRole("button", { name: "Wed 14 1:00" })).toBeVisible();
    await time.entries.getByRole("button", { name: "Design", exact: true }).click();
  } else {
    await expect(time.cell("No project", "1:00")).toBeVisible();
    await time.choose("Design", "Edit");
  }
  const dialog = page.getByRole("dialog", { name: "Time" });
  await dialog.getByRole("textbox", { name: "Description" }).fill("Design of the logo");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(time.entries.getByText("Design of the logo")).toBeVisible();
});

test("a line that could not be saved stays as it was typed", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await new Workspace(page).start("blank", "/home/time");
  const time = new TimePage(page);
  await page.route("**/api/time-entries", (route) => route.abort());
  await time.line.fill("1h call yesterday");
  await time.line.press("Enter");
  await expect(page.getByText("Something went wrong, Please try again")).toBeVisible();
  await expect(time.line).toHaveValue("1h call yesterday");
});

test("an entry with many tags keeps its height, and why a time is refused stays in its box", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const time = new TimePage(page);
  const description = "Sixteen minutes of a rather ordinary description";
  const tags = ["development", "client meeting", "research", "weekly review", "urgent"];
  await time.writeDown("2026-01-14", { description, from: 9, to: 11, tags });
  await time.writeDown("2026-01-14", { description: "Call", from: 10, to: 12 });
  await page.goto("/home/time?week=2026-01-14");
  const name = time.entries.getByRole("button", { name: `Description: ${description}` });
  await expect(name).toBeVisible();
  const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const heights = await name.evaluate((one) => {
    const rows = [...(one.closest("li, [role=listitem]")?.parentElement?.children ?? [])];
    return rows.map((row) => row.getBoundingClientRect().height);
  });
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  expect((await boxOf(name)).width).toBeGreaterThan(200);

  await time.entries
    .getByRole("button", { name: /^Time: / })
    .first()
    .click();
  await page.keyboard.type("99");
  const note = page.getByText("99 is read as hours, and an entry lasts at most 24. For minutes, type 99m.");
  await expect(note).toBeVisible();
  expect(await note.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});

test("a cell that is typed into without a connection says that it is not saved, and Enter saves it later", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await new Workspace(page).begin("blank");
  const time = new TimePage(page);
  await time.writeDown("2026-01-14", { description: "Call", from: 10, to: 12 });
  await page.goto("/home/time?week=2026-01-14");
  const cell = time.grid.getByRole("gridcell", { name: /^No project, Tue 13/ });
  await expect(cell).toBeVisible();

  // The code that reads times may not be there yet.
  await context.setOffline(true);
  await cell.focus();
  await page.keyboard.type("0:20");
  await page.keyboard.press("Enter");
  const note = page.getByText("Not saved. Press Enter to save it.");
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Pennant can't be reached. Trying again…")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(time.cell("No project", "0:20")).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("the week of the calendar shows tracked time by a switch, and a press opens it @phone", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  await new TimePage(page).writeDown("2026-01-14", { description: "Design", from: 9, to: 10 });
  await page.goto("/home/actions?view=calendar&scope=week&day=2026-01-14");
  const entry = page.getByRole("button", { name: /^Design/ });
  const shown = page.getByRole("button", { name: "Show tracked time" });
  await expect(shown).toHaveAttribute("aria-pressed", "false");
  await expect(entry).toHaveCount(0);
  await shown.click();
  await expect(page).toHaveURL(/&time=shown/);
  await entry.click();
  await expect(page.getByRole("dialog", { name: "Time" })).toBeVisible();
});
