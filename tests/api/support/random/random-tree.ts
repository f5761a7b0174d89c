import type fc from "fast-check";
import { v7 as newId } from "uuid";
import { printedAccount } from "@/lib/sales-documents/print/printed-account";
import { type Plan, plan } from "./random-plan";
import { repeated, rulesFor } from "./random-repeats";
import type { Prisma } from "@/lib/server/db/generated/client";

/** The rows of a random workspace by table, for `insertRows`. */
export type RandomTree = Partial<Record<Prisma.ModelName, Record<string, unknown>[]>>;

/** Workspaces with at least one row of every kind, which refer to each other at random. */
export const randomTree: fc.Arbitrary<(userId: string) => RandomTree> = plan.map(
  (planned) => (userId) => build(userId, planned),
);

function build(userId: string, planned: Plan): RandomTree {
  const withIds = <Row extends object>(rows: Row[]) => rows.map((row) => ({ userId, id: newId(), ...row }));
  const idOf = (rows: { id: string }[], index: number | null) =>
    index === null ? null : (rows[index % rows.length]?.id ?? null);
  const clients = withIds(planned.clients);
  const projects = withIds(planned.projects).map(({ client, ...row }) => ({
    ...row,
    clientId: idOf(clients, client),
    links: row.links,
    projectStatus: "active",
    paymentStatus: "pending",
    isPaymentStatusManual: false,
  }));
  const inProject = <Row extends { project: number | null }>(
    rows: (Row & { userId: string; id: string })[],
  ) => rows.map(({ project, ...row }) => ({ ...row, projectId: idOf(projects, project) }));
  const rules = {
    task: rulesFor("task", inProject(withIds(planned.repeats))),
    event: rulesFor("event", inProject(withIds(planned.repeats))),
  };
  const contacts = withIds(planned.contacts);
  const partners = withIds(planned.partners);
  const accounts = withIds(planned.accounts);
  const documents = withIds(planned.documents).map(({ items, ...row }) => ({
    ...row,
    items: items.map((item) => ({ ...item, timeLineId: newId() })),
  }));
  const joins = (rows: { id: string; projects: number[] }[]) =>
    rows.flatMap((row) =>
      [...new Set(row.projects.map((index) => idOf(projects, index)))].map((projectId) => ({
        userId,
        projectId,
        contactId: row.id,
      })),
    );
  const timeEntries = inProject(withIds(planned.timeEntries)).map(({ document, minutes, ...row }) => {
    // Only invoices have time.
    const invoices = documents.filter(({ category }) => category === "invoice");
    const billed = invoices[(document ?? 0) % invoices.length];
    const line = document === null ? undefined : billed?.items[0];
    return {
      ...row,
      endedAt: new Date(Date.parse(row.startedAt) + minutes * 60_000).toISOString(),
      isBillable: true,
      documentId: line ? billed?.id : null,
      lineId: line?.timeLineId ?? null,
      billedRate: line ? "90.0000" : null,
      billedRounding: line ? "up:15:entry" : null,
    };
  });
  // A line without any is of time that is gone for good, which a draft forgets when it is restored.
  const ofTime = new Set(timeEntries.map(({ lineId }) => lineId));
  return {
    Client: clients,
    Project: projects,
    Repeat: [...rules.task, ...rules.event],
    Task: repeated(rules.task, inProject(withIds(planned.tasks))).map((row) => ({
      ...row,
      status: "pending",
    })),
    Event: repeated(rules.event, inProject(withIds(planned.events))),
    File: inProject(withIds(planned.files)).map((row) => ({
      ...row,
      type: "document",
      category: "asset",
      link: "https://example.org",
    })),
    ClientContact: contacts.map(({ company, projects: _, ...row }) => ({
      ...row,
      companyId: idOf(clients, company),
    })),
    PartnerContact: partners.map(({ projects: _, ...row }) => row),
    ProjectClientContact: joins(contacts),
    ProjectPartnerContact: joins(partners),
    BankAccount: accounts,
    SalesDocument: documents.map(
      ({ project, client, account, source, items: _, hasPaymentChange: __, ...row }, index) => {
        const chosen = accounts.find(({ id }) => id === idOf(accounts, account));
        return {
          ...row,
          projectId: idOf(projects, project),
          clientId: idOf(clients, client),
          bankAccountId: chosen?.id ?? null,
          ...printedAccount(chosen && { ...noNumbers, ...chosen }),
          sourceId: index === 0 ? null : idOf(documents.slice(0, index), source),
          issuedAt: "2026-11-24",
          currency: "EUR",
          projectTitle: "Boats",
          freelancerName: "Ida",
          clientName: "Fjellgate",
          tax: "0",
          discountPercent: "0",
          discountFlat: "0",
          discount: "0",
          total: "0",
          taxTreatment: "standard",
          isCreditNote: false,
          isNumberTyped: true,
          received: "0",
          credited: "0",
          deducted: "0",
        };
      },
    ),
    SalesDocumentItem: documents.flatMap(({ id, items }) =>
      items.map((item, position) => ({
        userId,
        documentId: id,
        position,
        ...item,
        timeLineId: ofTime.has(item.timeLineId) ? item.timeLineId : null,
      })),
    ),
    TimeEntry: timeEntries,
    ReceivedPaymentChange: documents
      .filter(({ hasPaymentChange }) => hasPaymentChange)
      .map(({ id, createdAt }) => ({
        userId,
        id: newId(),
        documentId: id,
        paymentId: newId(),
        action: "removed",
        before: { amount: "10.00" },
        createdAt,
      })),
  };
}

const noNumbers = { iban: null, bic: null, bankName: null, promptPayId: null, upiId: null, pixKey: null };
