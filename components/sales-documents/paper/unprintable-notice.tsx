"use client";

import { useWatch } from "react-hook-form";
import type { BuilderControl, SalesDocumentFormInput } from "@/lib/sales-documents/form";
import { countOf } from "@/lib/shared/text/format";
import { salesDocumentFieldNames } from "@/lib/sales-documents/field-names";
import { unprintableIn } from "@/lib/sales-documents/print/printable";

const SHOWN = 5;

// The other fields are selected values or numbers, which every font can print.
const chosen = new Set(["category", "issuedAt", "currency", "clientId", "language", "taxTreatment"]);

/** Warns about characters that no font of the PDF has, with their field, before a PDF is created. */
export function UnprintableNotice({ control }: { control: BuilderControl }) {
  const found = useWatch({ control, compute: findUnprintable });
  if (found.length === 0) return null;
  return (
    <div
      role="status"
      className="mb-4 rounded-control border border-line-strong bg-sunken px-3 py-2 text-meta"
    >
      <p>Some characters cannot be printed. The PDF shows [?] in their place.</p>
      <ul className="text-ink-muted">
        {found.map(({ label, characters }) => (
          <li key={label} className="wrap-anywhere">
            {label}: {characters.slice(0, SHOWN).join(" ")}
            {characters.length > SHOWN && ` and ${countOf(characters.length - SHOWN, "more character")}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function findUnprintable(values: SalesDocumentFormInput) {
  return Object.entries(salesDocumentFieldNames).flatMap(([name, label]) => {
    if (chosen.has(name)) return [];
    const value = values[name as keyof SalesDocumentFormInput];
    const text = Array.isArray(value)
      ? value.map(({ title, description }) => `${title}\n${description ?? ""}`).join("\n")
      : value;
    const characters = unprintableIn(typeof text === "string" ? text : "");
    return characters.length > 0 ? [{ label, characters }] : [];
  });
}
