import { countOf } from "@/lib/shared/text/format";
import type { ClientDeletion } from "./schema";

/** Returns why a project or client with this many issued documents, which are kept, is not deleted. */
export function issuedRefusal(count: number, noun: "project" | "client"): string {
  return `${issuedReason(count, noun)} ${noun === "client" ? "Archive" : "Complete"} it instead.`;
}

/** Returns the same for the dialog that offers to archive it. */
export function archiveOffer(count: number, noun: "project" | "client"): string {
  const along = noun === "client" ? " with its projects" : "";
  return `${issuedReason(count, noun)} Archive it instead: it leaves the lists${along}, and everything in it is kept.`;
}

function issuedReason(count: number, noun: "project" | "client"): string {
  const documents = count === 1 ? "1 issued document belongs" : `${count} issued documents belong`;
  return `${documents} to this ${noun}.`;
}

const nouns: [keyof ClientDeletion, string, plural?: string][] = [
  ["projects", "project"],
  ["tasks", "task"],
  ["events", "event"],
  ["files", "file"],
  ["quotations", "quotation"],
  ["invoices", "invoice"],
  ["receipts", "receipt"],
  ["timeEntries", "time entry", "time entries"],
  ["contacts", "client contact"],
  ["links", "link"],
  ["notes", "note"],
];

/** Lists what is deleted as well: "2 projects, 1 invoice and 3 links"; "" if there is nothing. */
export function listDeletion(deletion: Partial<ClientDeletion>): string {
  const parts = nouns.flatMap(([key, noun, plural]) => {
    const count = deletion[key] ?? 0;
    return count > 0 ? [countOf(count, noun, plural)] : [];
  });
  return new Intl.ListFormat("en-GB").format(parts);
}
