/** The lists of tasks and events, and the calendar: see entries.mjs. */
export const actionsEntries = [
  { name: "actions", path: "/home/actions" },
  { name: "actions-events", path: "/home/actions", steps: showEvents },
  { name: "actions-done", path: "/home/actions", steps: (page) => page.getByLabel("Completed").check() },
  { name: "actions-month", path: "/home/actions?view=calendar", steps: waitForCalendar },
  { name: "actions-week", path: "/home/actions?view=calendar&scope=week", steps: waitForCalendar },
  { name: "actions-day", path: "/home/actions?view=calendar", steps: openDay },
  { name: "actions-drag", path: "/home/actions?name=send", steps: dragTask },
];

/** The second panel of the actions page, which narrow screens show instead of the first. */
async function showEvents(page) {
  const switcher = page.getByRole("radiogroup", { name: "Show", exact: true });
  if (await switcher.isVisible()) await switcher.getByRole("radio", { name: "Events" }).check();
  await page.getByRole("region", { name: "Events" }).getByRole("listitem").first().waitFor();
}

/** A task is over a group that has no other. Touch screens have the menu of the row instead. */
async function dragTask(page) {
  if (page.viewportSize().width < 768) return;
  await page.locator("[data-row][draggable=true]").first().hover();
  await page.mouse.down();
  await page.mouse.move(500, 500, { steps: 4 });
  await page.locator("[data-group=tomorrow]").hover();
}

/** Waits for the calendar, which is loaded on demand. */
export async function waitForCalendar(page) {
  await page.getByRole("button", { name: "Today", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
}

/** The list of today, which narrow screens show below the month. */
async function openDay(page) {
  await waitForCalendar(page);
  const today = page.locator('[role=gridcell][aria-current="date"]');
  await today.press("Enter");
  await page.getByRole("list", { name: /day, / }).waitFor();
}
