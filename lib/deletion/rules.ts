import { countOf } from "@/lib/shared/text/format";
import type { ClientDeletion } from "./schema";

/**
 * Returns why a project or client with this many issued documents, which are kept, is not deleted. A client has no status that
 * could be set instead.
 */
export function issuedRefusal(count: number, noun: "project" | "client"): string {
  const documents = count === 1 ? "1 issued document belongs" : `${count} issued documents belong`;
  const way = noun === "client" ? "It cannot be deleted." : "Complete it instead.";
  return `${documents} to this ${noun}. ${way}`;
}

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
