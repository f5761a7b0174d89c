/** The first part of every query key: what a mutation names to have it fetched again. */
export const keys = {
  projects: ["projects"],
  project: ["project"],
  clients: ["clients"],
  client: ["client"],
  clientIds: ["clientIds"],
  tasks: ["tasks"],
  events: ["events"],
  files: ["files"],
  clientContacts: ["clientContacts"],
  partnerContacts: ["partnerContacts"],
  partnerCompanies: ["partnerCompanies"],
  user: ["user"],
  paymentData: ["paymentData"],
  paymentStats: ["paymentStats"],
  salesDocuments: ["salesDocuments"],
  salesDocument: ["salesDocument"],
  deletion: ["deletion"],
  securityEvents: ["securityEvents"],
} as const satisfies Record<string, readonly [string]>;

/** The key of one search: its filter is read again by the optimistic rewrites. */
export function searchKey<Filter>(resource: readonly [string], filter: Filter) {
  return [...resource, "search", filter] as const;
}
