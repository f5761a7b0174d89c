import type { DocumentKind } from "@/lib/document-settings/kinds";
import type { MissingDetail } from "@/lib/sales-documents/issue/missing-details";
import { type CheckedDocument, type EInvoiceGap, eInvoiceGaps, eInvoiceRefusal } from "./requirements";

// The EU and its neighbors where businesses send each other e-invoices of EN 16931.
const countries = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

const asked: Partial<Record<MissingDetail["field"], readonly string[]>> = {
  freelancerAddress: ["freelancerStreet"],
  freelancerTaxId: ["freelancerTaxId", "freelancerVatId"],
  clientAddress: ["clientStreet"],
};

/**
 * Returns what a draft lacks for an e-invoice, beyond what the issue dialog names already. Empty where e-invoices do not matter:
 * outside Europe, and for quotations and receipts.
 */
export function issueHints(
  kind: DocumentKind,
  document: Omit<CheckedDocument, "kind">,
  missing: readonly MissingDetail[],
): EInvoiceGap[] {
  const checked = { ...document, kind };
  const isInvoice = kind === "invoice" || kind === "creditNote";
  const matters = [document.freelancerCountry, document.clientCountry].some((code) =>
    countries.has(code ?? ""),
  );
  if (!isInvoice || !matters || eInvoiceRefusal(checked, "facturx")) return [];
  const known = missing.flatMap(({ field }) => asked[field] ?? []);
  return eInvoiceGaps(checked, "facturx").filter(({ field }) => !known.includes(field));
}
