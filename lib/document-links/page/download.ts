import { type EInvoiceFormat, eInvoiceFormatLabels } from "@/lib/e-invoices/formats";
import type { PageTexts } from "../texts/page-texts";
import { type Html, html } from "./html";

/** Returns the link to the PDF, which is a menu where there are e-invoices too. `address` is that of the page. */
export function downloadMarkup(
  address: string,
  eInvoices: readonly EInvoiceFormat[],
  texts: PageTexts,
): Html {
  const pdf = `${address}/pdf`;
  if (eInvoices.length === 0) return html`<a class="button" href="${pdf}" download>${texts.downloadPdf}</a>`;
  return html`<details class="menu">
    <summary class="button">${texts.downloadPdf}</summary>
    <ul>
      <li><a href="${pdf}" download>PDF</a></li>
      <li class="muted">${texts.eInvoice}</li>
      ${eInvoices.map(
        (format) =>
          html`<li>
            <a href="${address}/e-invoice?format=${format}" download>${eInvoiceFormatLabels[format]}</a>
          </li>`,
      )}
    </ul>
  </details>`;
}
