import type { DocumentKind } from "@/lib/document-settings/kinds";

type Details = {
  freelancerAddress?: string | null;
  freelancerStreet?: string | null;
  freelancerTaxId?: string | null;
  freelancerVatId?: string | null;
  clientAddress?: string | null;
  clientStreet?: string | null;
  bankAccountId?: string | null;
  tax: string;
};

export type MissingDetail = {
  field: "freelancerAddress" | "freelancerTaxId" | "clientAddress" | "bankAccountId";
  label: string;
};

/** Returns the details that a document usually states and that are empty on this one. They do not prevent its issue. */
export function missingDetails(kind: DocumentKind, details: Details): MissingDetail[] {
  const isTaxed = kind !== "quotation" && Number(details.tax) > 0;
  const expected: (MissingDetail | false)[] = [
    !details.freelancerStreet && { field: "freelancerAddress", label: "Your address" },
    isTaxed && !details.freelancerVatId && { field: "freelancerTaxId", label: "Your tax ID" },
    !details.clientStreet && { field: "clientAddress", label: "Address of the client" },
    kind === "invoice" && { field: "bankAccountId", label: "A bank account to pay into" },
  ];
  return expected.filter((detail) => detail !== false).filter(({ field }) => !details[field]?.trim());
}
