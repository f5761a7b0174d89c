import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

test("an item is saved to the price list and picked with the keyboard while a title is typed @phone", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { income } = documents;
  const id = await documents.createDraft(await documents.createProject());
  await documents.open(id, "Invoice 1");
  await income.itemField(1, "Title").fill("Interface design");
  await income.itemField(1, "Rate").fill("760");
  await income.chooseForItem(1, "Save to price list");
  await expect(page.getByText("Saved to the price list:")).toBeVisible();

  await page.getByRole("button", { name: "Add item" }).click();
  await income.itemField(2, "Title").pressSequentially("inter");
  await expect(page.getByRole("option", { name: "Interface design" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(income.itemField(2, "Title")).toHaveValue("Interface design");
  await expect(income.itemField(2, "Rate")).toHaveValue("760.00");
  await expect(income.itemField(2, "Quantity")).toBeFocused();
});
