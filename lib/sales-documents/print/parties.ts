import { type Address, hasAddress } from "@/lib/shared/text/address";
import { type DocumentLanguage, localeOf } from "@/lib/shared/text/languages";
import { printAddress } from "@/lib/shared/text/print-address";
import type { PaperLabels } from "@/lib/sales-documents/paper-labels/labels";
import { clientAddress, freelancerAddress, type PrintInput, type Text } from "./input";
import { filled, type PrintLine, texts } from "./texts";

export type PrintParty = {
  /** "From" or "For". */
  label: string;
  name: string;
  /** Address, office, detail: as they were written, without labels. */
  texts: string[];
  /** Email, phone, tax ID. */
  lines: PrintLine[];
};

/** Returns who the document is from and for. */
export function printParties(
  document: PrintInput,
  { labels, language }: { labels: PaperLabels; language: DocumentLanguage },
): { freelancer: PrintParty; client: PrintParty } {
  return {
    freelancer: {
      label: labels.from,
      name: document.freelancerName,
      texts: texts(addressText(freelancerAddress(document), document.freelancerAddress, language)),
      lines: filled([
        [labels.email, document.freelancerEmail],
        [labels.phone, document.freelancerPhone],
        ...taxNumbers({ vatId: document.freelancerVatId, taxId: document.freelancerTaxId }, labels),
      ]),
    },
    client: {
      label: labels.for,
      name: document.clientName,
      texts: texts(
        document.clientOffice,
        addressText(clientAddress(document), document.clientAddress, language),
        document.clientDetail,
      ),
      lines: filled([
        [labels.phone, document.clientPhone],
        ...taxNumbers({ vatId: document.clientVatId, taxId: document.clientTaxId }, labels),
      ]),
    },
  };
}

/** A tax ID alone may be of any kind. Beside a VAT ID it is the tax number. */
function taxNumbers(
  { vatId, taxId }: { vatId: Text; taxId: Text },
  labels: PaperLabels,
): [label: string, value: Text][] {
  if (!vatId?.trim()) return [[labels.taxId, taxId]];
  return [
    [labels.vatId, vatId],
    [labels.taxNumber, taxId],
  ];
}

/** Returns the address in parts, else the text. */
function addressText(address: Address, text: Text, language: DocumentLanguage): Text {
  return hasAddress(address) ? printAddress(address, localeOf(language)).join("\n") : text;
}
