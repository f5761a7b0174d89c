/** Repeating tasks and events. */
export const repeatEntries = [
  { name: "repeat-weekly", path: "/home/actions", steps: (page) => openWeekly(page) },
  { name: "repeat-monthly", path: "/home/actions", steps: openMonthly },
  { name: "repeat-rows", path: "/home/actions", steps: (page) => addWeekly(page) },
  { name: "repeat-question", path: "/home/actions", steps: askBeforeDelete },
  {
    name: "repeat-month",
    path: "/home/actions?view=calendar",
    steps: (page) => page.getByRole("grid").first().waitFor(),
  },
];

const NAME = "Send the weekly report";

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
  await page.getByRole("button", { name: "Create task" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: NAME, exact: true }).first().scrollIntoViewIfNeeded();
}

async function askBeforeDelete(page) {
  await addWeekly(page);
  await page.getByRole("button", { name: NAME, exact: true }).first().click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").waitFor();
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
