/** The week of time, its cells and the dialog of an entry: see entries.mjs. */
export const timeEntries = [
  { name: "time", path: "/home/time", addsRows: true, steps: writeDown },
  { name: "time-cell", path: "/home/time", addsRows: true, steps: editCell },
  { name: "time-entry", path: "/home/time", addsRows: true, steps: openEntry },
  { name: "time-line", path: "/home/time", steps: (page) => type(page, "2h 30m website yesterday") },
  { name: "time-no-match", path: "/home/time?week=2020-01-01&billed=yes" },
  { name: "time-empty", path: "/home/time", demo: "blank" },
];

async function type(page, text) {
  await page.getByRole("textbox", { name: "What did you do?" }).fill(text);
  await page.getByText(/ · 2:30 · website$/).waitFor();
}

/** Shows the week of what was written down. */
async function writeDown(page) {
  await type(page, "2h 30m website yesterday");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Entries" }).getByText("website").first().waitFor();
}

/** Narrow screens have no cells. */
async function editCell(page) {
  await writeDown(page);
  if (page.viewportSize().width < 768) return;
  const cell = page.getByRole("gridcell", { name: /no time$/ }).first();
  await cell.focus();
  await page.keyboard.type("9-11");
}

async function openEntry(page) {
  await writeDown(page);
  await page
    .getByRole("button", { name: /^Actions for website/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("dialog").waitFor();
}
