/** The archived rows that a search returns: none, as without a filter, all of them with the others, or only them. */
export const archivedFilters = ["exclude", "include", "only"] as const;

export type ArchivedFilter = (typeof archivedFilters)[number];

/** Returns whether a row that was archived at this time, or is in use, is among those of the filter. */
export function matchesArchived(archivedAt: string | null, filter: ArchivedFilter = "exclude"): boolean {
  if (filter === "include") return true;
  return (archivedAt !== null) === (filter === "only");
}
