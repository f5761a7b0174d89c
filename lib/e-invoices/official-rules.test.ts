import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fatal, loadOracle, missingRules } from "@/tests/e-invoices/oracle";
import { type RandomDocument, randomDocuments } from "@/tests/e-invoices/random-documents";
import { repaired } from "@/tests/e-invoices/repaired";
import { readBack } from "@/tests/e-invoices/read-back";
import { netLines } from "./net-lines";
import { totalsOf } from "@/lib/sales-documents/print/model";
import { type EInvoiceFormat, eInvoiceFormats } from "./formats";
import { eInvoiceGaps, eInvoiceRefusal } from "./requirements";
import { eInvoiceXml } from "./xml-file";

// E_INVOICE_CASES=5000 runs the full number, in about an hour; E_INVOICE_SEED=2 runs other documents.
const cases = Number(process.env.E_INVOICE_CASES ?? 6);
const seed = Number(process.env.E_INVOICE_SEED ?? 1);
const name = missingRules ? `the official rules (skipped: ${missingRules})` : "the official rules";

describe.skipIf(missingRules)(name, () => {
  it(
    `accept ${cases} random documents in every format that pass the check of the app`,
    { timeout: 7_200_000 },
    async () => {
      const oracle = await loadOracle();
      const accepted = new Map<EInvoiceFormat, number>();
      for (const random of fc.sample(randomDocuments, { numRuns: cases, seed }))
        for (const format of eInvoiceFormats) {
          const gaps = eInvoiceGaps(random, format);
          const document = gaps.length > 0 ? repaired(random, format) : random;
          if (eInvoiceRefusal(document, format)) continue;
          expect(eInvoiceGaps(document, format), JSON.stringify(document)).toEqual([]);
          const xml = eInvoiceXml(document, format);
          expect(eInvoiceXml(document, format)).toBe(xml);
          const findings = oracle(xml, format);
          expect(fatal(findings), `${format} ${JSON.stringify(document)}`).toEqual([]);
          if (format === "xrechnung-cii") expectSupplyAsked(document, findings);
          expectPrintedValues(document, xml);
          accepted.set(format, (accepted.get(format) ?? 0) + 1);
        }
      for (const format of eInvoiceFormats)
        expect(accepted.get(format) ?? 0, format).toBeGreaterThan(cases / 3);
    },
  );

  it.each([
    ["a date of supply", { serviceDate: "2026-11-18" }],
    ["a period", { serviceFrom: "2026-11-01", serviceTo: "2026-11-30" }],
  ])("have no information about the date of supply (BR-DE-TMP-32) for %s", async (_, supply) => {
    const oracle = await loadOracle();
    const ids = (document: typeof plain) =>
      oracle(eInvoiceXml(document, "xrechnung-cii"), "xrechnung-cii").map(({ id }) => id);
    expect(ids(plain)).toContain("BR-DE-TMP-32");
    expect(ids({ ...plain, ...supply })).not.toContain("BR-DE-TMP-32");
  });

  it("accept what was found to break them: a percentage in yen, no rate in Germany", async () => {
    const oracle = await loadOracle();
    const [line] = plain.items;
    const inYen = {
      ...plain,
      currency: "JPY",
      items: [{ ...line, title: "Design", rate: "333", quantity: "1", discountPercent: "33.3333" }],
    };
    const untaxed = { ...plain, clientCountry: "DE", taxTreatment: "outside" as const };
    for (const document of [inYen, { ...untaxed, electronicAddress: "0088:7300010000001" }])
      expect(fatal(oracle(eInvoiceXml(document, "peppol"), "peppol"))).toEqual([]);
  });

  it("are met by an Italian seller whose tax number has the form of Italy", () => {
    const italian = { ...plain, freelancerVatId: "IT00743110157", freelancerTaxId: "29/815/08151" };
    expect(eInvoiceGaps(italian, "peppol").map(({ label }) => label)).toEqual([
      "a tax number of 11 to 16 letters and digits, for Peppol from Italy",
    ]);
    expect(eInvoiceGaps({ ...italian, freelancerTaxId: "RSSMRA85T10A562S" }, "peppol")).toEqual([]);
  });

  it("accept a Danish seller whose client has no VAT ID, once the seller's own VAT ID is Danish", async () => {
    const oracle = await loadOracle();
    const danish = { ...plain, freelancerCountry: "DK", electronicAddress: "0088:7300010000001" };
    expect(eInvoiceGaps(danish, "peppol").map(({ field }) => field)).toEqual(["freelancerVatId"]);
    const ready = { ...danish, freelancerTaxId: "DK13585628", clientTaxId: "29/815/08151" };
    expect(eInvoiceGaps(ready, "peppol")).toEqual([]);
    expect(fatal(oracle(eInvoiceXml(ready, "peppol"), "peppol"))).toEqual([]);
    const elsewhere = { ...ready, freelancerCountry: "SE" };
    expect(fatal(oracle(eInvoiceXml(elsewhere, "peppol"), "peppol"))).toEqual([]);
  });

  it("are not reached by a seller with a Greek VAT ID in another country", () => {
    expect(eInvoiceRefusal({ ...plain, freelancerTaxId: "EL094259216" }, "peppol")).toMatch(/Greece/);
  });

  it.each(faults())("find a planted fault: %s", async (_, format, pattern, replacement, id) => {
    const oracle = await loadOracle();
    const xml = eInvoiceXml(plain, format);
    expect(fatal(oracle(xml, format))).toEqual([]);
    const broken = xml.replace(pattern, replacement);
    expect(broken).not.toBe(xml);
    expect(fatal(oracle(broken, format)).join("\n")).toContain(id);
  });
});

/** XRechnung informs about a missing date of supply, and only then. */
function expectSupplyAsked(document: RandomDocument, findings: readonly { id: string }[]) {
  const isGiven = Boolean(document.serviceDate) || Boolean(document.serviceFrom);
  expect(findings.some(({ id }) => id === "BR-DE-TMP-32")).toBe(!isGiven);
}

/** Compares what a reader of the file sees with the printed amounts of the row. */
function expectPrintedValues(document: Parameters<typeof eInvoiceXml>[0], xml: string) {
  const totals = totalsOf(document);
  const read = readBack(xml);
  expect(read).toMatchObject({
    number: document.number,
    issuedOn: "2026-11-20",
    currency: document.currency,
    seller: document.freelancerName.replaceAll("\u0007", ""),
    lines: netLines(document, totals).items.map(({ net }) => net),
    total: totals.total,
    tax: totals.taxAmount,
    taxable: totals.taxable,
    due: totals.receivable,
    rates: totals.taxGroups.map(({ net, tax }) => ({ net, tax })),
  });
}

const plain: Parameters<typeof eInvoiceXml>[0] & { kind: "invoice" } = {
  category: "invoice",
  kind: "invoice",
  number: "2026-0014",
  issuedAt: "2026-11-20T00:00:00.000Z",
  lockedAt: "2026-11-20T08:00:00.000Z",
  dueOn: "2026-12-04",
  currency: "EUR",
  projectTitle: "Shop",
  freelancerName: "Ida Brekke",
  freelancerEmail: "ida@brekke.example",
  freelancerPhone: "+49 30 1234567",
  freelancerTaxId: "DE136695976",
  freelancerStreet: "Hauptstraße 12",
  freelancerPostcode: "10115",
  freelancerCity: "Berlin",
  freelancerCountry: "DE",
  clientName: "Saltmarsh",
  clientTaxId: "ATU13585627",
  clientStreet: "Ring 1",
  clientPostcode: "1010",
  clientCity: "Wien",
  clientCountry: "AT",
  clientEmail: "post@saltmarsh.example",
  buyerReference: "04011000-12345-03",
  bankIban: "DE89370400440532013000",
  items: [{ title: "Design", rate: "100", quantity: "2", unit: "hour" }],
  discountPercent: "10",
  discountFlat: "0",
  tax: "19",
};

type Fault = [name: string, format: EInvoiceFormat, pattern: RegExp, replacement: string, id: string];

function faults(): Fault[] {
  return [
    ["a total that is a cent too high", "facturx", /(<ram:GrandTotalAmount>)[\d.]+/, "$1214.21", "BR-CO-15"],
    ["a line that is not in the sum", "facturx", /(<ram:LineTotalAmount>)200.00/, "$1199.00", "BR-CO-10"],
    ["a tax that is not the rate's", "facturx", /(<ram:CalculatedAmount>)[\d.]+/, "$130.00", "BR-CO-14"],
    ["a VAT ID without its country", "facturx", /DE136695976/, "136695976", "BR-CO-09"],
    ["no buyer reference", "xrechnung-cii", /<ram:BuyerReference>.*/, "", "BR-DE-15"],
    ["no phone number", "xrechnung-cii", /<ram:CompleteNumber>.*/, "<ram:CompleteNumber/>", "BR-DE-6"],
    ["an unknown unit", "xrechnung-ubl", /unitCode="HUR"/, 'unitCode="HOURS"', "BR-CL-23"],
    ["an unknown country", "xrechnung-ubl", /(<cbc:IdentificationCode>)AT/, "$1XX", "BR-CL-14"],
    [
      "no address of the buyer in the network",
      "peppol",
      /(Customer[\s\S]*?)<cbc:EndpointID.*/,
      "$1",
      "PEPPOL-EN16931-R010",
    ],
    [
      "a price that does not give the amount",
      "peppol",
      /(<cbc:PriceAmount currencyID="EUR">)100/,
      "$1101",
      "PEPPOL-EN16931-R120",
    ],
    [
      "an allowance of another rate",
      "peppol",
      /(<cac:AllowanceCharge>[\s\S]*?<cbc:Percent>)19/,
      "$17",
      "BR-S-08",
    ],
    [
      "a due date in another form",
      "peppol",
      /(<cbc:DueDate>)2026-12-04/,
      "$104.12.2026",
      "PEPPOL-EN16931-F001",
    ],
  ];
}
