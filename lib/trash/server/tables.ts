import "server-only";
import type { TrashKind } from "@/lib/trash/kinds";

/** The tables whose rows can be in a trash entry, with the references that delete them (ON DELETE CASCADE). Parents come first. */
export const cascades = {
  Client: {},
  BankAccount: {},
  CatalogueItem: {},
  PartnerContact: {},
  Project: { clientId: "Client" },
  ClientContact: { companyId: "Client" },
  Repeat: { projectId: "Project" },
  Task: { projectId: "Project" },
  Event: { projectId: "Project" },
  File: { projectId: "Project" },
  TimeEntry: { projectId: "Project" },
  SalesDocument: { projectId: "Project" },
  SalesDocumentItem: { documentId: "SalesDocument" },
  DeductedDeposit: { documentId: "SalesDocument", depositId: "SalesDocument" },
  DocumentLink: { documentId: "SalesDocument" },
  SentDocument: { documentId: "SalesDocument" },
  ReceivedPayment: { documentId: "SalesDocument" },
  ReceivedPaymentChange: { documentId: "SalesDocument" },
  ProjectClientContact: { projectId: "Project", contactId: "ClientContact" },
  ProjectPartnerContact: { projectId: "Project", contactId: "PartnerContact" },
} as const satisfies Record<string, Record<string, string>>;

export type TrashTable = keyof typeof cascades;

/** The references that a deletion clears instead in its own statement, all of them of documents. */
export const clearedReferences = {
  clientId: "Client",
  bankAccountId: "BankAccount",
  sourceId: "SalesDocument",
  creditsId: "SalesDocument",
} as const satisfies Record<string, TrashTable>;

export const tableOfKind = {
  client: "Client",
  project: "Project",
  task: "Task",
  event: "Event",
  file: "File",
  clientContact: "ClientContact",
  partnerContact: "PartnerContact",
  salesDocument: "SalesDocument",
  bankAccount: "BankAccount",
  catalogueItem: "CatalogueItem",
  timeEntry: "TimeEntry",
} as const satisfies Record<TrashKind, TrashTable>;

export const trashTables = Object.keys(cascades) as TrashTable[];

/** Returns the references of a table that delete its rows, as pairs of column and parent. */
export function parentsOf(table: TrashTable): [column: string, parent: TrashTable][] {
  return Object.entries(cascades[table]);
}

/** Returns the tables that lose rows when rows of `root` are deleted, beginning with it; parents come first. */
export function tablesBelow(root: TrashTable): TrashTable[] {
  const found = new Set([root]);
  for (const table of trashTables)
    if (parentsOf(table).some(([, parent]) => found.has(parent))) found.add(table);
  return [...found];
}

/** Returns whether other tables refer to this one. */
export function isReferredTo(table: TrashTable): boolean {
  const references = [...trashTables.flatMap(parentsOf), ...Object.entries(clearedReferences)];
  return references.some(([, parent]) => parent === table);
}
