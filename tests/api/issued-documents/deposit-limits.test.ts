import { describe, expect, it, vi } from "vitest";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { ask } from "../support/call";
import { issue } from "../support/documents/paid-invoices";
import { newQuotation } from "../support/documents/quotation-deposits";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

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

  it("can follow invoices over a part of it, until these reach its total", async () => {
    const { tenant, act, make, deposit, depositDraft, patch, quotation, read } = await newQuotation();
    const part = async (rate: string, discountPercent = "0") => {
      const { id } = await make({});
      await patch(id, { items: [{ title: "Part", rate, quantity: "1" }], discountPercent });
      await act(id, "issue", { allowBelowDeposits: true });
      return read(id);
    };
    expect((await part("9", "100")).total).toBe("0.00");
    const invoice = await part("400");
    expect((await deposit("100")).state).toBe("open");
    const early = await depositDraft("100");
    const last = await part("600");
    const body = { category: "invoice", purpose: "deposit", deposit: "100" };
    const detail = `Invoice ${last.number} is its final invoice. A deposit comes before that.`;
    expect(await act(quotation.id, "convert", body)).toMatchObject({ status: 409, body: { detail } });
    expect(await act(early.id, "issue")).toMatchObject({ status: 409, body: { detail } });
    // A credit of the first one leaves a part to be invoiced.
    const items = [{ title: "Part", rate: "150", quantity: "1" }];
    await issue(tenant, (await act(invoice.id, "credit", { items })).body.id);
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
});
