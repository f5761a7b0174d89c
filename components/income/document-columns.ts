import type { DocumentSort } from "@/lib/sales-documents/sorts";

/** The columns of the documents, in their order. */
export const documentColumns: readonly { column: DocumentSort; label: string; isAmount?: true }[] = [
  { column: "number", label: "Number" },
  { column: "client", label: "Client" },
  { column: "issued", label: "Issued" },
  { column: "due", label: "Due" },
  { column: "total", label: "Total", isAmount: true },
  { column: "balance", label: "Owed", isAmount: true },
  { column: "state", label: "State" },
];

/** The places of the columns and of the actions at the end, in headers and rows alike. A date with its year is never cut. */
export const documentGridClass =
  "grid items-center gap-x-1.5 pr-2 pl-4 grid-cols-[minmax(0,1fr)_5.25rem_2.75rem] @xs:gap-x-3 @xs:grid-cols-[minmax(0,1fr)_8.5rem_2.75rem] @4xl:gap-x-2 @4xl:grid-cols-[minmax(8rem,0.8fr)_minmax(0,1.8fr)_7.875rem_7.875rem_6.25rem_6.25rem_6.5rem_2rem] @5xl:gap-x-3 @5xl:grid-cols-[minmax(8rem,0.8fr)_minmax(0,1.8fr)_7.875rem_7.875rem_7.5rem_7.5rem_7rem_2rem]";
