import { describe, expect, it, vi } from "vitest";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { newIssuer } from "../support/documents/issued";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

const BELOW_ONE = "Must be a number and at least 1";

describe("a line", () => {
  it("with a unit takes a quantity and a rate below one", async () => {
    const { add, succeed } = await newIssuer();
    const items = [
      { title: "Call", rate: "90", quantity: "0.5", unit: "hour" },
      { title: "Drive", rate: "0.42", quantity: "120", unit: "km" },
      { title: "Fix", rate: "0.0001", quantity: "0.0001", unit: "minute" },
    ];
    const draft = await add({ items });
    expect(draft).toMatchObject({ total: "95.40", items });
    await succeed(draft.id, "issue");
  });

  it("without a unit is at least 1, and what is invalid is said in the words of its kind", async () => {
    const { add, change } = await newIssuer();
    const { id } = await add({ items: [{ title: "Design", rate: "10" }] });
    const errorOf = async (item: object) => {
      const { status, body } = await change(id, { items: [{ title: "Design", rate: "10", ...item }] });
      expect(status).toBe(422);
      return (body as { errors: { path: string; message: string }[] }).errors;
    };
    expect(await errorOf({ quantity: "0.5" })).toEqual([{ path: "items.0.quantity", message: BELOW_ONE }]);
    expect(await errorOf({ rate: "0.5" })).toEqual([{ path: "items.0.rate", message: BELOW_ONE }]);
    expect(await errorOf({ quantity: "0", unit: "hour" })).toEqual([
      { path: "items.0.quantity", message: "Must be a number above 0" },
    ]);
    expect(await errorOf({ discountPercent: "101" })).toEqual([
      { path: "items.0.discountPercent", message: "Must be at most 100" },
    ]);
    expect(await errorOf({ discountFlat: "10.01" })).toEqual([
      { path: "items.0.discountFlat", message: "Discount cannot exceed the amount of the line" },
    ]);
  });

  it("prints its discount below it and before that of the document", async () => {
    const { add } = await newIssuer();
    const draft = await add({
      items: [
        { title: "Design", rate: "450", discountPercent: "10" },
        { title: "Shop", rate: "100", discountFlat: "5" },
      ],
      discountPercent: "10",
      tax: "20",
      currency: "EUR",
    });
    expect(draft).toMatchObject({ discount: "50.00", total: "540.00" });
    const { items, totals } = toPrintModel(draft);
    expect(items.map(({ amount, discount }) => [amount, discount?.label, discount?.amount])).toEqual([
      ["€450.00", "10% discount", "−€45.00"],
      ["€100.00", "Discount", "−€5.00"],
    ]);
    expect(totals[0]).toEqual({ label: "Subtotal", value: "€500.00" });
  });
});

describe("a document whose prices include tax", () => {
  it("has what was typed as its total, and prints the tax in it", async () => {
    const { add, succeed, read } = await newIssuer();
    const draft = await add({
      items: [{ title: "Design", rate: "500" }],
      tax: "19",
      pricesIncludeTax: true,
      currency: "EUR",
    });
    const shown = {
      total: "500.00",
      taxGroups: [{ rate: "19", net: "420.17", tax: "79.83", discount: "0.00" }],
    };
    expect(draft).toMatchObject(shown);
    await succeed(draft.id, "issue");
    const model = toPrintModel(await read(draft.id));
    expect(model.totals).toEqual([{ label: "Subtotal", value: "€500.00" }]);
    expect(model.included).toEqual([
      { label: "of which 19% VAT", value: "€79.83" },
      { label: "Net", value: "€420.17" },
    ]);
  });

  it("is credited to the cent", async () => {
    const { add, succeed, read, post } = await newIssuer();
    const items = [
      { title: "Design", rate: "333.33", quantity: "3", discountPercent: "7" },
      { title: "Book", rate: "19.99", taxRate: "7" },
    ];
    const invoice = await add({ items, tax: "19", pricesIncludeTax: true, discountFlat: "10" });
    await succeed(invoice.id, "issue");
    const { body: first } = await post(invoice.id, "credit", {
      items: [{ title: "Book", rate: "9.99", taxRate: "7" }],
    });
    await succeed(first.id, "issue");
    const { body: rest } = await post(invoice.id, "credit", {});
    await succeed(rest.id, "issue");
    expect(await read(invoice.id)).toMatchObject({ state: "credited", balance: "0.00" });
  });
});

describe("the date of supply", () => {
  it("is a day or a period, and is printed", async () => {
    const { add, change } = await newIssuer();
    const draft = await add({ items: [{ title: "Design", rate: "10" }], serviceDate: "2026-11-20" });
    expect(draft).toMatchObject({ serviceDate: "2026-11-20", serviceFrom: null, serviceTo: null });
    expect(toPrintModel(draft).facts).toContainEqual({ label: "Date of supply", value: "Fri 20 Nov 2026" });
    const errorOf = async (dates: Record<string, unknown>) =>
      ((await change(draft.id, dates)).body as { errors: { path: string; message: string }[] }).errors;
    expect(await errorOf({ serviceFrom: "2026-11-01" })).toEqual([
      { path: "serviceDate", message: "Either a date of supply or a period" },
    ]);
    expect(await errorOf({ serviceDate: null, serviceFrom: "2026-11-30", serviceTo: "2026-11-01" })).toEqual([
      { path: "serviceTo", message: "Must not be before the first day" },
    ]);
    expect(await errorOf({ serviceDate: null, serviceTo: "2026-11-01" })).toEqual([
      { path: "serviceFrom", message: "Please add the first day of the period" },
    ]);
    const { body } = await change(draft.id, {
      serviceDate: null,
      serviceFrom: "2026-11-01",
      serviceTo: "2026-11-30",
    });
    expect(toPrintModel(body as unknown as typeof draft).facts).toContainEqual({
      label: "Period",
      value: "1 Nov 2026 – 30 Nov 2026",
    });
  });
});

describe("tax words", () => {
  it("are a sentence of the document's own, or the usual one", async () => {
    const { add, change } = await newIssuer();
    const items = [{ title: "Design", rate: "10" }];
    const draft = await add({ items, tax: "19", taxTreatment: "outside" });
    expect(toPrintModel(draft).taxNote).toMatch(/^Not taxable here/);
    expect(toPrintModel(draft).totals.map(({ label }) => label)).toEqual(["Subtotal"]);
    const { body } = await change(draft.id, { taxNote: "Outside the scope of UK VAT." });
    expect(toPrintModel(body as unknown as typeof draft).taxNote).toBe("Outside the scope of UK VAT.");
  });

  it("name a rate of 0 % that a line has", async () => {
    const { add } = await newIssuer();
    const draft = await add({ items: [{ title: "Book", rate: "10", taxRate: "0" }], currency: "EUR" });
    expect(toPrintModel(draft).totals.at(-1)).toEqual({ label: "Tax (0%)", value: "€0.00" });
  });
});

it("a VAT ID and a tax number are printed with their own words", async () => {
  const { add } = await newIssuer();
  const items = [{ title: "Design", rate: "10" }];
  const numbers = { freelancerVatId: "DE136695976", freelancerTaxId: "29/815/08151", language: "de" };
  const { freelancer } = toPrintModel(await add({ items, ...numbers }));
  expect(freelancer.lines).toEqual(
    expect.arrayContaining([
      { label: "USt-IdNr.", value: "DE136695976" },
      { label: "Steuernummer", value: "29/815/08151" },
    ]),
  );
});
