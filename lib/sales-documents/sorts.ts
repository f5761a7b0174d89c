/** The columns by which documents are sorted. */
export const documentSorts = [
  "issued",
  "number",
  "client",
  "title",
  "due",
  "total",
  "balance",
  "state",
  "answered",
] as const;

export type DocumentSort = (typeof documentSorts)[number];
