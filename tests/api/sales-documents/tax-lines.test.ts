import { describe, expect, it, vi } from "vitest";
import { formatMoney } from "@/lib/shared/money/money";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { newLink, openPage } from "../support/documents/document-links";
import { newIssuer } from "../support/documents/issued";
import { paid } from "../support/documents/paid-invoices";
import { groups, mixed } from "../support/documents/mixed-rates";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

describe("a document with several tax rates", () => {
  it("answers what is printed, before and after it is issued", async () => {
    const { add, succeed, read } = await newIssuer();
    const draft = await add(mixed);
    const shown = {
      tax: "19",
      withholding: "3",
      taxTreatment: "standard",
      items: [
        { title: "Design", taxRate: null, unit: "hour" },
        { title: "Book", taxRate: "7", unit: "piece" },
        { title: "Stamps", taxRate: "0", unit: null },
      ],
      taxGroups: groups,
      discount: "117.00",
      total: "1233.45",
      withheld: "31.59",
      receivable: "1201.86",
    };
    expect(draft).toMatchObject(shown);
    await succeed(draft.id, "issue");
    const issued = await read(draft.id);
    expect(issued).toMatchObject({ ...shown, balance: "1233.45" });

    const money = (amount: string) => formatMoney(amount, "EUR");
    const model = toPrintModel(issued);
    expect(model.totals).toEqual([
      { label: "Subtotal", value: "€1,170.00" },
      { label: "Discount (10%)", value: "−€117.00" },
      ...issued.taxGroups.map(({ rate, net, tax }) => ({
        label: `Tax (${rate}% of ${money(net)})`,
        value: money(tax),
      })),
    ]);
    expect(model.total.value).toBe(money(issued.total));
    expect(model.deductions).toEqual([
      { label: "Withholding tax (3 %)", value: `−${money(issued.withheld)}` },
    ]);
    expect(model.due).toEqual({ label: "Amount to receive", value: money(issued.receivable) });
    expect(model.payment?.lines).toContainEqual({ label: "Amount", value: money(issued.receivable) });
    expect(model.columns.tax).toBe("Tax");
    expect(model.items.map(({ quantity, tax }) => [quantity, tax])).toEqual([
      ["10 hours", "19%"],
      ["3 pieces", "7%"],
      ["1", "0%"],
    ]);
  });

  it("is carried to what is made from it", async () => {
    const { add, succeed } = await newIssuer();
    const quotation = await add({ ...mixed, category: "quotation" });
    await succeed(quotation.id, "issue");
    for (const made of [
      await succeed(quotation.id, "convert", { category: "invoice" }),
      await succeed(quotation.id, "duplicate"),
    ]) {
      const { items, taxGroups, withholding, total } = made;
      expect({ items, taxGroups, withholding, total }).toEqual({
        items: quotation.items,
        taxGroups: groups,
        withholding: "3",
        total: "1233.45",
      });
    }
  });

  it("has a deposit with a line for each rate", async () => {
    const { add, succeed, read } = await newIssuer();
    const quotation = await add({ ...mixed, category: "quotation" });
    await succeed(quotation.id, "issue");
    const deposit = (text: string) =>
      succeed(quotation.id, "convert", { category: "invoice", purpose: "deposit", deposit: text });
    const share = await deposit("50 %");
    expect(share.items.map(({ rate, taxRate }) => [rate, taxRate])).toEqual([
      ["450", null],
      ["67.5", "7"],
      ["9", "0"],
    ]);
    expect(share).toMatchObject({ total: "616.73", withholding: "3", discount: "0.00" });
    const amount = await deposit("100.00");
    expect(amount).toMatchObject({ total: "100.00" });
    expect(amount.taxGroups.map(({ rate, net }) => [rate, net])).toEqual([
      ["19", "72.97"],
      ["7", "10.94"],
      ["0", "1.46"],
    ]);
    await succeed(share.id, "issue");
    const final = await read((await succeed(quotation.id, "convert", { category: "invoice" })).id);
    // 3 % of what is left of the net amount: 1,053.00 − 526.50.
    expect(final).toMatchObject({
      deposits: [{ amount: "616.73", taxAmount: "90.23" }],
      withheld: "15.80",
      receivable: "600.92",
    });
  });

  it("deducts of a deposit the tax that its credit notes left, by their own rates", async () => {
    const { add, succeed, read } = await newIssuer();
    const quotation = await add({ ...mixed, category: "quotation" });
    await succeed(quotation.id, "issue");
    const half = { category: "invoice", purpose: "deposit", deposit: "50 %" };
    const deposit = await succeed(quotation.id, "convert", half);
    await succeed(deposit.id, "issue");
    const credit = await succeed(deposit.id, "credit", {
      items: [{ title: "Deposit (50 %)", rate: "67.5", taxRate: "7" }],
    });
    expect(credit).toMatchObject({ total: "72.23", taxGroups: [{ rate: "7", net: "67.50", tax: "4.73" }] });
    await succeed(credit.id, "issue");
    const final = await succeed(quotation.id, "convert", { category: "invoice" });
    // 85.50 is 19 % of 450.00; the lines of 7 % are credited.
    const left = { amount: "544.50", taxAmount: "85.50" };
    expect((await read(final.id)).deposits).toMatchObject([left]);
    await succeed(final.id, "issue");
    expect((await read(final.id)).deposits).toMatchObject([left]);
  });

  it("asks its client for what is left after a credit note, less the withheld share of that", async () => {
    const { tenant, issued, succeed, read } = await newIssuer();
    const invoice = await issued(mixed);
    expect(invoice.toReceive).toBe("1201.86");
    const token = await newLink(tenant, invoice.id);
    const credit = await succeed(invoice.id, "credit", { items: [{ title: "Design", rate: "500" }] });
    expect(credit).toMatchObject({ total: "535.50", toReceive: null });
    await succeed(credit.id, "issue");
    // 31.59 × (1,053.00 − 450.00) / 1,053.00 = 18.09 is still withheld.
    const credited = { balance: "697.95", withheld: "31.59", toReceive: "679.86" };
    expect(await read(invoice.id)).toMatchObject(credited);
    expect((await openPage(token)).html).toContain("€679.86");
    await paid(tenant, invoice.id, "18.09", { kind: "withheld" });
    expect(await read(invoice.id)).toMatchObject({ balance: "679.86", toReceive: "679.86" });
    await paid(tenant, invoice.id, "79.86");
    expect(await read(invoice.id)).toMatchObject({ balance: "600.00", toReceive: "600.00" });
    expect((await openPage(token)).html).toContain("€600.00");
  });

  it("has credit notes by rate, which add up to it", async () => {
    const { issued, succeed, change, post, read } = await newIssuer();
    const invoice = await issued(mixed);
    const part = await succeed(invoice.id, "credit", { items: [{ title: "Book", rate: "50" }] });
    expect(part).toMatchObject({
      items: [{ title: "Book", taxRate: "7", unit: null }],
      taxGroups: [{ rate: "7", net: "45.00", tax: "3.15", discount: "5.00" }],
      total: "48.15",
      withholding: null,
      withheld: "0.00",
    });
    expect((await change(part.id, { withholding: "3" })).status).toBe(422);
    expect((await change(part.id, { taxTreatment: "exempt" })).status).toBe(422);
    const other = [{ title: "Book", rate: "50", taxRate: "19" }];
    const message = "A credit note has this from its invoice";
    expect((await change(part.id, { items: other })).body.errors).toEqual([
      { path: "items.0.taxRate", message },
    ]);
    expect((await post(invoice.id, "credit", { items: other })).status).toBe(422);
    const changed = await change(part.id, { items: [{ title: "Book", rate: "100" }] });
    expect(changed.body).toMatchObject({ total: "96.30", items: [{ taxRate: "7" }] });
    await succeed(part.id, "issue");
    const rest = await succeed((await succeed(invoice.id, "credit")).id, "issue");
    expect(rest.taxGroups).toEqual([
      { rate: "19", net: "900.00", tax: "171.00", discount: "100.00" },
      { rate: "7", net: "45.00", tax: "3.15", discount: "5.00" },
      { rate: "0", net: "18.00", tax: "0.00", discount: "2.00" },
    ]);
    expect(toPrintModel(rest).totals.at(2)).toEqual({ label: "Tax (19% of €900.00)", value: "€171.00" });
    expect(rest.items.map(({ taxRate, unit }) => [taxRate, unit])).toEqual([
      [null, "hour"],
      ["7", "piece"],
      ["0", null],
    ]);
    expect(await read(invoice.id)).toMatchObject({ state: "credited", balance: "0.00" });
  });
});
