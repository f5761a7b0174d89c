import { readFile } from "node:fs/promises";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

test("a quotation becomes an invoice that is paid in two parts, and a receipt @phone", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject({ paymentDays: 0 });
  await page.goto(`/home/income/document/quotation/${projectId}`);
  await documents.expectTitle("Create quotation");
  const { income } = documents;

  // A document that cannot be saved cannot be issued.
  await documents.press("Issue…");
  await expect(page.getByText("At least one item is required")).toBeVisible();
  await income.addLine(1, { Title: "Website", Rate: "1000" });
  const dialog = await documents.openIssue("quotation", "1");
  await expect(dialog.getByText("Empty on this document")).toBeVisible();
  await dialog.getByRole("button", { name: "Your address" }).click();
  await documents.expectTitle("Quotation 1");
  const address = page.getByRole("region", { name: "From", exact: true }).getByLabel("Address");
  await expect(address).toBeFocused();
  await page.keyboard.type("1 Harbour Lane");
  // Unsaved changes are saved first.
  await documents.issue("quotation", "1");
  await expect(documents.fact("State")).toHaveText("Open");
  await expect(page.getByText("1 Harbour Lane")).toBeVisible();

  await documents.choose("Make invoice");
  await documents.expectTitle("Invoice 1");
  await expect(documents.related("Quotation 1")).toContainText("Made from");
  const invoice = await documents.openIssue("invoice", "1");
  await expect(invoice.getByText("Due on receipt")).toBeVisible();
  await invoice.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(documents.fact("Owed")).toHaveText("$1,000.00");
  await expect(documents.fact("Due")).toHaveText("On receipt");
  await expect(page.getByText("“Online pre-orders” is being processed")).toBeVisible();

  await documents.choose("Record payment");
  const payment = documents.dialog("Record payment");
  await payment.getByRole("textbox", { name: "Amount" }).fill("400");
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expect(documents.fact("Owed")).toHaveText("$600.00");
  await expect(documents.fact("State")).toHaveText("Part paid");
  await documents.choose("Record payment");
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expect(documents.fact("State")).toHaveText("Paid");
  await expect(page.getByRole("region", { name: "Payments" }).getByRole("listitem")).toHaveCount(2);

  await documents.choose("Make receipt");
  await documents.issue("receipt", "1");
  await expect(documents.fact("State")).toHaveText("Paid");
  await expect(documents.related("Invoice 1")).toContainText("Made from");
  const download = page.waitForEvent("download");
  await documents.choose("PDF");
  expect((await download).suggestedFilename()).toBe("receipt-1-Online pre-orders.pdf");
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a wrong invoice is credited and a new one is made @phone:full", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const id = await documents.createIssued(await documents.createProject());
  await documents.open(id, "Invoice 1");
  await documents.choose("Credit");
  await documents.expectTitle("Credit note 1");
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveText("Credit note");
  await expect(documents.related("Invoice 1")).toContainText("Credits");
  await documents.issue("credit note", "1");
  await documents.related("Invoice 1").getByRole("link").click();
  await documents.expectTitle("Invoice 1");
  await expect(documents.fact("State")).toHaveText("Credited");
  await expect(documents.fact("Owed")).toHaveText("€0.00");
  await expect(documents.related("Credit note 1")).toContainText("Credited by");

  await documents.choose("Duplicate");
  await documents.expectTitle("Invoice 2");
  await expect(documents.related("Invoice 1")).toContainText("Duplicate of");
  await documents.income.itemField(1, "Rate").fill("900");
  await documents.issue("invoice", "2");
  await expect(documents.fact("Owed")).toHaveText("€900.00");
});

test("a credit note is at most what is left of its invoice", async ({ page, allowConsole }) => {
  allowConsole(/status of 422/);
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const id = await documents.createIssued(await documents.createProject());
  await documents.call("POST", `sales-documents/${id}/credit`, {
    items: [{ title: "Design", rate: "600", quantity: "1" }],
  });
  await documents.open(id, "Invoice 1");
  await documents.choose("Credit");
  await documents.expectTitle("Credit note 2");
  await expect(documents.income.itemField(1, "Quantity")).toHaveValue("0.4");
  await documents.income.itemField(1, "Rate").fill("1,250");
  await documents.income.saveButton.click();
  await expect(page.getByText("At most 400.00 is left to credit.")).toBeVisible();
  await expect(documents.income.itemField(1, "Rate")).toHaveValue("1,250.00");
  await documents.income.itemField(1, "Rate").fill("750");
  await documents.income.save();
  await documents.issue("credit note", "1");
  await expect(documents.fact("Total")).toHaveText("€300.00");
});

test("an invoice is taken back unless a payment is recorded", async ({ page, allowConsole }) => {
  allowConsole(/status of 409/);
  const workspace = new Workspace(page);
  await workspace.begin("blank");
  const documents = new IssuedDocuments(page);
  const id = await documents.createIssued(await documents.createProject());
  await documents.open(id, "Invoice 1");
  const answer = async () => {
    await documents.choose("Take back");
    const question = page.getByRole("alertdialog", { name: "Take back invoice 1?" });
    await question.getByRole("button", { name: "Take back" }).click();
  };
  await answer();
  await expect(page.getByText("Document taken back")).toBeVisible();
  await documents.income.itemField(1, "Rate").fill("1,100");
  await documents.issue("invoice", "1");
  await expect(documents.fact("Total")).toHaveText("€1,100.00");
  await documents.call("POST", "received-payments", {
    documentId: id,
    amount: "100",
    receivedOn: new Date().toISOString().slice(0, 10),
    method: "bank",
  });
  await answer();
  await expect(page.getByText("Payments are recorded for it. Credit it instead.")).toBeVisible();
  await documents.expectTitle("Invoice 1");
});

test("the main button of a document follows its state @phone", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const project = await documents.createProject();
  const id = await documents.createIssued(project);
  await documents.open(id, "Invoice 1");
  await documents.expectMain("Send…");
  await documents.choose("Send…");
  const dialog = documents.dialog("Send invoice 1");
  await expect(dialog.getByRole("textbox", { name: "Message" })).toBeVisible();
  // Only sending makes a link.
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const panel = page.getByRole("region", { name: "Client’s page" });
  await expect(panel).toContainText("No link yet.");
  await documents.expectMain("Send…");
  await documents.choose("Send…");
  await dialog.getByRole("textbox", { name: "To", exact: true }).fill("ann@saltmarsh.example");
  await documents.openMailProgram(dialog);
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await documents.expectMain("Record payment");
  await documents.choose("Record payment");
  await documents
    .dialog("Record payment")
    .getByRole("button", { name: "Record payment", exact: true })
    .click();
  await documents.expectMain("Make receipt");
  await documents.choose("Make receipt");
  await documents.issue("receipt", "1");
  await documents.related("Invoice 1").getByRole("link").click();
  await documents.expectTitle("Invoice 1");
  await documents.expectMain("Open receipt");
  await page.getByRole("link", { name: "Open receipt", exact: true }).click();
  await documents.expectTitle("Receipt 1");
  await page.goBack();
  await documents.choose("Make receipt");
  await documents.expectTitle("Receipt 2");

  const quotation = await documents.createIssued(project, { category: "quotation" });
  await documents.open(quotation, "Quotation 1");
  await documents.expectMain("Send…");
  await panel.getByRole("button", { name: "Copy link" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
});

test("a second press before the invoice that was made is shown makes no second one", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const quotation = await documents.createIssued(await documents.createProject(), { category: "quotation" });
  await documents.open(quotation, "Quotation 1");
  const made: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/convert")) made.push(response.url());
  });
  let showPage = () => {};
  const isPressedAgain = new Promise<void>((resolve) => (showPage = resolve));
  const isPage = (url: URL) => url.searchParams.has("_rsc");
  await page.route(isPage, async (route) => {
    await isPressedAgain;
    await route.continue();
  });
  const opening = page.waitForRequest((request) => isPage(new URL(request.url())));
  await documents.choose("Make invoice");
  await opening;
  const button = page.getByRole("button", { name: "Make invoice", exact: true });
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.press("Enter");
  showPage();
  await documents.expectTitle("Invoice 1");
  expect(made).toHaveLength(1);
});
