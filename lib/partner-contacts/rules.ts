import { compareNames, searchText } from "@/lib/shared/text/search-text";
import type { PartnerContact, PartnerContactFilter } from "./schema";

/**
 * Returns whether the partner matches the filter. With `projectId` nothing matches: a contact does
 * not contain its projects, and no screen searches by it.
 */
export function matchesPartnerContactFilter(partner: PartnerContact, filter: PartnerContactFilter): boolean {
  const { name, role, company, projectId } = filter;
  return (
    !projectId &&
    (!name || searchText(partner.name).includes(searchText(name))) &&
    (!role || searchText(partner.role ?? "").includes(searchText(role))) &&
    (!company || searchText(partner.company).includes(searchText(company)))
  );
}

/** Compares partners by name. */
export function comparePartnerContacts(a: PartnerContact, b: PartnerContact): number {
  return compareNames(a, b) || a.id.localeCompare(b.id);
}
