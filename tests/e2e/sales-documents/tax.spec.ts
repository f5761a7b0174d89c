import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf } from "../../api/support/pdf/pdf";
import { expect, test } from "../../setup/test";
import { Income } from "../pages/income";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("builds an invoice with two tax rates and withheld tax, then with reverse charge, and issues it @phone:full", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/income");
  const income = new Income(page);
  await income.create("invoice", "Studio website");
  await expect(page.getByRole("heading", { name: "Create invoice" })).toBeVisible();

  // A wrong digit of a VAT ID is mentioned, and does not keep the document from being saved.
  const client = await income.openParty("Bill to");
  await client.getByRole("textbox", { name: "Name", exact: true }).fill("Saltmarsh Bakery");
  await client.getByRole("textbox", { name: "Tax ID", exact: true }).fill("DE 136 695 975");
  await expect(client.getByText("This is not a valid VAT ID of Germany. Please check it.")).toBeVisible();

  await income.addLine(1, { Title: "Workshop", Rate: "100", Quantity: "10" });
  await income.chooseForItem(1, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit item" });
  await dialog.getByRole("combobox", { name: "Unit", exact: true }).click();
  await page.getByRole("option", { name: "Hour", exact: true }).click();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();

  // The first line has a unit, so that every line shows its unit and rate.
  await page.getByRole("button", { name: "Add item" }).click();
  const book = page.getByRole("group", { name: "Item 2", exact: true });
  await book.getByRole("combobox", { name: "Title", exact: true }).fill("Book");
  await book.getByRole("textbox", { name: "Rate", exact: true }).fill("50");
  await book.getByRole("textbox", { name: "Quantity", exact: true }).fill("2");
  await expect(book.getByRole("textbox", { name: "Line tax", exact: true })).toHaveAttribute(
    "placeholder",
    "0",
  );
  await book.getByRole("textbox", { name: "Line tax", exact: true }).fill("7");
  await page.getByRole("textbox", { name: "Tax", exact: true }).fill("19");
  await expect(
    page
      .getByRole("group", { name: "Item 1", exact: true })
      .getByRole("textbox", { name: "Line tax", exact: true }),
  ).toHaveAttribute("placeholder", "19");

  const options = page.getByRole("button", { name: "Tax options" });
  await options.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Tax treatment" })).toBeFocused();
  await page.getByRole("textbox", { name: "Withholding tax", exact: true }).fill("3");
  const summary = page.getByRole("definition");
  await expect(summary.filter({ hasText: "$190.00" })).toBeVisible();
  await expect(summary.filter({ hasText: "$1,264.00" })).toBeVisible();

  const paper = await income.openPreview();
  for (const text of [
    "Tax (19% of $1,000.00)",
    "Tax (7% of $100.00)",
    "10 hours",
    "Withholding tax (3 %)",
    "−$33.00",
    "Amount to receive",
    "$1,264.00",
  ])
    await expect(paper.getByText(text, { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page).toHaveURL(/\/home\/income\/document\/[\w-]{36}$/);

  // The stored document has the same values, and shows the options that it uses.
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Withholding tax", exact: true })).toHaveValue("3");
  await expect(
    page
      .getByRole("group", { name: "Item 2", exact: true })
      .getByRole("textbox", { name: "Line tax", exact: true }),
  ).toHaveValue("7");
  await choose(page, "Tax treatment", "Reverse charge");
  await expect(page.getByRole("textbox", { name: "Tax", exact: true })).toBeDisabled();
  const words = "Reverse charge: the recipient accounts for the VAT.";
  await expect(page.getByText(`Prints “${words}”`)).toBeVisible();
  const changed = await income.openPreview();
  await expect(changed.getByText(words, { exact: true })).toBeVisible();
  // Only the sentence says that there is no tax.
  await expect(changed.getByText("Tax (0%)", { exact: true })).toHaveCount(0);
  await expect(changed.getByText("$1,067.00", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Issue…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Issue", exact: true }).click();
  await expect(page.getByRole("region", { name: "Document" }).getByText(words)).toBeVisible();
  const download = page.waitForEvent("download");
  await new IssuedDocuments(page).choose("PDF");
  const { text } = await readPdf(new Uint8Array(await readFile(await (await download).path())));
  expect(text).toContain("Reversecharge:therecipientaccountsfortheVAT.");
  expect(text).toContain("Withholdingtax(3%)−$33.00Amounttoreceive$1,067.00");
});
