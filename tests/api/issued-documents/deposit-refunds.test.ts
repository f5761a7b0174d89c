import { describe, expect, it, vi } from "vitest";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { ask } from "../support/call";
import { issue, paid, pay } from "../support/documents/paid-invoices";
import { newQuotation } from "../support/documents/quotation-deposits";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

describe("a final invoice", () => {
  it("is refunded after its credit with what its deposits brought", async () => {
    const { tenant, deposit, make, act } = await newQuotation();
    const first = await deposit("300");
    await paid(tenant, first.id, "300");
    const final = await make({});
    await issue(tenant, final.id);
    await paid(tenant, final.id, "700");
    const before = await pay(tenant, final.id, "700.01", { kind: "refund" });
    expect(before.body.detail).toBe("That is 0.01 more than was received.");
    const { body: note } = await act(final.id, "credit");
    await issue(tenant, note.id);
    const over = await pay(tenant, final.id, "1000.01", { kind: "refund" });
    expect(over.body.detail).toBe("That is 0.01 more than was received.");
    const refund = await paid(tenant, final.id, "1000", { kind: "refund" });
    expect(refund.document).toMatchObject({ balance: "0.00", state: "credited" });
    expect((await pay(tenant, final.id, "1", { kind: "refund" })).status).toBe(422);
  });

  it("keeps the deposits that it deducts paid, also after a credit, whose refund is its own", async () => {
    const { tenant, deposit, make, act, read } = await newQuotation();
    const first = await deposit("300");
    await paid(tenant, first.id, "350", { allowOver: true });
    const final = await make({});
    await issue(tenant, final.id);
    const refund = (amount: string, body: object = {}) =>
      pay(tenant, first.id, amount, { kind: "refund", ...body });
    const kept = await refund("50");
    expect(kept.status).toBe(201);
    const { number } = await read(final.id);
    const detail = `Invoice ${number} deducts this deposit. Record the refund on that invoice.`;
    for (const body of [{}, { allowOver: true }])
      expect(await refund("0.01", body)).toMatchObject({ status: 409, body: { detail } });
    const more = await ask(tenant, "PATCH", `received-payments/${String(kept.body.id)}`, { amount: "51" });
    expect(more).toMatchObject({ status: 409, body: { detail } });
    await paid(tenant, final.id, "700");
    const items = [{ title: "Shop", rate: "200", quantity: "1" }];
    await issue(tenant, (await act(final.id, "credit", { items })).body.id);
    for (const amount of ["0.01", "200"])
      expect(await refund(amount)).toMatchObject({ status: 409, body: { detail } });
    await paid(tenant, final.id, "200", { kind: "refund" });
    const sums = async (id: string) => {
      const { balance, state } = await read(id);
      return [balance, state];
    };
    expect(await sums(final.id)).toEqual(["0.00", "paid"]);
    expect(await sums(first.id)).toEqual(["0.00", "paid"]);
  });

  it("leaves its deposits to be refunded after it is taken back", async () => {
    const { tenant, deposit, make, act } = await newQuotation();
    const first = await deposit("300");
    await paid(tenant, first.id, "300");
    const final = await make({});
    await issue(tenant, final.id);
    expect((await pay(tenant, first.id, "300", { kind: "refund" })).status).toBe(409);
    expect((await act(final.id, "take-back")).status).toBe(200);
    await paid(tenant, first.id, "300", { kind: "refund" });
  });

  it("does not refund what its deposits did not bring, and no deposit twice", async () => {
    const { tenant, deposit, make, act } = await newQuotation();
    const first = await deposit("300");
    const final = await make({});
    await issue(tenant, final.id);
    const { body: note } = await act(final.id, "credit");
    await issue(tenant, note.id);
    const refund = (id: string, amount: string) => pay(tenant, id, amount, { kind: "refund" });
    expect((await refund(final.id, "1")).body.detail).toBe("That is 1.00 more than was received.");
    await paid(tenant, first.id, "200");
    expect((await refund(final.id, "201")).body.detail).toBe("That is 1.00 more than was received.");
    const both = await Promise.all([refund(final.id, "150"), refund(first.id, "150")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await paid(tenant, final.id, "50", { kind: "refund" });
    expect((await refund(final.id, "1")).status).toBe(422);
    expect((await refund(first.id, "1")).status).toBe(409);
  });
});
