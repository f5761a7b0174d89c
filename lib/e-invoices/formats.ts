/** The forms in which an e-invoice is given. */
export const eInvoiceFormats = ["facturx", "xrechnung-cii", "xrechnung-ubl", "peppol"] as const;

export type EInvoiceFormat = (typeof eInvoiceFormats)[number];

export const eInvoiceFormatLabels: Record<EInvoiceFormat, string> = {
  facturx: "Factur-X / ZUGFeRD (PDF)",
  "xrechnung-cii": "XRechnung (CII)",
  "xrechnung-ubl": "XRechnung (UBL)",
  peppol: "Peppol BIS (UBL)",
};

const xml = { contentType: "application/xml; charset=utf-8", extension: "xml" };

export const eInvoiceTypes: Record<EInvoiceFormat, { contentType: string; extension: string }> = {
  facturx: { contentType: "application/pdf", extension: "pdf" },
  "xrechnung-cii": xml,
  "xrechnung-ubl": xml,
  peppol: xml,
};

export function isXRechnung(format: EInvoiceFormat): boolean {
  return format === "xrechnung-cii" || format === "xrechnung-ubl";
}

/** The specification that a file names as its own (BT-24), and the business process (BT-23). */
export const specifications: Record<EInvoiceFormat, { id: string; process: string | null }> = {
  facturx: { id: "urn:cen.eu:en16931:2017", process: null },
  "xrechnung-cii": xrechnung(),
  "xrechnung-ubl": xrechnung(),
  peppol: {
    id: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
    process: "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
  },
};

function xrechnung() {
  return {
    id: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
    process: "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
  };
}
