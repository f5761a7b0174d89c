import { compareNames, searchText } from "@/lib/search-text";
import type { PartnerContact, PartnerContactFilter } from "./schema";

/**
 * Whether a search with this filter would find the partner. Who works on a project does not stand on the contact, and
 * no screen searches by it: a project brings its contacts along.
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

/** The order of partners: by name. */
export function comparePartnerContacts(a: PartnerContact, b: PartnerContact): number {
  return compareNames(a, b) || a.id.localeCompare(b.id);
}
