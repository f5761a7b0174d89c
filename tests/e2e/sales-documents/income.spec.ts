import { readFile } from "node:fs/promises";
import { expect, test } from "../../setup/test";
import { Filters } from "../pages/filters";
import { Income } from "../pages/income";
import { Workspace } from "../pages/workspace";

test("creates a receipt from the income page, edits and deletes it @phone:full", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/income");
  const income = new Income(page);
  const numbers: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().endsWith("/next-number") && numbers.push(request.url())),
  );
  const papers: string[] = [];
  page.on("request", (request) => void (request.url().endsWith("/pdf") && papers.push(request.url())));
  await income.create("receipt", "Online pre-orders");
  await expect(income.saveButton).toBeDisabled();
  await expect(income.field("Number")).toHaveValue("2");
  await income.field("Number").fill("1");
  await expect(page.getByText("Another receipt has the number 1.")).toBeVisible();
  await income.field("Number").fill("2");
  await expect(page.getByText("Another receipt has the number")).toBeHidden();
  await income.field("Reference").fill("PO \u0f40\u0f41");
  const notice = page.getByRole("status").filter({ hasText: "Some characters cannot be printed." });
  await expect(notice.getByRole("listitem")).toHaveText("Reference: \u0f40 \u0f41");
  await income.field("Reference").fill("");
  await expect(notice).toBeHidden();
  await income.addLine(1, { Title: "Workshop", Rate: "1,234.50", Quantity: "2" });
  // Enter adds the next line.
  await income.itemField(1, "Quantity").press("Enter");
  await expect(income.itemField(2, "Title")).toBeFocused();
  await page.keyboard.type("Design");
  // The suggestions of the price list close when the field loses the focus.
  await page.keyboard.press("Tab");
  await income.chooseForItem(2, "Edit");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Rate").fill("100");
  await dialog.getByRole("button", { name: "Save", exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(income.itemField(2, "Rate")).toHaveValue("100.00");
  await expect(income.itemField(3, "Title")).toBeHidden();
  await expect(page.getByRole("button", { name: "Create PDF" })).toBeDisabled();
  await income.addLine(3, { Title: "Travel" });
  await income.chooseForItem(2, "Move down");
  await income.chooseForItem(2, "Delete");
  await expect(page.getByRole("alertdialog")).toContainText("Delete “Travel”?");
  await workspace.answer("Proceed");
  await expect(income.itemField(3, "Title")).toBeHidden();
  await expect(income.item(2).getByRole("button", { name: "Actions for item 2" })).toBeFocused();
  await income.field("Tax").fill("10");
  await expect(income.total).toHaveText("$2,825.90");
  expect(numbers).toHaveLength(1);
  await income.save();
  await expect(income.title("Receipt 2")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Create PDF" }).dblclick();
  expect((await download).suggestedFilename()).toBe("receipt-2-Online pre-orders.pdf");
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe("%PDF-");

  await income.field("Reference").fill("PO 7");
  await expect(page.getByRole("button", { name: "Create PDF" })).toBeDisabled();
  await income.save();
  await page.reload();
  await expect(income.field("Reference")).toHaveValue("PO 7");
  await expect(income.itemField(1, "Rate")).toHaveValue("1,234.50");
  expect(papers).toHaveLength(1);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Document deleted")).toBeVisible();
  await expect(page).toHaveURL("/home/income");
  await expect(income.row("Online pre-orders").getByRole("link", { name: /^Receipt / })).toBeHidden();
});

test("a changed payment status updates its row and the three sums @phone:full", async ({ page }) => {
  await new Workspace(page).start("full", "/home/income");
  const income = new Income(page);
  await expect(income.figure("Unprocessed")).toHaveText("$106,800.00");
  await income.setStatus("Dealer portal", "Processing");
  await expect(page.getByText("Payment updated")).toBeVisible();
  await expect(income.figure("Unprocessed")).toHaveText("$90,000.00");
  await expect(income.figure("Processing")).toHaveText("$109,550.00");
  await expect(income.figure("All Due")).toHaveText("$199,550.00");
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await income.setStatus("Dealer portal", "Paid");
  await expect(income.row("Dealer portal")).toBeHidden();
  await expect(income.figure("All Due")).toHaveText("$182,750.00");
  await saved;
  await page.reload();
  await expect(income.figure("All Due")).toHaveText("$182,750.00");
  await new Filters(page).use(() => page.getByRole("radio", { name: "Paid" }).check());
  await expect(income.row("Dealer portal")).toBeVisible();
  await expect(page).toHaveURL(/paymentStatus=paid/);
});

test("undoes a payment status that could not be saved", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await new Workspace(page).start("full", "/home/income");
  const income = new Income(page);
  await page.route("**/api/projects/*", (route) => route.abort());
  await income.setStatus("Dealer portal", "Paid");
  await expect(page.getByText("Something went wrong, Please try again")).toBeVisible();
  await expect(income.row("Dealer portal")).toBeVisible();
  await expect(income.figure("All Due")).toHaveText("$199,550.00");
});

test("shows an error at every missing or invalid field and focuses the first @phone:full", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/income");
  const income = new Income(page);
  await income.create("invoice", "Studio website");
  await income.field("Project title").fill("");
  await income.saveButton.click();
  // The party opens and its field is the first with an error.
  const client = page.getByRole("region", { name: "Bill to" });
  await expect(client.getByLabel("Name")).toBeFocused();
  await expect(page.getByText("Please enter a project title")).toBeVisible();
  await expect(page.getByText("Please add a client name")).toBeVisible();
  await expect(page.getByText("At least one item is required")).toBeVisible();
  await income.field("Project title").fill("Website");
  await client.getByLabel("Name").fill("Nobody & Co");
  await income.addLine(1, { Rate: "0.5", Quantity: "" });
  await expect(page.getByText("At least one item is required")).toBeHidden();
  await income.saveButton.click();
  await expect(income.itemField(1, "Title")).toBeFocused();
  await expect(page.getByText("Please name the item")).toBeVisible();
  await expect(page.getByText("Must be a number and at least 1")).toBeVisible();
  await expect(page.getByText("Please add quantity")).toBeVisible();
  await income.itemField(1, "Title").fill("Pages");
  await income.itemField(1, "Rate").fill("80");
  await income.itemField(1, "Quantity").fill("2");
  await income.field("Flat discount").fill("160.01");
  await expect(page.getByText("Discount cannot exceed the subtotal")).toBeVisible();
  await income.saveButton.click();
  await expect(page.getByText("Discount cannot exceed the subtotal")).toBeFocused();
  await income.field("Flat discount").fill("60");
  await income.itemField(1, "Rate").fill("999999999999");
  await income.itemField(1, "Quantity").fill("999999");
  await income.saveButton.click();
  await expect(page.getByText("The total must be at most 999,999,999,999,999")).toBeFocused();
  await income.itemField(1, "Rate").fill("80");
  await income.itemField(1, "Quantity").fill("2");
  await expect(income.total).toHaveText("$100.00");
  await income.save();
});

test("an amount never wraps, however narrow its column @phone", async ({ page }) => {
  await page.route("**/api/payment/search", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { items: { owed: object[] }[] };
    for (const item of body.items) item.owed = [{ currency: "USD", amount: "999999999999.00" }];
    await route.fulfill({ response: answer, json: body });
  });
  await new Workspace(page).start("full", "/home/income");
  const amount = page.getByRole("article").first().getByText("$999,999,999,999.00");
  const lines = await amount.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const place = element.parentElement?.getBoundingClientRect();
    const text = range.getBoundingClientRect();
    return { count: range.getClientRects().length, isInside: text.right <= (place?.right ?? 0) + 1 };
  });
  expect(lines).toEqual({ count: 1, isInside: true });
});

test("asks before leaving the builder with unsaved changes", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const income = new Income(page);
  await page.getByRole("link", { name: "Income", exact: true }).click();
  await income.open("Quotation 2", "Member dashboard");
  await income.field("Reference").click();
  await page.keyboard.type("Kept");
  const ways = [
    () => page.getByRole("button", { name: "Back" }).click(),
    () => page.getByRole("button", { name: "Close" }).click(),
    () => page.getByRole("link", { name: "Clients", exact: true }).click(),
    () => page.evaluate(() => window.history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await workspace.answer("Cancel");
    await expect(income.title("Quotation 2")).toBeVisible();
    await expect(income.field("Reference")).toHaveValue("Kept");
  }
  const beforeUnload = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const question = await beforeUnload;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await closing;
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await workspace.answer("Proceed");
  await expect(page).toHaveURL("/home/clients");
});
