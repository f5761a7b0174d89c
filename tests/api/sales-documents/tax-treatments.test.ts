import { describe, expect, it, vi } from "vitest";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { newIssuer } from "../support/documents/issued";
import { groups, mixed } from "../support/documents/mixed-rates";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

describe("a tax treatment", () => {
  it("has a rate of 0, prints its reason, and can be undone", async () => {
    const { add, change } = await newIssuer();
    const draft = await add({ ...mixed, withholding: null, taxTreatment: "reverseCharge" });
    expect(draft).toMatchObject({
      taxTreatment: "reverseCharge",
      tax: "19",
      taxGroups: [{ rate: "0", net: "1053.00", tax: "0.00" }],
      total: "1053.00",
      receivable: "1053.00",
    });
    const model = toPrintModel(draft);
    expect(model.taxNote).toBe("Reverse charge: the recipient accounts for the VAT.");
    expect(model.totals.map(({ label }) => label)).toEqual(["Subtotal", "Discount (10%)"]);
    expect(model.columns.tax).toBeNull();
    expect((await change(draft.id, { taxTreatment: "standard" })).body).toMatchObject({
      taxGroups: groups,
      total: "1233.45",
    });
  });

  it("is carried to deposits and credit notes", async () => {
    const { add, issued, succeed } = await newIssuer();
    const quotation = await add({ ...mixed, category: "quotation", taxTreatment: "export" });
    await succeed(quotation.id, "issue");
    const options = { category: "invoice", purpose: "deposit", deposit: "50 %" };
    expect(await succeed(quotation.id, "convert", options)).toMatchObject({
      taxTreatment: "export",
      total: "526.50",
      items: [{ rate: "526.5", taxRate: null }],
    });
    const invoice = await issued({ ...mixed, taxTreatment: "exempt" });
    const credit = await succeed(invoice.id, "credit");
    expect(credit).toMatchObject({ taxTreatment: "exempt", total: "1053.00", items: invoice.items });
  });
});

describe("an invalid value", () => {
  it.each([
    [
      { taxTreatment: "none" },
      "taxTreatment",
      "Must be standard, reverseCharge, exempt, smallBusiness, export or outside",
    ],
    [{ taxTreatment: null }, "taxTreatment", "This field is required"],
    [{ withholding: "101" }, "withholding", "Must be at most 100"],
    [{ withholding: "x" }, "withholding", "Must be a number from 0 to 100"],
    [{ items: [{ title: "A", taxRate: "-1" }] }, "items.0.taxRate", "Must be a number from 0 to 100"],
    [
      { items: [{ title: "A", unit: "week" }] },
      "items.0.unit",
      "Must be hour, minute, day, piece, month or km",
    ],
  ])("%j", async (body, path, message) => {
    const { add, change } = await newIssuer();
    const { id } = await add();
    const { status, body: answer } = await change(id, body);
    expect([status, answer.errors]).toEqual([422, [{ path, message }]]);
  });

  it("is not an empty text, which means none", async () => {
    const { add } = await newIssuer();
    const made = await add({ withholding: "", items: [{ title: "A", rate: "1", taxRate: "", unit: null }] });
    expect(made).toMatchObject({ withholding: null, items: [{ taxRate: null, unit: null }] });
  });
});
