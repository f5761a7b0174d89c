import { describe, expect, it, vi } from "vitest";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { salesDocumentSchema } from "@/lib/sales-documents/schema";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { ask } from "../support/call";
import { issue, paid } from "../support/documents/paid-invoices";
import { newTenantWithProject } from "../support/studio";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

/** Creates a tenant with an issued quotation of 5,000.00 and 19 % tax, and functions to make documents from it. */
async function newQuotation(body: Record<string, unknown> = {}) {
  const { tenant, add, projectId } = await newTenantWithProject();
  const items = [{ title: "Shop", rate: "5000", quantity: "1" }];
  const draft = await add({ category: "quotation", currency: "EUR", items, tax: "19", ...body });
  await issue(tenant, draft.id);
  const convert = (options: object) => ask(tenant, "POST", `sales-documents/${draft.id}/convert`, options);
  const make = async (options: object) => {
    const answer = await convert({ category: "invoice", ...options });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return salesDocumentSchema.parse(answer.body);
  };
  const deposit = async (text: string) => {
    const made = await make({ purpose: "deposit", deposit: text });
    await issue(tenant, made.id);
    return read(made.id);
  };
  const read = async (id: string) =>
    salesDocumentSchema.parse((await ask(tenant, "GET", `sales-documents/${id}`)).body);
  const act = (id: string, what: string, options: object = {}) =>
    ask(tenant, "POST", `sales-documents/${id}/${what}`, options);
  return { tenant, projectId, quotation: draft, convert, make, deposit, read, act };
}

describe("a deposit", () => {
  it.each([
    ["30 %", "1500.00", "1785.00"],
    ["12.5%", "625.00", "743.75"],
    ["1190.00", "1000.00", "1190.00"],
    ["1,190", "1000.00", "1190.00"],
    ["100 %", "5000.00", "5950.00"],
  ])("of %s is an invoice over a part of the quotation", async (text, net, total) => {
    const { quotation, make } = await newQuotation();
    const draft = await make({ purpose: "deposit", deposit: text });
    expect(draft).toMatchObject({
      category: "invoice",
      purpose: "deposit",
      state: "draft",
      sourceId: quotation.id,
      currency: "EUR",
      tax: "19",
      total,
      discount: "0.00",
      items: [{ quantity: "1" }],
    });
    expect(Number(draft.items[0]?.rate)).toBe(Number(net));
    expect(draft.items[0]?.title).toMatch(text.includes("%") ? /^Deposit \(.+ %\)$/ : /^Deposit$/);
  });

  it.each([
    [{ purpose: "deposit" }, "deposit", "This field is required"],
    [{ purpose: "deposit", deposit: "0 %" }, "deposit", "Must be a percentage such as 30 % or an amount"],
    [{ purpose: "deposit", deposit: "101 %" }, "deposit", "Must be a percentage such as 30 % or an amount"],
    [{ purpose: "deposit", deposit: "1.190,00" }, "deposit", "Invalid number. Use a format like 1250.50"],
    [{ purpose: "deposit", deposit: "-5" }, "deposit", "Must be a percentage such as 30 % or an amount"],
    [{ purpose: "deposit", deposit: "1e9" }, "deposit", "Must be a percentage such as 30 % or an amount"],
    [{ purpose: "deposit", deposit: "0.5" }, "deposit", "Must be at least 1"],
    [{ purpose: "deposit", deposit: "5950.01" }, "deposit", "At most 5950.00 is left for a deposit."],
    [{ purpose: "deposit", deposit: "30 %", category: "receipt" }, "category", "A deposit is an invoice"],
  ])("%j is refused", async (options, path, message) => {
    const { convert } = await newQuotation();
    const answer = await convert({ category: "invoice", ...options });
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
  });

  it("is deducted on the final invoice, and printed below its total", async () => {
    const { tenant, make, deposit, read, act } = await newQuotation();
    const first = await deposit("1190.00");
    await paid(tenant, first.id, "1190");
    const final = await make({});
    const line = {
      id: first.id,
      number: first.number,
      issuedDate: first.issuedDate,
      amount: "1190.00",
      taxAmount: "190.00",
    };
    expect(final).toMatchObject({ purpose: "standard", total: "5950.00", balance: null, deposits: [line] });
    const second = await deposit("595");
    expect((await read(final.id)).deposits.map(({ amount }) => amount)).toEqual(["1190.00", "595.00"]);

    await issue(tenant, final.id);
    const issued = await read(final.id);
    expect(issued).toMatchObject({ state: "open", total: "5950.00", balance: "4165.00" });
    const model = toPrintModel(issued);
    const day = new Date(first.issuedAt).toLocaleDateString("en-GB", {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    });
    expect(model.total.value).toBe("€5,950.00");
    expect(model.deductions[0]).toEqual({
      label: `Less deposit, Invoice ${first.number} of ${day}, 1,190.00 (190.00 VAT in it)`,
      value: "−€1,190.00",
    });
    expect(model.due).toEqual({ label: "Amount due", value: "€4,165.00" });
    expect(model.payment?.lines).toContainEqual({ label: "Amount", value: "€4,165.00" });

    // A deposit is deducted once.
    const again = await make({});
    expect(again.deposits).toEqual([]);
    const refused = await act(second.id, "credit");
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `Invoice ${issued.number} deducts this deposit. Credit that one instead.`,
    ]);
    expect((await act(first.id, "take-back")).status).toBe(409);
  });

  it("is free again when the final invoice is taken back", async () => {
    const { tenant, make, deposit, read, act } = await newQuotation();
    await deposit("30 %");
    const final = await make({});
    await issue(tenant, final.id);
    expect((await read(final.id)).balance).toBe("4165.00");
    expect((await act(final.id, "take-back")).status).toBe(200);
    const other = await make({});
    await issue(tenant, other.id);
    expect((await read(other.id)).balance).toBe("4165.00");
    expect((await read(final.id)).deposits).toEqual([]);
  });

  it("counts only as far as it was not credited, and may be the whole at most", async () => {
    const { convert, make, deposit, act, tenant } = await newQuotation();
    const first = await deposit("50 %");
    expect((await convert({ category: "invoice", purpose: "deposit", deposit: "51 %" })).body.detail).toBe(
      "At most 2975.00 is left for a deposit.",
    );
    const items = [{ title: "Deposit (50 %)", rate: "500", quantity: "1" }];
    const note = await act(first.id, "credit", { items });
    expect(note.status).toBe(201);
    await issue(tenant, note.body.id);
    const final = await make({});
    expect(final.deposits).toMatchObject([{ amount: "2380.00", taxAmount: "380.00" }]);
  });

  it("that is deducted keeps its credit note, without which it would be owed and deducted", async () => {
    const { make, deposit, act, tenant, read } = await newQuotation();
    const first = await deposit("50 %");
    const items = [{ title: "Deposit (50 %)", rate: "500", quantity: "1" }];
    const note = await act(first.id, "credit", { items });
    await issue(tenant, note.body.id);
    const final = await make({});
    await issue(tenant, final.id);
    expect(await act(note.body.id, "take-back")).toMatchObject({
      status: 409,
      body: {
        detail: `Invoice ${(await read(final.id)).number} deducts this deposit. Credit that one instead.`,
      },
    });
    expect((await act(final.id, "take-back")).status).toBe(200);
    expect((await act(note.body.id, "take-back")).status).toBe(200);
  });

  it("is deducted by one of two final invoices that are issued at once", async () => {
    const { tenant, make, deposit, read } = await newQuotation();
    await deposit("1190");
    const drafts = [await make({}), await make({}), await make({})];
    await Promise.all(drafts.map(({ id }) => issue(tenant, id)));
    const balances = await Promise.all(drafts.map(async ({ id }) => (await read(id)).balance));
    expect(balances.sort()).toEqual(["4760.00", "5950.00", "5950.00"]);
  });

  it("takes the amount that its refusal names, where rounded tax skips it by a cent", async () => {
    const { tenant, convert, make, deposit } = await newQuotation();
    await deposit("4951.00");
    const refused = await convert({ category: "invoice", purpose: "deposit", deposit: "1000" });
    expect(refused.body.detail).toBe("At most 999.00 is left for a deposit.");
    // 839.50 with 19 % tax is 999.01.
    const rest = await make({ purpose: "deposit", deposit: "999.00" });
    expect(rest.total).toBe("998.99");
    await issue(tenant, rest.id);
  });

  it("in a currency without decimal places is rounded to it", async () => {
    const { make } = await newQuotation({ currency: "JPY", tax: "10" });
    expect(await make({ purpose: "deposit", deposit: "33.33 %" })).toMatchObject({ total: "1834" });
  });
});
