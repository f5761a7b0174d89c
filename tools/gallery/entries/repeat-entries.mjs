import { callApi } from "../new-paper.mjs";

/** Repeating tasks and events. */
export const repeatEntries = [
  { name: "repeat-weekly", path: "/home/actions", steps: (page) => openWeekly(page) },
  { name: "repeat-monthly", path: "/home/actions", steps: openMonthly },
  { name: "repeat-rows", path: "/home/actions", steps: (page) => addWeekly(page) },
  { name: "repeat-question", path: "/home/actions", steps: askBeforeDelete },
  { name: "repeat-times-left", path: "/home/actions", addsRows: true, steps: (page) => openCounted(page) },
  { name: "repeat-not-loaded", path: "/home/actions", addsRows: true, isBroken: true, steps: openNotLoaded },
  { name: "repeat-ended", path: "/home/actions", addsRows: true, steps: endRepeat },
  { name: "repeat-ended-undone", path: "/home/actions", addsRows: true, steps: undoEnd },
  {
    name: "repeat-month",
    path: "/home/actions?view=calendar",
    steps: (page) => page.getByRole("grid").first().waitFor(),
  },
];

const NAME = "Send the weekly report";
const COUNTED = "Call with the printers about the proofs";

async function openWeekly(page) {
  await openDialog(page, "Task");
  await page.getByRole("dialog").getByLabel("Name").fill(NAME);
  await choose(page, "Repeat", "Weekly");
  await page.getByLabel("Repeat details").waitFor();
}

async function openMonthly(page) {
  await openDialog(page, "Event");
  await page.getByRole("dialog").getByRole("textbox", { name: "Date", exact: true }).fill("27 nov 2026");
  await choose(page, "Repeat", "Monthly");
  await choose(page, "Day of the month", "the last Friday");
  await choose(page, "Ends", "on a date");
}

async function addWeekly(page) {
  await openWeekly(page);
  await page.getByRole("dialog").getByRole("button", { name: "Add task" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: NAME, exact: true }).first().scrollIntoViewIfNeeded();
}

async function askBeforeDelete(page) {
  await addWeekly(page);
  await page.getByRole("button", { name: NAME, exact: true }).first().click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").waitFor();
}

/** The second of ten dates of an event. The screenshots share a demo, so earlier ones are deleted. */
async function openCounted(page, steps = async () => {}) {
  const day = 86_400_000;
  const dueAt = new Date(Date.now() + day).toISOString().slice(0, 10);
  const repeat = { every: "week", count: 10, timeZone: "UTC" };
  const { items } = await callApi(page, "POST", "events/search", { name: COUNTED });
  for (const { id } of items) await callApi(page, "DELETE", `events/${id}`);
  await callApi(page, "POST", "events", { name: COUNTED, dueAt, repeat });
  await page.goto(`/home/actions?name=${encodeURIComponent(COUNTED)}`);
  await steps();
  const switcher = page.getByRole("radiogroup", { name: "Show", exact: true });
  if (await switcher.isVisible()) await switcher.getByRole("radio", { name: "Events" }).check();
  await page.getByRole("button", { name: COUNTED, exact: true }).nth(1).click();
  await page.getByRole("dialog").waitFor();
}

async function openNotLoaded(page) {
  await openCounted(page, () =>
    page.route("**/api/repeats/*", (route) => route.fulfill({ status: 500, json: {} })),
  );
  await page.getByText("The repeat could not be loaded.").waitFor();
}

async function endRepeat(page) {
  await openCounted(page);
  await page.getByLabel("Repeat details").waitFor();
  await choose(page, "Repeat", "Does not repeat");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("No longer repeats:").waitFor();
}

async function undoEnd(page) {
  await endRepeat(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone").waitFor();
}

async function openDialog(page, noun) {
  await page.getByRole("button", { name: "Add", exact: true }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: noun, exact: true }).click();
  await page.getByRole("dialog").waitFor();
}

async function choose(page, label, option) {
  await page.getByRole("dialog").getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}
