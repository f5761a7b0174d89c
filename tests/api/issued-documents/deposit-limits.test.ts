import { describe, expect, it, vi } from "vitest";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { salesDocumentSchema } from "@/lib/sales-documents/schema";
import { ask } from "../support/call";
import { issue, paid, pay } from "../support/documents/paid-invoices";
import { newTenantWithProject } from "../support/studio";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

/** Creates an issued quotation of 1,000.00 for a client, and functions to make documents from it. */
async function newQuotation() {
  const { tenant, add } = await newTenantWithProject();
  const items = [{ title: "Shop", rate: "1000", quantity: "1" }];
  const { id: clientId } = (await ask(tenant, "POST", "clients", { name: "Fjellgate" })).body;
  const draft = await add({ category: "quotation", currency: "EUR", items, clientId });
  await issue(tenant, draft.id);
  const act = (id: string, what: string, body: object = {}) =>
    ask(tenant, "POST", `sales-documents/${id}/${what}`, body);
  const make = async (body: object) => {
    const answer = await act(draft.id, "convert", { category: "invoice", ...body });
    return salesDocumentSchema.parse(answer.body);
  };
  const depositDraft = (amount: string) => make({ purpose: "deposit", deposit: amount });
  const deposit = async (amount: string) => {
    const made = await depositDraft(amount);
    await issue(tenant, made.id);
    return read(made.id);
  };
  const read = async (id: string) =>
    salesDocumentSchema.parse((await ask(tenant, "GET", `sales-documents/${id}`)).body);
  const patch = (id: string, body: object) => ask(tenant, "PATCH", `sales-documents/${id}`, body);
  return { tenant, add, clientId, quotation: draft, act, make, depositDraft, deposit, read, patch, items };
}

describe("deposits of a quotation", () => {
  it("are its total at most where they are issued", async () => {
    const { tenant, quotation, depositDraft, patch, act } = await newQuotation();
    const first = await depositDraft("167");
    const second = await depositDraft("900");
    await issue(tenant, first.id);
    const refused = await act(second.id, "issue");
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      `At most 833.00 is left of quotation ${quotation.number}.`,
    ]);
    await patch(second.id, { items: [{ title: "Deposit", rate: "833", quantity: "1" }] });
    expect((await act(second.id, "issue")).status).toBe(200);
  });

  it("are its total at most when they are issued at once", async () => {
    const { depositDraft, act } = await newQuotation();
    const drafts = [await depositDraft("400"), await depositDraft("400"), await depositDraft("400")];
    const answers = await Promise.all(drafts.map(({ id }) => act(id, "issue")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422]);
  });

  it("are its total at most when a credit note of one is taken back", async () => {
    const { tenant, deposit, act } = await newQuotation();
    const first = await deposit("600");
    const { body: note } = await act(first.id, "credit");
    await issue(tenant, note.id);
    await deposit("900");
    const refused = await act(note.id, "take-back");
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      expect.stringContaining("At most 100.00 is left"),
    ]);
  });

  it("come before its final invoice, where they are made and where they are issued", async () => {
    const { tenant, act, make, depositDraft, quotation, read } = await newQuotation();
    const early = await depositDraft("100");
    const final = await make({});
    await issue(tenant, final.id);
    const detail = `Invoice ${(await read(final.id)).number} is its final invoice. A deposit comes before that.`;
    const body = { category: "invoice", purpose: "deposit", deposit: "30 %" };
    expect(await act(quotation.id, "convert", body)).toMatchObject({ status: 409, body: { detail } });
    expect(await act(early.id, "issue")).toMatchObject({ status: 409, body: { detail } });
    expect((await act(final.id, "take-back")).status).toBe(200);
    expect((await act(early.id, "issue")).status).toBe(200);
  });

  it("keep a draft quotation from being deleted", async () => {
    const { tenant, add, act, items } = await newQuotation();
    const draft = await add({ category: "quotation", items, currency: "EUR" });
    const made = await act(draft.id, "convert", { category: "invoice", purpose: "deposit", deposit: "30 %" });
    const remove = () => ask(tenant, "DELETE", `sales-documents/${draft.id}`);
    await issue(tenant, made.body.id);
    const { body: invoice } = await ask(tenant, "GET", `sales-documents/${made.body.id}`);
    const refused = await remove();
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `Invoice ${String(invoice.number)} was made from it. Take that back first.`,
    ]);
    expect((await act(made.body.id, "take-back")).status).toBe(200);
    expect((await remove()).status).toBe(204);
  });
});

describe("a final invoice", () => {
  it("below its deposits is issued after a question", async () => {
    const { deposit, make, patch, act, read } = await newQuotation();
    await deposit("800");
    const final = await make({});
    await patch(final.id, { items: [{ title: "Less work", rate: "500", quantity: "1" }] });
    const asked = await act(final.id, "issue");
    expect([asked.status, asked.body.code, asked.body.detail]).toEqual([
      409,
      "below-deposits",
      "The deposits are €300.00 more than this invoice.",
    ]);
    expect((await read(final.id)).state).toBe("draft");
    expect((await act(final.id, "issue", { allowBelowDeposits: true })).body).toMatchObject({
      state: "overpaid",
      balance: "-300.00",
    });
  });

  it("of the same client deducts a chosen deposit, once", async () => {
    const { tenant, add, clientId, deposit, patch, act, read, items } = await newQuotation();
    const first = await deposit("250");
    const draft = await add({ currency: "EUR", items, clientId });
    const offered = await ask(tenant, "GET", `sales-documents/${draft.id}/deposits`);
    expect(offered.body.items).toMatchObject([{ id: first.id, number: first.number, amount: "250.00" }]);
    const chosen = await patch(draft.id, { depositIds: [first.id, first.id] });
    expect(chosen.body).toMatchObject({
      depositIds: [first.id],
      deposits: [{ id: first.id, amount: "250.00" }],
    });
    const other = await add({ currency: "EUR", items, clientId });
    await patch(other.id, { depositIds: [first.id] });
    await Promise.all([act(draft.id, "issue"), act(other.id, "issue")]);
    const balances = [(await read(draft.id)).balance, (await read(other.id)).balance];
    expect(balances.toSorted()).toEqual(["1000.00", "750.00"]);
  });

  it("refuses a deposit of another client, in another currency, and one that is not issued", async () => {
    const { add, clientId, deposit, depositDraft, patch, items } = await newQuotation();
    const first = await deposit("250");
    const unissued = await depositDraft("100");
    const drafts = [
      [await add({ currency: "EUR", items, clientId: null }), first],
      [await add({ currency: "USD", items, clientId }), first],
      [await add({ currency: "EUR", items, clientId }), unissued],
    ] as const;
    for (const [draft, { id }] of drafts) {
      const answer = await patch(draft.id, { depositIds: [id] });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [
          {
            path: "depositIds",
            message: "Choose issued deposits of the same client and currency that no other invoice deducts",
          },
        ],
      ]);
    }
  });

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

  it("keeps the deposits that it deducts paid, until a credit leaves it overpaid", async () => {
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
    const detail = `Invoice ${number} deducts this deposit, so it stays paid. Credit that invoice first.`;
    for (const body of [{}, { allowOver: true }])
      expect(await refund("0.01", body)).toMatchObject({ status: 409, body: { detail } });
    const more = await ask(tenant, "PATCH", `received-payments/${String(kept.body.id)}`, { amount: "51" });
    expect(more).toMatchObject({ status: 409, body: { detail } });
    await paid(tenant, final.id, "700");
    const items = [{ title: "Shop", rate: "100", quantity: "1" }];
    await issue(tenant, (await act(final.id, "credit", { items })).body.id);
    expect((await refund("100.01")).status).toBe(409);
    expect((await refund("100")).status).toBe(201);
    expect((await refund("1")).status).toBe(409);
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
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    await paid(tenant, first.id, "50", { kind: "refund" });
    for (const id of [final.id, first.id]) expect((await refund(id, "1")).status).toBe(422);
  });
});
