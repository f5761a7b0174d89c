import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { ClientPage } from "../pages/client-page";
import { Filters } from "../pages/filters";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("half an hour and kilometres are billed with a line discount, prices with tax and a period, in the numbers of Switzerland @phone", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { income } = documents;
  await documents.call("PATCH", "users", { country: "CH" });
  const { projectId } = await documents.createProject();
  await page.goto(`/home/income/document/invoice/${projectId}`);
  await documents.expectTitle("Create invoice");

  await income.addLine(1, { Title: "Travel", Rate: "0.42", Quantity: "100" });
  await income.chooseForItem(1, "Edit");
  const dialog = documents.dialog("Edit item");
  await choose(page, "Unit", "Kilometre");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  // The first line has a unit, so that every line shows its unit, tax rate and discount.
  await income.addLine(2, { Title: "Support", Rate: "2380", Quantity: "0.5" });
  await income.item(2).getByRole("combobox", { name: "Unit", exact: true }).click();
  await page.getByRole("option", { name: "Hour", exact: true }).click();
  await income.item(2).getByRole("textbox", { name: "Line discount", exact: true }).fill("10");
  await page.getByRole("textbox", { name: "Tax", exact: true }).fill("19");
  await page.getByRole("button", { name: "Tax options" }).click();
  await page.getByRole("checkbox", { name: "Prices include tax" }).check();
  await choose(page, "Date of supply", "Over a period");
  await expect(page.getByRole("textbox", { name: "First day" })).not.toHaveValue("");

  const paper = await income.openPreview();
  for (const text of [
    /100 km/,
    /0\.5 hours/,
    /10\s?% discount/,
    /1’113\.00/,
    /of which 19/,
    /177\.71/,
    /935\.29/,
  ])
    await expect(paper.getByText(text).first()).toBeVisible();
  await expect(paper.getByText("Period", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page).toHaveURL(/\/home\/income\/document\/[\w-]{36}$/);
  await page.reload();
  await expect(income.itemField(1, "Rate")).toHaveValue("0.42");
  await expect(income.itemField(2, "Quantity")).toHaveValue("0.5");
});

test("a deposit is paid by the freelancer's own link, gets a receipt of its payment and is deducted, and the accountant gets two CSVs @phone", async ({
  page,
  browser,
  baseURL,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const payLink = "https://pay.example/ida/{number}/{amount}{currency}";
  const account = { label: "Euro", holder: "Ida Brekke", iban: "DE89370400440532013000", payLink };
  const { id: bankAccountId } = await documents.call("POST", "bank-accounts", account);
  const project = await documents.createProject();
  const quotation = await documents.createIssued(project, { category: "quotation" });
  const asked = { category: "invoice", purpose: "deposit", deposit: "300" };
  const { id } = await documents.call("POST", `sales-documents/${quotation}/convert`, asked);
  await documents.call("PATCH", `sales-documents/${id}`, { bankAccountId });
  await documents.call("POST", `sales-documents/${id}/issue`, {});
  const { url } = await documents.call<{ url: string }>("POST", `sales-documents/${id}/link`);
  const context = await browser.newContext({ baseURL, storageState: undefined });
  const client = new ClientPage(await context.newPage());
  await client.open(url);
  await expect(client.page.getByRole("link", { name: "Pay online" })).toHaveAttribute(
    "href",
    "https://pay.example/ida/1/300.00EUR",
  );
  await context.close();

  const payment = { documentId: id, amount: "300", receivedOn: "2026-11-20", method: "card" };
  await documents.call("POST", "received-payments", payment);
  await documents.open(id, "Invoice 1");
  await documents.press("Edit payments");
  await page.getByRole("button", { name: "Make a receipt of the payment of €300.00" }).click();
  await documents.expectTitle("Receipt 1");
  await expect(documents.income.itemField(1, "Rate")).toHaveValue("300.00");

  const final = await documents.createDraft(project);
  await documents.open(final, "Invoice 2");
  await documents.press("Deduct deposit…");
  const deduct = documents.dialog("Deduct deposit");
  await deduct.getByRole("checkbox", { name: /^Invoice 1 of .*€300\.00$/ }).check();
  await deduct.getByRole("button", { name: "Deduct", exact: true }).click();
  await expect(deduct).toBeHidden();
  await expect(page.getByRole("definition").filter({ hasText: "€700.00" })).toBeVisible();

  await page.goto("/home/income?tab=documents");
  const more = page.getByRole("button", { name: "More downloads and their format" });
  const textOf = async (press: () => Promise<unknown>) => {
    const download = page.waitForEvent("download");
    await press();
    return readFile(await (await download).path(), "utf8");
  };
  await new Filters(page).use(async () => {
    await more.click();
    await page.getByRole("menuitemradio", { name: "Semicolon, decimal comma" }).click();
    await page.keyboard.press("Escape");
    const booked = await textOf(() => page.getByRole("button", { name: "CSV", exact: true }).click());
    expect(booked).toMatch(/^\ufeffKind;Number;Date;[^]*\r\nInvoice;1;[^]*;300,00;/);
    await more.click();
    const received = await textOf(() => page.getByRole("menuitem", { name: "Payments by day" }).click());
    expect(received).toMatch(/^\ufeffDate;[^]*\r\n2026-11-20;[^]*;300,00;/);
  });
});
