/** The first part of every query key, which a mutation names to refetch it. */
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
  documentSettings: ["documentSettings"],
  bankAccounts: ["bankAccounts"],
  receivedPayments: ["receivedPayments"],
  income: ["income"],
  deletion: ["deletion"],
  securityEvents: ["securityEvents"],
  sessions: ["sessions"],
  signInMethods: ["signInMethods"],
  passkeys: ["passkeys"],
  serverStatus: ["serverStatus"],
} as const satisfies Record<string, readonly [string]>;

/** Returns the key of a search. Optimistic updates read the filter from it. */
export function searchKey<Filter>(resource: readonly [string], filter: Filter) {
  return [...resource, "search", filter] as const;
}
