/** The builder of documents. */
export const documentEntries = [
  { name: "document", path: "/home/income", steps: (page) => openDocument(page) },
  { name: "document-items", path: "/home/income", steps: (page) => openDocument(page, "Note") },
  { name: "document-new", path: "/home/income", steps: (page) => openNewDocument(page) },
  { name: "document-item", path: "/home/income", steps: (page) => openNewItem(page) },
  { name: "document-tax", path: "/home/income", steps: (page) => setTaxOptions(page) },
  { name: "document-tax-lines", path: "/home/income", steps: (page) => setTaxLines(page) },
  { name: "document-errors", path: "/home/income", steps: (page) => showDocumentErrors(page) },
];

async function openDocument(page, field) {
  await page.getByRole("link", { name: "Quotation 2 of Member dashboard" }).click();
  await page.getByRole("heading", { name: "Quotation 2" }).waitFor();
  if (field) await page.getByRole("textbox", { name: field, exact: true }).scrollIntoViewIfNeeded();
}

async function openNewDocument(page) {
  await page.getByRole("link", { name: "Create invoice for Studio website" }).click();
  await page.getByRole("heading", { name: "Create invoice" }).waitFor();
}

async function openNewItem(page) {
  await openNewDocument(page);
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByRole("dialog").waitFor();
}

/** A document with two tax rates, units and withheld tax. */
async function setTaxLines(page) {
  await openDocument(page);
  await page.getByRole("button", { name: "Actions for item 1", exact: true }).click();
  await page.getByRole("menuitem", { name: "Unit and tax rate" }).click();
  const item = page.getByRole("group", { name: "Item 1", exact: true });
  await item.getByRole("combobox", { name: "Unit" }).click();
  await page.getByRole("option", { name: "Hour" }).click();
  await item.getByRole("textbox", { name: "Line tax" }).fill("7");
  await page.getByRole("textbox", { name: "Tax", exact: true }).fill("19");
  await page.getByRole("button", { name: "Tax options" }).click();
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

async function showDocumentErrors(page) {
  await openNewDocument(page);
  await page.getByRole("button", { name: "Add line" }).click();
  await page.getByRole("textbox", { name: "Rate" }).fill("0.5");
  await page.getByRole("textbox", { name: "Flat discount" }).fill("10");
  await page.getByRole("button", { name: "Save Draft" }).click();
}
