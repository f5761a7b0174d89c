import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** Another document that one refers to, or that refers to it. */
export type Relation = {
  /** "Made from", "Credited by" */
  label: string;
  id: string;
  /** "Invoice 2026-0007" */
  name: string;
  isDraft: boolean;
};

type Related = NonNullable<SalesDocument["source"]>;

type Document = Pick<SalesDocument, "kind" | "source" | "credits" | "creditNotes" | "deposits"> & {
  copies: readonly Related[];
};

/** Returns the documents that a document is connected to: what it was made from first, then what was made from it. */
export function lineageOf({ kind, source, credits, copies, creditNotes, deposits }: Document): Relation[] {
  const relation = (label: string, related: Related): Relation => ({
    label,
    id: related.id,
    name: documentName({ category: "invoice", ...related }),
    isDraft: related.issuedDate === null,
  });
  return [
    ...(source ? [relation(source.kind === kind ? "Duplicate of" : "Made from", source)] : []),
    ...(credits ? [relation("Credits", credits)] : []),
    ...deposits.map((deposit) => relation("Deducts", { ...deposit, kind: "invoice" })),
    ...copies.map((copy) => relation(copy.kind === kind ? "Duplicated as" : "Made into", copy)),
    ...creditNotes.map((note) => relation("Credited by", note)),
  ];
}
