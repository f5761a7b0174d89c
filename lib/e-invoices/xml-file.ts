import { toCii } from "./cii";
import type { EInvoiceFormat } from "./formats";
import { type EInvoiceInput, toEInvoice } from "./to-invoice";
import { toUbl } from "./ubl";

/** Returns the XML of an e-invoice: for Factur-X the one that is attached to the PDF. */
export function eInvoiceXml(document: EInvoiceInput, format: EInvoiceFormat): string {
  const invoice = toEInvoice(document, format);
  return format === "facturx" || format === "xrechnung-cii" ? toCii(invoice, format) : toUbl(invoice, format);
}
