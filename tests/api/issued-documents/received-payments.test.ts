import { v7 as newId } from "uuid";
import { describe, expect, it, vi } from "vitest";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { ask } from "../support/call";
import { issue, issuedInvoice, paid, pay } from "../support/documents/paid-invoices";
import { createRow } from "../support/rows";
import { item, names, newProject } from "../support/studio";
import { newTenant, type Tenant } from "../support/tenants";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

const search = (tenant: Tenant, filter: object = {}) =>
  ask(tenant, "POST", "received-payments/search", filter);

describe("a payment", () => {
  it("lowers the balance of its invoice", async () => {
    const tenant = await newTenant();
    const { id } = await issuedInvoice(tenant);
    const part = await paid(tenant, id, "100", { reference: " Transfer 7 " });
    expect(part).toMatchObject({
      amount: "100.00",
      receivedOn: "2026-11-20",
      method: "bank",
      reference: "Transfer 7",
      kind: "payment",
      arrivedAmount: null,
      document: { id, kind: "invoice", total: "300.00", balance: "200.00", state: "partPaid" },
    });
    const tax = await paid(tenant, id, "30", { kind: "withheld" });
    expect(tax.document).toMatchObject({ balance: "170.00", state: "partPaid" });
    const back = await paid(tenant, id, "20.5", { kind: "refund" });
    expect(back.document).toMatchObject({ balance: "190.50", state: "partPaid" });
    const rest = await paid(tenant, id, "190.50", { kind: "deposit", arrivedAmount: "188.20" });
    expect(rest).toMatchObject({ arrivedAmount: "188.20", document: { balance: "0.00", state: "paid" } });
    expect((await search(tenant, { documentId: id })).body).toMatchObject({ total: 4, unfilteredTotal: 4 });
    expect((await search(tenant, { documentId: newId() })).body).toMatchObject({
      total: 0,
      unfilteredTotal: 4,
    });
  });

  it("of more than is due is refused unless it is confirmed", async () => {
    const tenant = await newTenant();
    const { id } = await issuedInvoice(tenant);
    const over = await pay(tenant, id, "340");
    expect(over.status).toBe(422);
    expect(over.body).toMatchObject({
      detail: "That is 40.00 more than is due.",
      errors: [{ path: "amount", message: "That is 40.00 more than is due." }],
    });
    expect((await paid(tenant, id, "340", { allowOver: true })).document).toMatchObject({
      balance: "-40.00",
      state: "overpaid",
    });
    expect((await pay(tenant, id, "1")).body.detail).toBe("That is 1.00 more than is due.");
    expect((await pay(tenant, id, "340.01", { kind: "refund" })).body.detail).toBe(
      "That is 0.01 more than was received.",
    );
    expect((await paid(tenant, id, "40", { kind: "refund" })).document).toMatchObject({ state: "paid" });
  });

  it.each([
    [0, "Must be an amount above 0"],
    ["0.00", "Must be an amount above 0"],
    ["-1", "Must be an amount above 0"],
    [-0.01, "Must be an amount above 0"],
    ["NaN", "Must be an amount above 0"],
    ["1e999", "Must be an amount above 0"],
    ["Infinity", "Must be an amount above 0"],
    ["123456789012345678901", "Must be at most 999,999,999,999,999"],
    [1e21, "Must be an amount above 0"],
    ["1.005", "USD has at most 2 decimal places"],
    ["0.00001", "Must have at most 4 decimal places"],
    ["", "Please enter an amount"],
    [null, "Please enter an amount"],
    [undefined, "Please enter an amount"],
    [[], "Must be an amount above 0"],
  ])("of %j is refused: %s", async (amount, message) => {
    const tenant = await newTenant();
    const { id } = await issuedInvoice(tenant);
    const answer = await pay(tenant, id, amount);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path: "amount", message }]]);
    expect((await search(tenant)).body.total).toBe(0);
  });

  it("has the decimal places of the invoice's currency", async () => {
    const tenant = await newTenant();
    const yen = await issuedInvoice(tenant, { currency: "JPY" });
    const none = [{ path: "amount", message: "JPY has no decimal places" }];
    expect((await pay(tenant, yen.id, "1.5")).body.errors).toEqual(none);
    expect((await paid(tenant, yen.id, "1.0")).amount).toBe("1");
    const dinar = await issuedInvoice(tenant, { currency: "KWD" });
    expect((await paid(tenant, dinar.id, "1.005")).amount).toBe("1.005");
    const changed = await ask(tenant, "PATCH", `received-payments/${(await paid(tenant, yen.id, "2")).id}`, {
      arrivedAmount: "0.5",
    });
    expect(changed.body.errors).toEqual([{ path: "arrivedAmount", message: "JPY has no decimal places" }]);
  });

  it("is for issued invoices only", async () => {
    const tenant = await newTenant();
    const projectId = await newProject(tenant);
    for (const category of ["quotation", "invoice", "receipt"]) {
      const { id } = await createRow(tenant, "sales-documents", {
        projectId,
        category,
        ...names,
        items: [item],
      });
      const draft = await pay(tenant, id, "1");
      expect([draft.status, draft.body.detail]).toEqual([409, "Only issued invoices take payments."]);
      if (category === "invoice") continue;
      await issue(tenant, id);
      expect((await pay(tenant, id, "1")).status).toBe(409);
    }
    expect((await pay(tenant, newId(), "1")).status).toBe(404);
  });

  it("cannot be made, changed or removed by another tenant", async () => {
    const [owner, other] = [await newTenant(), await newTenant()];
    const { id } = await issuedInvoice(owner);
    const payment = await paid(owner, id, "100");
    expect((await pay(other, id, "1")).status).toBe(404);
    expect((await ask(other, "PATCH", `received-payments/${payment.id}`, { amount: "1" })).status).toBe(404);
    expect((await ask(other, "DELETE", `received-payments/${payment.id}`)).status).toBe(404);
    expect((await ask(other, "GET", `sales-documents/${id}/payment-history`)).status).toBe(404);
    expect((await search(other, { documentId: id })).body).toMatchObject({ total: 0, unfilteredTotal: 0 });
    expect((await search(owner)).body.items).toMatchObject([{ id: payment.id, amount: "100.00" }]);
  });
});

describe("at once", () => {
  it("ten payments of the whole: one is taken", async () => {
    const tenant = await newTenant();
    const { id } = await issuedInvoice(tenant);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(tenant, id, "300")));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(422)]);
    expect((await search(tenant)).body).toMatchObject({ total: 1, items: [{ document: { state: "paid" } }] });
  });

  it("the same payment ten times is taken once, even when it paid the invoice", async () => {
    const tenant = await newTenant();
    const invoice = await issuedInvoice(tenant);
    const id = newId();
    const once = () => pay(tenant, invoice.id, "300", { id });
    const answers = await Promise.all(Array.from({ length: 10 }, once));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect((await once()).status).toBe(200);
    expect((await pay(tenant, invoice.id, "299", { id })).status).toBe(409);
    const other = await issuedInvoice(tenant);
    expect((await pay(tenant, other.id, "300", { id })).status).toBe(409);
    expect((await search(tenant)).body.total).toBe(1);
  });

  it("corrections and removals leave the sums right", async () => {
    const tenant = await newTenant();
    const { id } = await issuedInvoice(tenant);
    const payments = [];
    for (const amount of ["10", "20", "30"]) payments.push(await paid(tenant, id, amount));
    await Promise.all([
      ask(tenant, "PATCH", `received-payments/${payments[0]?.id}`, { amount: "15" }),
      ask(tenant, "DELETE", `received-payments/${payments[1]?.id}`),
      pay(tenant, id, "40"),
      pay(tenant, id, "50"),
    ]);
    const { body } = await search(tenant, { documentId: id });
    expect(body.items[0]?.document).toMatchObject({ balance: "165.00" });
  });
});

describe("the history", () => {
  it("has a line for each correction and removal", async () => {
    const tenant = await newTenant();
    const { id } = await issuedInvoice(tenant);
    const payment = await paid(tenant, id, "100");
    const path = `received-payments/${payment.id}`;
    const corrected = await ask(tenant, "PATCH", path, {
      amount: "120",
      method: "card",
      receivedOn: "2026-11-21",
    });
    expect(corrected.body).toMatchObject({
      amount: "120.00",
      method: "card",
      receivedOn: "2026-11-21",
      document: { balance: "180.00" },
    });
    // Nothing changed, so there is no line.
    await ask(tenant, "PATCH", path, { amount: "120.00" });
    expect((await ask(tenant, "PATCH", path, { amount: "300.01" })).body.detail).toBe(
      "That is 0.01 more than is due.",
    );
    expect((await ask(tenant, "DELETE", path)).status).toBe(204);
    const { body } = await ask(tenant, "GET", `sales-documents/${id}/payment-history`);
    expect(body.items).toMatchObject([
      { paymentId: payment.id, action: "removed", before: { amount: "120.00" }, after: null },
      {
        paymentId: payment.id,
        action: "corrected",
        before: { amount: "100.00", method: "bank", receivedOn: "2026-11-20" },
        after: { amount: "120.00", method: "card", receivedOn: "2026-11-21" },
      },
    ]);
    expect((await search(tenant)).body.total).toBe(0);
  });
});
