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
] as const;

export type DocumentSort = (typeof documentSorts)[number];
