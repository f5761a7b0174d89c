import { describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import type { Tenant } from "../support/tenants";

const items = [{ title: "Design", rate: "100", quantity: "1" }];

async function newPaidInvoice(...payments: object[]) {
  const issuer = await newIssuer();
  const invoice = await issuer.issued({ items, tax: "19", currency: "USD" });
  const paid: { id: string }[] = [];
  for (const payment of payments) paid.push(await pay(issuer.tenant, invoice.id, payment));
  return { ...issuer, invoice, paid };
}

async function pay(tenant: Tenant, documentId: string, payment: object) {
  const body = { documentId, receivedOn: "2026-11-27", method: "bank", ...payment };
  const answer = await ask(tenant, "POST", "received-payments", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { id: String(answer.body.id) };
}

describe("a receipt", () => {
  it("of a payment is over that payment, with the tax in it", async () => {
    const { invoice, paid, post } = await newPaidInvoice({ amount: "40.03" }, { amount: "10" });
    const receipt = await post(invoice.id, "convert", { category: "receipt", paymentId: paid[0]?.id });
    expect(receipt.status).toBe(201);
    expect(receipt.body).toMatchObject({ kind: "receipt", total: "40.03", tax: "0", sourceId: invoice.id });
    expect(receipt.body.items).toMatchObject([
      { title: `Payment for invoice ${invoice.number}`, rate: "40.03", quantity: "1" },
    ]);
    expect((receipt.body.items[0] as { description?: string } | undefined)?.description).toBe(
      "Of a total of $119.00. Tax in it: $6.39",
    );
  });

  it("of an invoice is over what was received, without withheld tax and less refunds", async () => {
    const { invoice, post } = await newPaidInvoice(
      { amount: "60" },
      { amount: "10", kind: "withheld" },
      { amount: "5.50", kind: "refund" },
    );
    const receipt = await post(invoice.id, "convert", { category: "receipt" });
    expect(receipt.body).toMatchObject({ total: "54.50" });
  });

  it("has the lines of an invoice that is paid in full, and of one without payments", async () => {
    for (const payments of [[{ amount: "119" }], [{ amount: "100" }, { amount: "19" }], []]) {
      const { invoice, post } = await newPaidInvoice(...payments);
      const receipt = await post(invoice.id, "convert", { category: "receipt" });
      expect(receipt.body).toMatchObject({ total: "119.00", tax: "19", items: [{ title: "Design" }] });
    }
  });

  it("of an invoice with withheld tax is over what arrived, also where both are its total", async () => {
    const { tenant, issued, succeed } = await newIssuer();
    const invoice = await issued({ items, tax: "19", currency: "USD", withholding: "10" });
    await pay(tenant, invoice.id, { amount: "109" });
    await pay(tenant, invoice.id, { amount: "10", kind: "withheld" });
    const receipt = await succeed(invoice.id, "convert", { category: "receipt" });
    expect(receipt).toMatchObject({ total: "109.00", tax: "0", withholding: null, withheld: "0.00" });
    const whole = await issued({ items, tax: "19", currency: "USD", withholding: "10" });
    await pay(tenant, whole.id, { amount: "119" });
    const all = await succeed(whole.id, "convert", { category: "receipt" });
    expect(all).toMatchObject({ total: "119.00", tax: "19", withholding: null, receivable: "119.00" });
  });

  it("is refused over withheld tax, over a payment of another invoice, and where all was refunded", async () => {
    const { invoice, paid, post, issued } = await newPaidInvoice({ amount: "10", kind: "withheld" });
    const withheld = await post(invoice.id, "convert", { category: "receipt", paymentId: paid[0]?.id });
    expect([withheld.status, withheld.body.errors]).toEqual([
      422,
      [{ path: "paymentId", message: "A receipt is made over money that was received" }],
    ]);
    const none = await post(invoice.id, "convert", { category: "receipt" });
    expect([none.status, none.body.detail]).toEqual([409, "No money was received for this invoice yet."]);
    const other = await issued({ items });
    for (const paymentId of [paid[0]?.id, newId()])
      expect((await post(other.id, "convert", { category: "receipt", paymentId })).status).toBe(404);
    const wrong = await post(invoice.id, "convert", { category: "invoice", paymentId: paid[0]?.id });
    expect(wrong.body.errors).toContainEqual({ path: "category", message: "A payment gets a receipt" });
  });
});
