import type { DocumentKind } from "@/lib/document-settings/kinds";

type Details = {
  freelancerAddress?: string | null;
  freelancerTaxId?: string | null;
  clientAddress?: string | null;
  tax: string;
};

export type MissingDetail = {
  field: "freelancerAddress" | "freelancerTaxId" | "clientAddress";
  label: string;
};

/** Returns the details that a document usually states and that are empty on this one. They do not prevent its issue. */
export function missingDetails(kind: DocumentKind, details: Details): MissingDetail[] {
  const isTaxed = kind !== "quotation" && Number(details.tax) > 0;
  const expected: (MissingDetail | false)[] = [
    { field: "freelancerAddress", label: "Your address" },
    isTaxed && { field: "freelancerTaxId", label: "Your tax ID" },
    { field: "clientAddress", label: "Address of the client" },
  ];
  return expected.filter((detail) => detail !== false).filter(({ field }) => !details[field]?.trim());
}
