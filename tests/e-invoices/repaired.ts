import type { EInvoiceFormat } from "@/lib/e-invoices/formats";
import { eInvoiceGaps, type GapField } from "@/lib/e-invoices/requirements";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { type RandomDocument } from "./random-documents";
import { vatIds } from "./vat-ids";

/** Fills in what a document lacks for a format, as a person does who reads the list of the app. */
export function repaired(document: RandomDocument, format: EInvoiceFormat): RandomDocument {
  const lacks = (field: GapField) => eInvoiceGaps(document, format).some((gap) => gap.field === field);
  const whose = (party: "freelancer" | "client", country: string) => ({
    [`${party}Street`]: document[`${party}Street`] ?? "Main Street 1",
    [`${party}Postcode`]: document[`${party}Postcode`] ?? "10115",
    [`${party}City`]: document[`${party}City`] ?? "Springfield",
    [`${party}Country`]: document[`${party}Country`] ?? country,
  });
  const filled = { ...document, ...whose("freelancer", "DE"), ...whose("client", "AT") };
  const isElsewhere = !vatIds[filled.freelancerCountry ?? ""];
  const fixed = {
    ...filled,
    ...((lacks("freelancerTaxId") || lacks("freelancerVatId")) && {
      freelancerVatId: vatIds[isElsewhere ? "DE" : (filled.freelancerCountry ?? "")],
    }),
    ...(lacks("clientVatId") && { clientVatId: vatIds.AT }),
    freelancerPhone: document.freelancerPhone ?? "+49 30 1234567",
    freelancerEmail: document.freelancerEmail ?? "ida@brekke.example",
    ...(lacks("electronicAddress") && { electronicAddress: "0088:7300010000001" }),
    buyerReference: document.buyerReference ?? "04011000-12345-03",
    ...(lacks("bankAccountId") && { bankIban: "DE89370400440532013000" }),
    ...(lacks("tax") && { tax: "25", items: document.items.map((item) => ({ ...item, taxRate: null })) }),
  };
  // Beside an Italian VAT ID, a tax number has the form of Italy.
  const isForeign = eInvoiceGaps(fixed, format).some(({ field }) => field === "freelancerTaxId");
  const complete = isForeign ? { ...fixed, freelancerTaxId: "RSSMRA85T10A562S" } : fixed;
  const { taxGroups, total } = computeTotals(complete);
  return { ...complete, taxGroups, total };
}
