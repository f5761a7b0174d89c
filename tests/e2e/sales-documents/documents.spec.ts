import { readFile } from "node:fs/promises";
import { expect, test } from "../../setup/test";
import { Documents } from "../pages/documents";
import { Filters } from "../pages/filters";
import { Income } from "../pages/income";
import { Workspace } from "../pages/workspace";

test("finds, filters and sorts documents, downloads them as CSV and opens one @phone", async ({
  page,
  isMobile,
}) => {
  await new Workspace(page).start("full", "/home/income");
  const documents = new Documents(page);
  await documents.tab("Documents").click();
  await expect(page).toHaveURL("/home/income?tab=documents");
  await expect(documents.row("Quotation EU-Q4")).toContainText("Open");
  await expect(documents.row("Credit note 1")).toBeVisible();
  await page.reload();
  await expect(documents.row("Quotation EU-Q4")).toBeVisible();

  const filters = new Filters(page);
  await filters.pick("State", "Overdue");
  await expect.poll(() => documents.names()).toEqual(["Invoice EU-14", "Invoice INV-0311"]);
  await expect(documents.row("Invoice EU-14")).toContainText("Overdue");
  if (isMobile) await filters.pick("Sort", "By due");
  else await documents.table.getByRole("columnheader", { name: "Due" }).getByRole("button").click();
  await expect.poll(() => documents.names()).toEqual(["Invoice INV-0311", "Invoice EU-14"]);
  const sorted = documents.table.locator("[aria-sort=ascending]");
  await expect(sorted).toHaveText("Due");

  const download = page.waitForEvent("download");
  await filters.use(() => page.getByRole("button", { name: "CSV" }).click());
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^documents-\d{4}-\d{2}-\d{2}\.csv$/);
  const [, ...lines] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines.map((line) => line.split(",").slice(0, 2))).toEqual([
    ["Invoice", "INV-0311"],
    ["Invoice", "EU-14"],
  ]);

  const search = page.getByRole("searchbox", { name: "Search documents" });
  await search.fill("catalogue");
  await expect.poll(() => documents.names()).toEqual(["Invoice EU-14"]);
  await search.fill("no such document");
  await expect(page.getByText("No document matched your search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await documents.row("Quotation EU-Q4").getByRole("link").click();
  await expect(page).toHaveURL(/\/home\/income\/document\/[\w-]{36}$/);
  await page.goBack();
  await expect(documents.row("Quotation EU-Q4")).toBeVisible();
});

test("records a payment, asks before more than is due, corrects and removes it @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  await new Workspace(page).start("full", "/home/income?tab=documents");
  const documents = new Documents(page);
  const dialog = page.getByRole("dialog", { name: "Record payment" });
  await documents.choose("Invoice INV-0311", "Record payment");
  await expect(dialog.getByLabel("Amount")).toHaveValue(/^2,?760\.00$/);
  await dialog.getByLabel("Amount").fill("2800");
  await dialog.getByRole("button", { name: "Record payment" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("That is 40.00 more than is due.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("That is 40.00 more than is due.")).toBeVisible();
  await dialog.getByRole("button", { name: "Record payment" }).click();
  await question.getByRole("button", { name: "Record anyway" }).click();
  await expect(dialog).toBeHidden();
  await expect(documents.row("Invoice INV-0311")).toContainText("Overpaid");

  await documents.choose("Invoice INV-0311", "Payments");
  const list = page.getByRole("dialog", { name: "Payments of invoice INV-0311" });
  await list.getByRole("button", { name: "Edit the payment of $2,800.00" }).click();
  const payment = page.getByRole("dialog", { name: "Payment", exact: true });
  await payment.getByLabel("Amount").fill("600");
  await payment.getByLabel("Reference").fill("Transfer 2207");
  await payment.getByRole("button", { name: "Save" }).click();
  await expect(payment).toBeHidden();
  await expect(list.getByText("$2,160.00")).toBeVisible();
  const history = list.getByRole("region", { name: "History" });
  await expect(history).toContainText("$2,800.00 → $600.00");
  await list.getByRole("button", { name: "Edit the payment of $600.00" }).click();
  await payment.getByRole("button", { name: "Remove" }).click();
  await new Workspace(page).answer("Proceed");
  await expect(list.getByText("No payment is recorded yet.")).toBeVisible();
  await expect(history.getByText(/^Removed/)).toBeVisible();
  await list.getByRole("button", { name: "Close" }).last().click();
  await expect(documents.row("Invoice INV-0311")).toContainText("Overdue");
});

test("selects tabs and records a payment with the keyboard alone", async ({ page }) => {
  await new Workspace(page).start("full", "/home/income");
  const documents = new Documents(page);
  await documents.tab("Projects").focus();
  await page.keyboard.press("ArrowRight");
  await expect(documents.tab("Documents")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Documents" })).toBeVisible();
  const actions = documents.row("Invoice 2").getByRole("button", { name: "Actions for Invoice 2" });
  await actions.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Record payment" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Record payment" });
  await expect(dialog.getByLabel("Amount")).toBeFocused();
  await page.keyboard.type("1000");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(documents.row("Invoice 2")).toContainText("Part paid");
  await expect(actions).toBeFocused();
});

test("each currency has its own figures, and each bar links to its documents", async ({ page }) => {
  await new Workspace(page).start("full", "/home/income?tab=documents");
  const documents = new Documents(page);
  await expect(documents.figure("Owed")).toHaveText([
    /^\$9,005\.60.*\$2,760\.00 late$/,
    /^€2,220\.00.*€1,180\.00 late$/,
  ]);
  const bar = page.getByRole("list", { name: "Months in EUR" }).getByRole("link").last();
  const amount = Number(
    /€([\d,.]+) issued/.exec((await bar.getAttribute("aria-label")) ?? "")?.[1]?.replace(",", ""),
  );
  await bar.click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expect
    .poll(async () => new Set((await documents.names()).map((name) => name.split(" ")[0])))
    .toEqual(new Set(["Invoice"]));
  const [, ...rows] = await documents.table.getByRole("row").all();
  const totals = await Promise.all(rows.map((row) => row.getByRole("cell").nth(4).textContent()));
  const sum = totals.reduce((all, text) => all + Number(text?.replace(/[€,]/g, "")), 0);
  expect(sum).toBe(amount);
  await page.getByRole("button", { name: /^Remove the filter Issued in \w+ \d{4} in EUR$/ }).click();
  await expect(page).toHaveURL("/home/income?tab=documents");
  await documents.figure("Owed").last().getByRole("link").click();
  await expect.poll(() => documents.names()).toEqual(["Invoice EU-14"]);
});

test("without an issued document there are no figures", async ({ page }) => {
  await new Workspace(page).start("blank", "/home/income?tab=documents");
  await expect(page.getByText(/^No documents yet\./)).toBeVisible();
  await expect(page.getByRole("region", { name: "Owed and received" })).toBeHidden();
  await page.getByRole("button", { name: "Create document" }).click();
  const dialog = page.getByRole("dialog", { name: "Create document" });
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await new Documents(page).tab("Projects").click();
  await expect(new Income(page).figure("All Due")).toHaveText("$0.00");
});

test("a project offers its next document, and its client shows what is owed @phone:full", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/clients");
  const card = page.getByRole("article").filter({
    has: page.getByRole("heading", { name: "Brightfield Energy Co-op" }),
  });
  await expect(card).toContainText("$2,760.00 owed");
  await card.getByRole("link", { name: "Brightfield Energy Co-op" }).click();
  const income = page.getByRole("region", { name: "Income" });
  await expect(income).toContainText("$7,320.00");
  await expect(income).toContainText("$4,560.00");
  await page.getByRole("link", { name: /^Annual report/ }).click();
  await expect(page.getByRole("heading", { name: /^Annual report/, level: 1 })).toBeVisible();
  await income.getByRole("button", { name: "Record payment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText(/“Annual report \d{4}” is paid/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("combobox", { name: "Payment status" })).toHaveText("Processing");
  await income.getByRole("button", { name: "Make receipt" }).click();
  await expect(page).toHaveURL(/\/home\/income\/document\/[\w-]{36}$/);
  await expect(page.getByRole("heading", { name: /^Receipt/, level: 1 })).toBeVisible();
});

test("the actions page has a line for each overdue invoice, on phones one that leads to them @phone", async ({
  page,
  isMobile,
}) => {
  await new Workspace(page).start("full", "/home/actions");
  const overdue = page.getByRole("region", { name: "Overdue invoices" });
  if (isMobile) {
    await overdue.getByRole("link", { name: /^2 overdue invoices/ }).click();
    return expect.poll(() => new Documents(page).names()).toEqual(["Invoice INV-0311", "Invoice EU-14"]);
  }
  await expect(overdue.getByRole("link")).toHaveText(["Invoice INV-0311", "Invoice EU-14"]);
  await overdue.getByRole("button", { name: "Record payment for Invoice EU-14" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(overdue.getByRole("link")).toHaveText(["Invoice INV-0311"]);
});
