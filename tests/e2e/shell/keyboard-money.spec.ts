import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Keyboard } from "../pages/keyboard";
import { Workspace } from "../pages/workspace";

test("a quotation is issued, invoiced, paid in two parts and receipted by keyboard alone", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const keys = new Keyboard(page);
  const documents = new IssuedDocuments(page);
  await documents.createProject({ paymentDays: 0 });
  const button = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true });
  const choose = async (name: string) => {
    await keys.reach(button(name));
    await keys.press("Enter");
  };
  const issue = async (kind: string, title: string) => {
    await choose("Issue…");
    const dialog = documents.dialog(`Issue ${kind}`);
    await expect(dialog.getByRole("status")).toHaveText("1");
    await keys.reach(dialog.getByRole("button", { name: "Issue", exact: true }));
    await keys.press("Enter");
    await documents.expectTitle(title);
    await expect(dialog).toBeHidden();
    await expect(button("PDF")).toBeVisible();
  };

  await test.step("writes and issues a quotation", async () => {
    await page.goto("/home/income");
    await keys.reach(page.getByRole("link", { name: "Create quotation for Online pre-orders" }));
    await keys.press("Enter");
    await documents.expectTitle("Create quotation");
    await choose("Add item");
    await keys.fill({ Title: "Website", Description: "Five pages", Rate: "1000", Quantity: "1" });
    await issue("quotation", "Quotation 1");
    await expect(documents.fact("State")).toHaveText("Open");
  });

  await test.step("makes the invoice of it", async () => {
    await choose("Create invoice");
    await documents.expectTitle("Invoice 1");
    await issue("invoice", "Invoice 1");
    await expect(documents.fact("Owed")).toHaveText("$1,000.00");
  });

  await test.step("records a part and the rest", async () => {
    await choose("Record payment");
    await keys.fill({ Amount: "400" });
    await keys.press("Enter");
    await expect(documents.fact("Owed")).toHaveText("$600.00");
    await keys.expectOn("Record payment");
    await keys.press("Enter");
    await keys.expectOn("Amount");
    await keys.press("Enter");
    await expect(documents.fact("State")).toHaveText("Paid");
  });

  await test.step("makes the receipt", async () => {
    await choose("Create receipt");
    await documents.expectTitle("Receipt 1");
    await issue("receipt", "Receipt 1");
    await expect(documents.related("Invoice 1")).toContainText("Made from");
  });

  await test.step("finds it among the documents", async () => {
    await page.goto("/home/income?tab=documents");
    await keys.reach(page.getByRole("link", { name: "Receipt 1" }));
    await keys.press("Enter");
    await documents.expectTitle("Receipt 1");
  });
});
