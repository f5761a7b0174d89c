import { expect, it } from "vitest";
import { ask, call } from "../support/call";
import { newLink, openPage } from "../support/documents/document-links";
import { issuedInvoice, paid } from "../support/documents/paid-invoices";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

const account = {
  label: "Main",
  holder: "Ida Brekke",
  iban: "DE02120300000000202051",
  payLink: "https://pay.example/ida?a={amount}&c={currency}&n={number}",
};

async function pdfOf(tenant: Tenant, id: string): Promise<string> {
  const response = await call(tenant, "GET", `sales-documents/${id}/pdf`);
  return Buffer.from(await response.arrayBuffer()).toString("latin1");
}

it("an issued invoice has a link to pay online, over what is left on the client's page", async () => {
  const tenant = await newTenant();
  const bank = await createRow(tenant, "bank-accounts", account);
  const { id } = await issuedInvoice(tenant, { currency: "EUR", bankAccountId: bank.id, number: "R/7" });
  const whole = "https://pay.example/ida?a=300.00&amp;c=EUR&amp;n=R%2F7";
  const token = await newLink(tenant, id);
  expect((await openPage(token)).html).toContain(`href="${whole}"`);
  expect(await pdfOf(tenant, id)).toContain("(https://pay.example/ida?a=300.00&c=EUR&n=R%2F7)");
  await paid(tenant, id, "120.50");
  expect((await openPage(token)).html).toContain("a=179.50&amp;");
  await paid(tenant, id, "179.50");
  expect((await openPage(token)).html).not.toContain("pay.example");
});

it("an issued invoice keeps its link when the account gets another one, and drafts follow", async () => {
  const tenant = await newTenant();
  const bank = await createRow(tenant, "bank-accounts", account);
  const invoice = await issuedInvoice(tenant, { currency: "EUR", bankAccountId: bank.id });
  const { body: draft } = await ask(tenant, "POST", `sales-documents/${invoice.id}/duplicate`, {});
  await ask(tenant, "PATCH", `bank-accounts/${bank.id}`, { payLink: "https://other.example" });
  const linkOf = async (id: string) => (await ask(tenant, "GET", `sales-documents/${id}`)).body.bankPayLink;
  expect(await linkOf(invoice.id)).toBe(account.payLink);
  expect(await linkOf(String(draft.id))).toBe("https://other.example");
  expect(await pdfOf(tenant, String(draft.id))).not.toContain("other.example");
});

it("a bank account refuses an address that is not https", async () => {
  const body = { ...account, payLink: "http://pay.example/{amount}" };
  const answer = await ask(await newTenant(), "POST", "bank-accounts", body);
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    [
      {
        path: "payLink",
        message:
          "Enter an address that begins with https://, with {amount}, {currency} or {number} where they belong",
      },
    ],
  ]);
});
