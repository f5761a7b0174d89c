import { safeName, shortName } from "@/lib/shared/text/file-names";

type Named = { category: string; kind?: string; number: string; projectTitle: string };

/** Returns a document's file name without unsafe characters: "invoice-2-Online pre-orders.pdf". */
export function documentFileName({ category, kind, number, projectTitle }: Named) {
  const name = [kind === "creditNote" ? "credit note" : category, number, projectTitle]
    .map(safeName)
    .filter(Boolean)
    .join("-");
  return `${shortName(name).replace(/(?<![\s.])[\s.]+$/, "")}.pdf`;
}
