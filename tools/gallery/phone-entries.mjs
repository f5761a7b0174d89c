/** What phones show in a sheet or a menu, and wide screens on the page. */
export const phoneEntries = [
  { name: "projects-filters", path: "/home/projects", isPhoneOnly: true, steps: openFilters },
  { name: "projects-list", path: "/home/projects", steps: showAsList },
  { name: "sections-menu", path: "/home/files", isPhoneOnly: true, steps: openMore },
];

/** The sheet of the filters, which only phones have. */
async function openFilters(page) {
  const button = page.getByRole("button", { name: /^Filters/ });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole("dialog", { name: "Filters" }).waitFor();
}

/** The menu of the bottom bar, which only phones have. */
async function openMore(page) {
  const button = page.getByRole("button", { name: "More", exact: true });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole("menu").waitFor();
}

/** Phones have the switch in the sheet of the filters. */
async function showAsList(page) {
  const filters = page.getByRole("button", { name: /^Filters/ });
  const isPhone = await filters.isVisible();
  if (isPhone) await filters.click();
  await page.getByRole("radio", { name: "List" }).check({ force: true });
  if (isPhone) await page.getByRole("button", { name: /^Show / }).click();
}
