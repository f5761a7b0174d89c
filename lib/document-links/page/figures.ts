import type { PrintLine } from "@/lib/sales-documents/print/texts";

const code = /\s[A-Z]{3}$/;
const words = /[\p{L}\p{Pd}]/u;

/**
 * Returns the class of a value: "number" for an IBAN, an amount and figures without letters and hyphens. Figures of equal width would
 * set the hyphens in a name, or in the number of a document, apart from their words.
 */
export function figureClass({ label, value }: PrintLine): "number" | null {
  return label === "IBAN" || !words.test(value.replace(code, "")) ? "number" : null;
}
