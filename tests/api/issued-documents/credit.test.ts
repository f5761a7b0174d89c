import { describe, expect, it } from "vitest";
import { listSchema } from "@/lib/api/list";
import { salesDocumentRowSchema } from "@/lib/sales-documents/schema";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";

const items = [
  { title: "Design", rate: "100", quantity: "6" },
  { title: "Print", rate: "400", quantity: "1" },
];

describe("POST sales-documents/{id}/credit", () => {
  it("makes a draft over all that is left, in a series of its own", async () => {
    const { issued, succeed, read } = await newIssuer();
    const invoice = await issued({ items, tax: "19", discountFlat: "50", clientTaxId: "US 1" });
    const draft = await succeed(invoice.id, "credit", { reason: "Cancelled" });
    expect(draft).toMatchObject({
      category: "invoice",
      kind: "creditNote",
      state: "draft",
      number: "1",
      creditsId: invoice.id,
      credits: { id: invoice.id, kind: "invoice", number: "1", issuedDate: invoice.issuedDate },
      sourceId: null,
      total: invoice.total,
      discount: invoice.discount,
      tax: "19",
      items: invoice.items,
      clientTaxId: "US 1",
      note: "Cancelled",
    });
    expect((await read(invoice.id)).balance).toBe(invoice.total);
    const credit = await succeed(draft.id, "issue");
    expect(credit).toMatchObject({ issuedNumber: "1", state: "credited", balance: null, dueOn: null });
    expect(await read(invoice.id)).toMatchObject({
      state: "credited",
      balance: "0.00",
      creditNotes: [{ id: draft.id, kind: "creditNote", number: "1", issuedDate: credit.issuedDate }],
    });
    await succeed(draft.id, "take-back");
    expect(await read(invoice.id)).toMatchObject({ state: "open", balance: invoice.total });
  });

  it("takes at most what is left", async () => {
    const { issued, post, succeed, read } = await newIssuer();
    const invoice = await issued({ items: [{ title: "Design", rate: "1000" }] });
    const credit = (rate: string) => post(invoice.id, "credit", { items: [{ title: "Design", rate }] });
    const first = await credit("600");
    expect([first.status, first.body.total]).toEqual([201, "600.00"]);
    const refused = await credit("500");
    expect([refused.status, refused.body.detail]).toEqual([422, "At most 400.00 is left to credit."]);
    await succeed(first.body.id, "issue");
    expect((await credit("400.01")).body.detail).toBe("At most 400.00 is left to credit.");
    expect(await read(invoice.id)).toMatchObject({ state: "open", balance: "400.00" });
    const rest = await succeed(invoice.id, "credit");
    expect(rest).toMatchObject({
      total: "400.00",
      items: [{ title: "Design", rate: "1000", quantity: "0.4" }],
    });
    const second = await post(invoice.id, "credit");
    expect([second.status, second.body.detail]).toEqual([422, "At most 0.00 is left to credit."]);
    await succeed(rest.id, "issue");
    expect(await read(invoice.id)).toMatchObject({ state: "credited", balance: "0.00" });
  });

  it("takes at most what is left of each line", async () => {
    const { issued, post, change, succeed } = await newIssuer();
    const invoice = await issued({ items });
    const credit = (lines: object[]) => post(invoice.id, "credit", { items: lines });
    expect((await credit([{ title: "Print", rate: "400.01" }])).body.errors).toEqual([
      { path: "items.0.rate", message: "At most 400.00 is left of this line" },
    ]);
    const three = [...items.map(({ title }) => ({ title, rate: "1" })), { title: "Travel", rate: "1" }];
    expect((await credit(three)).body.errors).toEqual([
      { path: "items.2.title", message: "The invoice has no such line" },
    ]);
    expect((await credit([{ title: "Print", rate: "0" }])).body.errors).toEqual([
      { path: "items.0.rate", message: "Must be a number above 0" },
    ]);
    const draft = await succeed(invoice.id, "credit");
    expect((await change(draft.id, { items: [{ title: "Print", rate: "401" }] })).status).toBe(422);
    const changed = await change(draft.id, { items: [{ title: "Print", rate: "100" }], note: "A part" });
    expect(changed.body).toMatchObject({ total: "100.00", kind: "creditNote", note: "A part" });
    const other = await change(draft.id, { tax: "7" });
    expect(other.body.errors).toEqual([{ path: "tax", message: "A credit note has this from its invoice" }]);
  });

  it("checks again at issue, so that drafts of several tabs cannot credit more than the invoice", async () => {
    const { issued, post, succeed, read } = await newIssuer();
    const invoice = await issued({ items: [{ title: "Design", rate: "1000" }] });
    const parts = await Promise.all(
      Array.from({ length: 8 }, () =>
        post(invoice.id, "credit", { items: [{ title: "Design", rate: "300" }] }),
      ),
    );
    expect(parts.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    const drafts = parts.filter(({ status }) => status === 201).map(({ body }) => body.id);
    await Promise.all(drafts.map((id) => succeed(id, "issue")));
    expect(await read(invoice.id)).toMatchObject({ balance: "100.00", state: "open" });
  });

  it("gets its share of the tax at issue, when an earlier draft may be gone", async () => {
    const { tenant, issued, succeed, read } = await newIssuer();
    const yen = { currency: "JPY", tax: "10", items: [{ title: "Design", rate: "100" }] };
    const invoice = await issued(yen);
    const part = (rate: string) => ({ items: [{ title: "Design", rate }] });
    const first = await succeed(invoice.id, "credit", part("5"));
    const second = await succeed(invoice.id, "credit", part("95"));
    expect([invoice.total, first.total, second.total]).toEqual(["110", "6", "104"]);
    expect((await ask(tenant, "DELETE", `sales-documents/${first.id}`)).status).toBe(204);
    expect((await succeed(second.id, "issue")).total).toBe("105");
    const rest = await succeed((await succeed(invoice.id, "credit")).id, "issue");
    expect(rest.total).toBe("5");
    expect(await read(invoice.id)).toMatchObject({ state: "credited", balance: "0" });
  });

  it("is only for issued invoices", async () => {
    const { add, issued, post, succeed } = await newIssuer();
    const invoice = await issued();
    const credit = await succeed((await succeed(invoice.id, "credit")).id, "issue");
    for (const { id } of [await add(), await issued({ category: "quotation" }), credit]) {
      const answer = await post(id, "credit");
      expect([answer.status, answer.body.detail]).toEqual([409, "Only issued invoices can be credited."]);
    }
  });

  it("leaves credit notes out of lists unless they are asked for", async () => {
    const { tenant, projectId, issued, succeed } = await newIssuer();
    const invoice = await issued();
    await succeed(invoice.id, "credit");
    const search = async (body: object) =>
      listSchema(salesDocumentRowSchema).parse(
        (await ask(tenant, "POST", "sales-documents/search", body)).body,
      );
    expect(await search({})).toMatchObject({ total: 1, unfilteredTotal: 1, items: [{ kind: "invoice" }] });
    expect(await search({ category: "invoice" })).toMatchObject({ total: 1 });
    expect(await search({ kind: "creditNote" })).toMatchObject({ total: 1, items: [{ kind: "creditNote" }] });
    expect(await search({ kind: "invoice" })).toMatchObject({ items: [{ id: invoice.id }] });
    const labels = [{ id: invoice.id, category: "invoice" }];
    expect((await ask(tenant, "GET", `projects/${projectId}`)).body.salesDocuments).toEqual(labels);
    const { body } = await ask(tenant, "POST", "payment/search", {});
    expect(body.items[0]?.salesDocuments).toMatchObject([{ ...labels[0], isIssued: true }]);
    const next = await ask(tenant, "POST", "sales-documents/next-number", { category: "invoice" });
    expect(next.body).toEqual({ number: "2" });
  });
});

describe("a document made from another", () => {
  it("has its lines and parties, and knows where it comes from", async () => {
    const { issued, succeed, read } = await newIssuer();
    const quotation = await issued({
      category: "quotation",
      items,
      tax: "7",
      discountPercent: "10",
      currency: "THB",
      referenceNumber: "PO 4471",
      note: "Valid for 30 days",
    });
    const invoice = await succeed(quotation.id, "convert", { category: "invoice" });
    expect(invoice).toMatchObject({
      kind: "invoice",
      state: "draft",
      number: "1",
      total: quotation.total,
      items: quotation.items,
      currency: "THB",
      referenceNumber: "PO 4471",
      note: null,
      sourceId: quotation.id,
      source: { id: quotation.id, kind: "quotation", number: "1", issuedDate: quotation.issuedDate },
    });
    const receipt = await succeed(invoice.id, "convert", { category: "receipt" });
    expect(receipt).toMatchObject({ kind: "receipt", sourceId: invoice.id, total: quotation.total });
    const twin = await succeed(quotation.id, "duplicate");
    expect(twin).toMatchObject({
      kind: "quotation",
      sourceId: quotation.id,
      note: "Valid for 30 days",
      state: "draft",
    });
    expect((await read(quotation.id)).copies.map(({ id }) => id)).toEqual([invoice.id, twin.id]);
  });

  it.each([
    ["receipt", "invoice", "A receipt cannot become an invoice."],
    ["invoice", "quotation", "An invoice cannot become a quotation."],
    ["invoice", "invoice", "An invoice cannot become an invoice."],
  ])("is not made from %s to %s", async (from, category, message) => {
    const { add, post } = await newIssuer();
    const { id } = await add({ category: from });
    expect((await post(id, "convert", { category })).body.errors).toEqual([{ path: "category", message }]);
  });

  it("loses its source with a deleted draft, and a credit note has no duplicate", async () => {
    const { tenant, add, issued, post, succeed, read } = await newIssuer();
    const draft = await add();
    const twin = await succeed(draft.id, "duplicate");
    expect((await ask(tenant, "DELETE", `sales-documents/${draft.id}`)).status).toBe(204);
    expect(await read(twin.id)).toMatchObject({ sourceId: null, source: null });
    const credit = await succeed((await issued()).id, "credit");
    expect((await post(credit.id, "duplicate")).status).toBe(409);
  });
});
