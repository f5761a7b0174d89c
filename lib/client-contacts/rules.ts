import { compareNames, searchText } from "@/lib/shared/text/search-text";
import type { ClientContact, ClientContactFilter } from "./schema";

/**
 * Returns whether the contact matches the filter. With `projectId` nothing matches: a contact does
 * not contain its projects, and no screen searches by it.
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

/** Compares contacts by name. */
export function compareClientContacts(a: ClientContact, b: ClientContact): number {
  return compareNames(a, b) || a.id.localeCompare(b.id);
}
