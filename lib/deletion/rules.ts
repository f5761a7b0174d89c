import { countOf } from "@/lib/format";
import type { ClientDeletion } from "./schema";

const nouns: [keyof ClientDeletion, string][] = [
  ["projects", "project"],
  ["tasks", "task"],
  ["events", "event"],
  ["files", "file"],
  ["quotations", "quotation"],
  ["invoices", "invoice"],
  ["receipts", "receipt"],
  ["contacts", "client contact"],
  ["links", "link"],
  ["notes", "note"],
];

/** Lists what is deleted as well: "2 projects, 1 invoice and 3 links"; "" if there is nothing. */
export function listDeletion(deletion: Partial<ClientDeletion>): string {
  const parts = nouns.flatMap(([key, noun]) => {
    const count = deletion[key] ?? 0;
    return count > 0 ? [countOf(count, noun)] : [];
  });
  return new Intl.ListFormat("en-GB").format(parts);
}
