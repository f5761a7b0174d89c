import jsQr from "jsqr";
import sharp from "sharp";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Settings, Workspace } from "../pages/workspace";

test("a bank account is added, chosen by a new invoice, and scanned from the issued one @phone", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.begin("blank");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject();
  await page.goto(`/home/income/document/invoice/${projectId}`);
  await documents.expectTitle("Create invoice");

  await documents.press("Add bank account");
  const dialog = documents.dialog("Add bank account");
  await dialog.getByRole("textbox", { name: "Label" }).fill("Euro account");
  await expect(dialog.getByRole("textbox", { name: "Account holder" })).toHaveValue("New User");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter an IBAN, an account number")).toBeVisible();
  await dialog.getByRole("textbox", { name: "IBAN" }).fill("DE89 3704 0044 0532 0130 01");
  await expect(dialog.getByText("This is not a valid IBAN")).toBeVisible();
  await dialog.getByRole("textbox", { name: "IBAN" }).fill("DE89 3704 0044 0532 0130 00");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Pay to" })).toHaveText("Euro account");

  await documents.income.addLine(1, { Title: "Website", Rate: "1000" });
  await page.getByRole("combobox", { name: "Currency" }).click();
  await page.getByPlaceholder("Search currencies").fill("EUR");
  await page.getByRole("option", { name: /^EUR/ }).click();
  await documents.issue("invoice", "1");
  const paper = page.getByRole("region", { name: "Document", exact: true });
  await expect(paper).toContainText("DE89 3704 0044 0532 0130 00");
  const code = paper.getByRole("img", { name: "Scan to pay" });
  // As it is drawn, without the width of the screen.
  const drawn = await code.evaluate((element) => new XMLSerializer().serializeToString(element));
  expect(await scan(drawn)).toBe(
    "BCD\n002\n1\nSCT\n\nNew User\nDE89370400440532013000\nEUR1000.00\n\n\nInvoice 1",
  );
});

test("bank accounts are changed and deleted in the settings @phone:full", async ({ page }) => {
  await new Workspace(page).start("full");
  const settings = new Settings(page);
  await settings.open("Getting paid");
  const list = settings.panel("Bank accounts");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: "Edit Euro account" }).click();
  const dialog = page.getByRole("dialog", { name: "Bank account", exact: true });
  await dialog.getByRole("textbox", { name: "Bank", exact: true }).fill("Banque du Pont");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(list.getByText("BE68 5390 0754 7034 · Banque du Pont")).toBeVisible();
  await list.getByRole("button", { name: "Edit Euro account" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
});

/** Returns what a decoder of another author reads from the code. */
async function scan(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 600 })
    .flatten({ background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
