import { compareNames, searchText } from "@/lib/search-text";
import type { ClientContact, ClientContactFilter } from "./schema";

/**
 * Whether a search with this filter would find the contact. Who works on a project does not stand on the contact, and
 * no screen searches by it: a project brings its contacts along.
 */
export function matchesClientContactFilter(contact: ClientContact, filter: ClientContactFilter): boolean {
  const { name, role, company, companyId, projectId } = filter;
  return (
    !projectId &&
    (!companyId || contact.companyId === companyId) &&
    (!name || searchText(contact.name).includes(searchText(name))) &&
    (!role || searchText(contact.role ?? "").includes(searchText(role))) &&
    (!company || searchText(contact.company.name).includes(searchText(company)))
  );
}

/** The order of contacts: by name. */
export function compareClientContacts(a: ClientContact, b: ClientContact): number {
  return compareNames(a, b) || a.id.localeCompare(b.id);
}
