/** Views that phones show in a sheet or a menu, and wide screens on the page. */
export const phoneEntries = [
  { name: "projects-filters", path: "/home/projects", isPhoneOnly: true, steps: openFilters },
  { name: "projects-list", path: "/home/projects", steps: showAsList },
  { name: "sections-menu", path: "/home/files", isPhoneOnly: true, steps: openMore },
];

/** Returns whether the page is narrower than those with a sidebar. */
export function isPhone(page) {
  return page.viewportSize().width < 768;
}

/** The sheet of the filters, which only phones have. */
export async function openFilters(page) {
  await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("dialog", { name: "Filters" }).waitFor();
}

/** The menu of the bottom bar, which only phones have. */
async function openMore(page) {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menu").waitFor();
}

/** Phones have the switch in the sheet of the filters. */
async function showAsList(page) {
  if (isPhone(page)) await openFilters(page);
  await page.getByRole("radio", { name: "List" }).check({ force: true });
  if (isPhone(page)) await page.getByRole("button", { name: /^Show / }).click();
}
