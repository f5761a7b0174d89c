import { describe, expect, it } from "vitest";
import { type EInvoiceFormat, eInvoiceFormats } from "@/lib/e-invoices/formats";
import { eInvoiceGaps, eInvoiceRefusal } from "@/lib/e-invoices/requirements";
import type { EInvoiceInput } from "@/lib/e-invoices/to-invoice";
import { eInvoiceXml } from "@/lib/e-invoices/xml-file";
import { fatal, loadOracle, missingRules } from "@/tests/e-invoices/oracle";
import { repetitions } from "@/tests/setup/property-cases";
import { demoAt } from "@/tests/setup/demo-at";

const demo = demoAt("2026-11-27T09:30:00Z");

const invoices = demo.salesDocuments
  .filter(({ category, lockedAt }) => category === "invoice" && lockedAt)
  .map((row) => {
    const client = demo.clients.find(({ id }) => id === row.clientId);
    const kind = row.isCreditNote ? "creditNote" : "invoice";
    const date = (value: Date | string | null | undefined) => value && new Date(value).toISOString();
    return {
      ...row,
      kind,
      issuedAt: date(row.issuedAt),
      dueOn: date(row.dueOn)?.slice(0, "2026-11-27".length),
      items: demo.salesDocumentItems.filter(({ documentId }) => documentId === row.id),
      buyerReference: client?.buyerReference,
      clientEmail: client?.email,
    } as unknown as EInvoiceInput & { kind: string; number: string };
  });

/** Each invoice is checked in every third format, in `npm run test:full` in all. */
const isChecked = (at: number) => (_: object, index: number) => (index + at) % repetitions(3, 1) === 0;

const isReady = (invoice: (typeof invoices)[number], format: EInvoiceFormat) =>
  eInvoiceRefusal(invoice, format) === null && eInvoiceGaps(invoice, format).length === 0;

describe("e-invoices of the demo", () => {
  it("can be made of all invoices except those of one client, whose details are missing", () => {
    expect(invoices).toHaveLength(22);
    const others = invoices.filter((invoice) => !isReady(invoice, "facturx"));
    expect([...new Set(others.map(({ clientName }) => clientName))]).toEqual(["Saltmarsh Bakery"]);
    expect(others.length).toBeLessThan(invoices.length / 4);
    for (const invoice of others)
      expect(eInvoiceGaps(invoice, "facturx").map(({ label }) => label)).toEqual([
        "your client’s street, postcode and city",
        "your client’s country",
      ]);
    expect(invoices.filter((invoice) => isReady(invoice, "xrechnung-cii")).length).toBeGreaterThan(
      invoices.length / 2,
    );
  });

  it.skipIf(missingRules)(
    `meet the official rules${missingRules ? ` (skipped: ${missingRules})` : ""}`,
    async () => {
      const oracle = await loadOracle();
      for (const [at, format] of eInvoiceFormats.entries())
        for (const invoice of invoices.filter((one) => isReady(one, format)).filter(isChecked(at)))
          expect(fatal(oracle(eInvoiceXml(invoice, format), format)), `${format} ${invoice.number}`).toEqual(
            [],
          );
    },
  );
});
