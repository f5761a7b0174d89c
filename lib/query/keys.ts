/** The first part of every query key, which a mutation names to refetch it. */
export const keys = {
  projects: ["projects"],
  project: ["project"],
  clients: ["clients"],
  client: ["client"],
  clientTimeline: ["clientTimeline"],
  clientIds: ["clientIds"],
  tasks: ["tasks"],
  tags: ["tags"],
  events: ["events"],
  repeats: ["repeats"],
  files: ["files"],
  clientContacts: ["clientContacts"],
  partnerContacts: ["partnerContacts"],
  partnerCompanies: ["partnerCompanies"],
  user: ["user"],
  paymentData: ["paymentData"],
  paymentStats: ["paymentStats"],
  salesDocuments: ["salesDocuments"],
  salesDocument: ["salesDocument"],
  sharing: ["sharing"],
  draftKeys: ["draftKeys"],
  documentSettings: ["documentSettings"],
  bankAccounts: ["bankAccounts"],
  catalogueItems: ["catalogueItems"],
  receivedPayments: ["receivedPayments"],
  income: ["income"],
  calendarFeed: ["calendarFeed"],
  today: ["today"],
  deletion: ["deletion"],
  trash: ["trash"],
  securityEvents: ["securityEvents"],
  sessions: ["sessions"],
  signInMethods: ["signInMethods"],
  passkeys: ["passkeys"],
  serverStatus: ["serverStatus"],
  search: ["search"],
} as const satisfies Record<string, readonly [string]>;

/** Returns the key of a search. Optimistic updates read the filter from it. */
export function searchKey<Filter>(resource: readonly [string], filter: Filter) {
  return [...resource, "search", filter] as const;
}
