import { type Address, hasAddress } from "@/lib/address";
import { printAddress } from "@/lib/print-address";
import { clientAddress, freelancerAddress, type PrintInput, type Text } from "./print-input";
import { filled, type PrintLine, texts } from "./print-texts";

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
export function printParties(document: PrintInput): { freelancer: PrintParty; client: PrintParty } {
  return {
    freelancer: {
      label: "From",
      name: document.freelancerName,
      texts: texts(addressText(freelancerAddress(document), document.freelancerAddress)),
      lines: filled([
        ["Email", document.freelancerEmail],
        ["Phone", document.freelancerPhone],
        ["Tax ID", document.freelancerTaxId],
      ]),
    },
    client: {
      label: "For",
      name: document.clientName,
      texts: texts(
        document.clientOffice,
        addressText(clientAddress(document), document.clientAddress),
        document.clientDetail,
      ),
      lines: filled([
        ["Phone", document.clientPhone],
        ["Tax ID", document.clientTaxId],
      ]),
    },
  };
}

/** Returns the address in parts, else the text. */
function addressText(address: Address, text: Text): Text {
  return hasAddress(address) ? printAddress(address).join("\n") : text;
}
