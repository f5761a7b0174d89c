/** The builder of documents. */
export const documentEntries = [
  { name: "document", path: "/home/income", steps: (page) => openDocument(page) },
  { name: "document-items", path: "/home/income", steps: (page) => openDocument(page, "Note") },
  { name: "document-new", path: "/home/income", steps: (page) => openNewDocument(page) },
  { name: "income-create", path: "/home/income", steps: (page) => openCreateMenu(page, "Member dashboard") },
  { name: "document-item", path: "/home/income", steps: (page) => editItem(page) },
  { name: "document-parties", path: "/home/income", steps: (page) => openParties(page) },
  { name: "document-tax", path: "/home/income", steps: (page) => setTaxOptions(page) },
  { name: "document-tax-lines", path: "/home/income", steps: (page) => setTaxLines(page) },
  { name: "document-arabic", path: "/home/income", steps: (page) => openInArabic(page) },
  { name: "document-errors", path: "/home/income", steps: (page) => showDocumentErrors(page) },
];

async function openDocument(page, field) {
  await page.getByRole("link", { name: "Quotation 2 of Member dashboard" }).click();
  await page.getByRole("heading", { name: "Quotation 2" }).waitFor();
  if (field) await page.getByRole("textbox", { name: field, exact: true }).scrollIntoViewIfNeeded();
}

async function openNewDocument(page) {
  await openCreateMenu(page, "Studio website");
  await page.getByRole("menuitem", { name: "Create invoice" }).click();
  await page.getByRole("heading", { name: "Create invoice" }).waitFor();
}

/** The menu of the documents that a project can get. */
async function openCreateMenu(page, project) {
  // Narrow rows have one menu for all documents.
  const names = [`Create a document for ${project}`, `Documents of ${project}`];
  const [wide, narrow] = names.map((name) => page.getByRole("button", { name, exact: true }));
  await wide.or(narrow).filter({ visible: true }).click();
  await page.getByRole("menu").waitFor();
}

async function editItem(page) {
  await openDocument(page);
  await page.getByRole("button", { name: "Actions for item 1", exact: true }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("dialog").waitFor();
}

/** The fields of both parties. */
async function openParties(page) {
  await openDocument(page);
  for (const name of ["From", "Bill to"])
    await page.getByRole("region", { name, exact: true }).locator("summary").click();
}

/** A document with two tax rates, units, a line discount, prices with tax, a period and withheld tax. */
async function setTaxLines(page) {
  await openDocument(page);
  await page.getByRole("button", { name: "Actions for item 1", exact: true }).click();
  await page.getByRole("menuitem", { name: "Unit, tax and discount" }).click();
  const item = page.getByRole("group", { name: "Item 1", exact: true });
  await item.getByRole("combobox", { name: "Unit" }).click();
  await page.getByRole("option", { name: "Hour" }).click();
  await item.getByRole("textbox", { name: "Line tax" }).fill("7");
  await item.getByRole("textbox", { name: "Line discount" }).fill("10");
  await page.getByRole("combobox", { name: "Date of supply" }).click();
  await page.getByRole("option", { name: "Over a period" }).click();
  await page.getByRole("textbox", { name: "Tax", exact: true }).fill("19");
  await page.getByRole("button", { name: "Tax options" }).click();
  await page.getByRole("checkbox", { name: "Prices include tax" }).check();
  await page.getByRole("textbox", { name: "Withholding tax" }).fill("3");
  await item.scrollIntoViewIfNeeded();
}

/** The options of a document with reverse charge. */
async function setTaxOptions(page) {
  await openDocument(page);
  await page.getByRole("button", { name: "Tax options" }).click();
  await page.getByRole("combobox", { name: "Tax treatment" }).click();
  await page.getByRole("option", { name: "Reverse charge" }).click();
  await page.getByRole("textbox", { name: "Withholding tax" }).fill("3");
}

/** The paper as a form, with heads in the language of the document. */
async function openInArabic(page) {
  await openDocument(page);
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "العربية" }).click();
}

async function showDocumentErrors(page) {
  await openNewDocument(page);
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByRole("textbox", { name: "Rate" }).fill("0.5");
  await page.getByRole("textbox", { name: "Flat discount" }).fill("10");
  await page.getByRole("button", { name: "Save Draft" }).click();
}
