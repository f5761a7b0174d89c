import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

const guide = readFileSync(path.resolve(import.meta.dirname, "../../../docs/newcomer.md"), "utf8");

/** Walks the guide: what is pressed and filled in must be named in it, in the words of the screen. */
class Guide {
  constructor(readonly page: Page) {}

  async press(
    name: string,
    within: Page | Locator = this.page,
    role: "button" | "link" | "menuitem" | "tab" = "button",
  ) {
    this.names(name);
    await within.getByRole(role, { name, exact: true }).filter({ visible: true }).first().click();
  }

  async fill(within: Page | Locator, fields: Record<string, string>) {
    for (const [label, text] of Object.entries(fields)) {
      this.names(label);
      const called = { name: label, exact: true };
      const field = within.getByRole("textbox", called).or(within.getByRole("combobox", called)).first();
      await field.focus();
      await field.fill(text);
    }
  }

  names(label: string) {
    expect(guide).toContain(`*${label}*`);
  }
}

test("the guide for newcomers leads from the first screen to a paid invoice", async ({ page, context }) => {
  // A browser without passkeys, as on plain http.
  await context.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  const guided = new Guide(page);
  const documents = new IssuedDocuments(page);
  const dialog = page.getByRole("dialog");

  await page.goto("/welcome");
  await expect(page.getByRole("link", { name: "Launch Demo" })).toBeVisible();
  await guided.press("Create Your Workspace");
  await guided.fill(dialog, { "Your name": "Ida Brekke", Email: `${randomUUID()}@people.example` });
  await guided.fill(dialog, { Passphrase: "five quiet green lamps" });
  guided.names("An empty workspace");
  await expect(dialog.getByRole("radio", { name: /^An empty workspace/ })).toBeChecked();
  await guided.press("Create Workspace", dialog);
  for (const label of ["Copy", "Download", "Print"]) {
    guided.names(label);
    await expect(dialog.getByRole("button", { name: label, exact: true })).toBeVisible();
  }
  await guided.press("I have saved them", dialog);
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();

  guided.names("Add");
  guided.names("Client");
  await new Workspace(page).add("Client");
  await guided.fill(dialog, { Name: "Saltmarsh Bakery" });
  guided.names("Theme colour");
  await dialog.getByRole("radio", { name: /teal/ }).check();
  await guided.press("Add client", dialog);
  await expect(page.getByRole("heading", { name: "Saltmarsh Bakery", level: 1 })).toBeVisible();

  await guided.press("Add project", page.getByRole("region", { name: "Projects", exact: true }));
  await expect(dialog.getByRole("combobox", { name: "Client" })).toHaveText("Saltmarsh Bakery");
  await guided.fill(dialog, { Name: "Online pre-orders", Budget: "1200" });
  await guided.press("Add project", dialog);
  await expect(page.getByRole("heading", { name: "Online pre-orders", level: 1 })).toBeVisible();

  await guided.press("Income", page, "link");
  guided.names("Create a document for");
  await page.getByRole("button", { name: "Create a document for Online pre-orders" }).click();
  await guided.press("Create invoice", page, "menuitem");
  await documents.expectTitle("Create invoice");
  await guided.press("Add bank account");
  await guided.fill(dialog, { Label: "Business", "Account holder": "Ida Brekke" });
  await guided.fill(dialog, { IBAN: "DE89 3704 0044 0532 0130 00" });
  await guided.press("Save", dialog);
  guided.names("Pay to");
  await expect(page.getByRole("combobox", { name: "Pay to" })).toHaveText("Business");
  await guided.press("Add item");
  await guided.fill(page.getByRole("group", { name: "Item 1", exact: true }), {
    Title: "Shop with pre-orders",
    Rate: "1200",
    Quantity: "1",
  });
  for (const label of ["From", "Bill to"]) {
    guided.names(label);
    await expect(page.getByText(label, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }
  await guided.press("Save Draft");
  await documents.expectTitle("Invoice 1");

  await guided.press("Issue…");
  await guided.press("Issue", dialog);
  for (const label of ["Send…", "Copy link"]) {
    guided.names(label);
    await expect(page.getByRole("button", { name: label, exact: true }).first()).toBeVisible();
  }

  await guided.press("Income", page, "link");
  await guided.press("Documents", page, "tab");
  await page.getByRole("link", { name: "Invoice 1" }).click();
  await guided.press("Record payment");
  await guided.press("Record payment", dialog);
  guided.names("Paid");
  await expect(documents.fact("State")).toHaveText("Paid");
  guided.names("Create receipt");
  await expect(page.getByRole("button", { name: "Create receipt" }).first()).toBeVisible();
});
