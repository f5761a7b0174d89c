/** The issue dialog, the pages of issued documents, and the numbers of documents. */
export const issueEntries = [
  { name: "document-issue", path: "/home/income?tab=documents&state=draft", steps: openIssue },
  { name: "document-numbers", path: "/home/income?tab=documents&state=draft", steps: openNumbers },
  { name: "document-issued-invoice", path: "/home/income?tab=documents&state=partPaid", steps: openFirst },
  { name: "document-issued-overdue", path: "/home/income?tab=documents&state=overdue", steps: openFirst },
  {
    name: "document-issued-quotation",
    path: "/home/income?tab=documents&kind=quotation&state=open",
    steps: openFirst,
  },
  { name: "document-e-invoice", path: "/home/income?tab=documents&state=partPaid", steps: openEInvoice },
  {
    name: "document-deposit",
    path: "/home/income?tab=documents&kind=quotation&state=open",
    steps: openDeposit,
  },
];

async function openFirst(page) {
  const link = page.getByRole("table", { name: "Documents" }).getByRole("link").first();
  const name = await link.innerText();
  await link.click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

async function openIssue(page) {
  await openFirst(page);
  await page.getByRole("button", { name: "Issue…" }).click();
  await page.getByRole("dialog").getByRole("status").filter({ hasText: /\d/ }).waitFor();
}

async function openNumbers(page) {
  await openIssue(page);
  await page.getByRole("button", { name: "Number settings" }).click();
  await page.getByRole("dialog", { name: "Document numbers" }).getByRole("group").first().waitFor();
}

async function openDeposit(page) {
  await openFirst(page);
  await choose(page, "Create deposit invoice");
  await page.getByRole("dialog", { name: "Create deposit invoice" }).waitFor();
}

/** The e-invoice of a document, with what is missing for it. */
async function openEInvoice(page) {
  await openFirst(page);
  await choose(page, "E-invoice");
  const dialog = page.getByRole("dialog", { name: "E-invoice" });
  await dialog.getByText(/^(Before this|This document has)/).waitFor();
}

export async function choose(page, name) {
  const button = page.getByRole("button", { name, exact: true }).filter({ visible: true });
  const more = page.getByRole("button", { name: "More actions" }).filter({ visible: true });
  await button.or(more).first().waitFor();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole("menuitem", { name }).click();
}
