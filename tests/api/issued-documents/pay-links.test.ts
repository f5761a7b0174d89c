import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
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

/** Returns the annotations of all pages, and the actions that PDF/A forbids. */
async function annotationsOf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes);
  const annotations = pdf
    .getPages()
    .flatMap((page) => page.node.Annots()?.asArray() ?? [])
    .map((reference) => pdf.context.lookup(reference, PDFDict));
  const actions = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .filter((object) => ["JS", "AA", "OpenAction"].some((key) => object.has(PDFName.of(key))));
  return { annotations, actions };
}

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

it("the link on the PDF is printed, hides nothing and runs nothing, as PDF/A-3b requires", async () => {
  const tenant = await newTenant();
  const bank = await createRow(tenant, "bank-accounts", account);
  const { id } = await issuedInvoice(tenant, { currency: "EUR", bankAccountId: bank.id });
  const response = await call(tenant, "GET", `sales-documents/${id}/pdf`);
  const { annotations, actions } = await annotationsOf(new Uint8Array(await response.arrayBuffer()));
  expect(annotations.length).toBeGreaterThan(0);
  for (const annotation of annotations) {
    const valueOf = (key: string, of = annotation) => of.lookup(PDFName.of(key))?.toString();
    expect([valueOf("Type"), valueOf("Subtype")]).toEqual(["/Annot", "/Link"]);
    // Print, and neither invisible, hidden nor without a view. A link has no appearance of its own.
    expect(Number(valueOf("F")) & 0b100111).toBe(0b100);
    expect(annotation.has(PDFName.of("AA"))).toBe(false);
    const action = annotation.lookup(PDFName.of("A"), PDFDict);
    expect([valueOf("S", action), action.has(PDFName.of("JS"))]).toEqual(["/URI", false]);
  }
  expect(actions).toEqual([]);
});

it("a visitor of the demo is offered to pay online", async () => {
  const tenant = await newTenant("full");
  const { body } = await ask(tenant, "POST", "sales-documents/search", { kind: "invoice", state: "open" });
  const invoice = body.items.find(({ currency }) => currency === "USD");
  const { html } = await openPage(await newLink(tenant, invoice?.id ?? ""));
  expect(html).toContain('href="https://pay.cascoharbor.example/tamsin?amount=');
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
