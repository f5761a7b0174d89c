import { openFilters } from "./phone-entries.mjs";

/** Documents, payments and what is owed. */
export const incomeEntries = [
  { name: "income-documents", path: "/home/income?tab=documents" },
  { name: "income-documents-overdue", path: "/home/income?tab=documents&state=overdue" },
  {
    name: "income-documents-filters",
    path: "/home/income?tab=documents",
    isPhoneOnly: true,
    steps: openFilters,
  },
  { name: "income-documents-no-match", path: "/home/income?tab=documents&name=nothing-like-it" },
  { name: "income-row-menu", path: "/home/income?tab=documents", steps: (page) => openRowMenu(page) },
  { name: "record-payment", path: "/home/income?tab=documents", steps: (page) => recordPayment(page) },
  { name: "payments", path: "/home/income?tab=documents", steps: openPayments },
  { name: "income-csv", path: "/home/income?tab=documents", isInSheet: true, steps: openCsvMenu },
  { name: "price-list", path: "/home/income", steps: openPriceList },
  { name: "price-list-item", path: "/home/income", steps: editPriceListItem },
  { name: "client-income", path: "/home/clients", steps: (page) => open(page, "Quillfeather Press") },
  { name: "project-income", path: "/home/projects", steps: openProjectIncome },
  { name: "income-documents-empty", path: "/home/income?tab=documents", demo: "blank" },
];

async function openRowMenu(page) {
  await page.getByRole("button", { name: "Actions for Invoice 2", exact: true }).click();
  await page.getByRole("menu").waitFor();
}

async function recordPayment(page) {
  await openRowMenu(page);
  await page.getByRole("menuitem", { name: "Record payment" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openPayments(page) {
  await page.getByRole("button", { name: "Actions for Invoice EU-15" }).click();
  await page.getByRole("menuitem", { name: "Payments" }).click();
  await page.getByRole("dialog").waitFor();
}

/** Waits for the next document, which is loaded after the page. */
async function openProjectIncome(page) {
  await open(page, "Catalogue website");
  await page.getByRole("region", { name: "Income" }).locator("a, button").first().waitFor();
}

async function open(page, name) {
  await page.getByRole("article").getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

/** The menu of the second CSV and of its separators. */
async function openCsvMenu(page) {
  const more = page.getByRole("button", { name: "More downloads and their format" });
  const filters = page.getByRole("button", { name: /^Filters/ }).filter({ visible: true });
  await more.filter({ visible: true }).or(filters).first().waitFor();
  if (!(await more.isVisible())) await filters.click();
  await more.click();
  await page.getByRole("menu").waitFor();
}

async function openPriceList(page) {
  await page.getByRole("button", { name: "Price list" }).click();
  await page
    .getByRole("dialog", { name: "Price list" })
    .getByRole("button", { name: /^Edit / })
    .first()
    .waitFor();
}

async function editPriceListItem(page) {
  await openPriceList(page);
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Price list item" }).waitFor();
}
