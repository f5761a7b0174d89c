/** The palette, and the list of keyboard shortcuts. */
export const paletteEntries = [
  { name: "palette", path: "/home/projects", steps: (page) => openPalette(page) },
  { name: "palette-results", path: "/home/projects", steps: showResults },
  { name: "palette-quick-add", path: "/home/projects", steps: showQuickAdd },
  { name: "shortcuts", path: "/home/projects", steps: openShortcuts },
];

async function openPalette(page, text = "") {
  await page.getByRole("button", { name: "Search", exact: true }).filter({ visible: true }).click();
  await page.getByRole("combobox", { name: "Search everything" }).fill(text);
  await page.getByRole("option").first().waitFor();
}

async function showResults(page) {
  await openPalette(page, "salt");
  await page.getByRole("group", { name: "Documents" }).waitFor();
}

async function showQuickAdd(page) {
  await openPalette(page, "call Anna tomorrow 3pm #cargo !phone");
  await page.getByRole("option", { name: /Cargo bike configurator/ }).waitFor();
}

async function openShortcuts(page) {
  await page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: "Keyboard Shortcuts" }).click();
  await page.getByRole("dialog").waitFor();
}
