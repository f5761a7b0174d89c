import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { EInvoiceFormat } from "@/lib/e-invoices/formats";

// The official rules are under another licence and not in this repository.
const folder = process.env.EN16931_RULES ?? path.join(process.cwd(), "../shared/reference/en16931");
const program = path.join(folder, "check.mjs");

/** Why the rules cannot be asked; null if they are there. */
export const missingRules = existsSync(program)
  ? null
  : "The rules of EN 16931 (CEN), XRechnung (KoSIT) and Peppol BIS (OpenPeppol), compiled for SaxonJS with a check.mjs, belong into the folder that EN16931_RULES names.";

type Finding = { id: string; flag: string; text: string };
type Check = (kind: string, xml: string) => { fired: number; fails: Finding[] };

const kinds: Record<EInvoiceFormat, string[]> = {
  facturx: ["cii"],
  "xrechnung-cii": ["cii", "xrcii"],
  "xrechnung-ubl": ["ubl"],
  peppol: ["ubl", "pep"],
};

/** Returns the program of the rules. */
export async function loadOracle() {
  const { check } = (await import(/* @vite-ignore */ pathToFileURL(program).href)) as { check: Check };
  /** Returns what the official rules of a format find in a file. */
  return (xml: string, format: EInvoiceFormat): Finding[] =>
    kinds[format].flatMap((kind) => {
      const { fired, fails } = check(kind, xml);
      if (fired === 0) throw new Error(`No rule of ${kind} looked at the file`);
      return fails;
    });
}

/** Returns the findings for which a receiver refuses the file, as "BR-CO-15". */
export function fatal(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ flag }) => flag === "fatal")
    .map(({ id, text }) => `${id}: ${text.slice(0, 160)}`);
}
