import fc from "fast-check";
import { v7 as newId } from "uuid";
import { printedAccount } from "@/lib/sales-documents/print/printed-account";
import { repeated, rulesFor } from "./random-repeats";
import { amount, instant, optional, pick, text, times } from "./random-values";
import type { Prisma } from "@/lib/server/db/generated/client";

/** The rows of a random workspace by table, for `insertRows`. */
export type RandomTree = Partial<Record<Prisma.ModelName, Record<string, unknown>[]>>;

const plan = fc.record({
  clients: fc.array(
    fc.record({ name: text, note: optional, themeColor: fc.constantFrom(null, "teal"), ...times }),
    { minLength: 1, maxLength: 3 },
  ),
  projects: fc.array(
    fc.record({
      name: text,
      note: optional,
      client: fc.option(pick),
      budget: fc.nat(),
      pinned: fc.boolean(),
      links: fc.array(fc.record({ label: text, url: fc.constant("https://example.org") }), { maxLength: 2 }),
      ...times,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  repeats: fc.array(
    fc.record({
      name: text,
      project: fc.option(pick),
      count: fc.option(fc.integer({ min: 2, max: 20 })),
      createdAt: instant,
    }),
    { minLength: 1, maxLength: 2 },
  ),
  tasks: fc.array(
    fc.record({
      name: text,
      project: fc.option(pick),
      details: optional,
      dueAt: instant,
      isWithTime: fc.boolean(),
      repeat: fc.option(pick),
      tags: fc.array(text, { maxLength: 3 }),
      ...times,
    }),
    { minLength: 1, maxLength: 5 },
  ),
  events: fc.array(
    fc.record({
      name: text,
      project: fc.option(pick),
      link: optional,
      dueAt: instant,
      isWithTime: fc.boolean(),
      repeat: fc.option(pick),
      tags: fc.array(text, { maxLength: 2 }),
      ...times,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  files: fc.array(fc.record({ name: text, project: fc.option(pick), size: fc.option(fc.nat()), ...times }), {
    minLength: 1,
    maxLength: 5,
  }),
  contacts: fc.array(
    fc.record({
      name: text,
      role: optional,
      company: pick,
      projects: fc.uniqueArray(pick, { maxLength: 3 }),
      ...times,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  partners: fc.array(
    fc.record({ name: text, company: text, projects: fc.uniqueArray(pick, { maxLength: 3 }), ...times }),
    { minLength: 1, maxLength: 3 },
  ),
  accounts: fc.array(fc.record({ label: text, holder: text, accountNumber: text, ...times }), {
    minLength: 1,
    maxLength: 2,
  }),
  documents: fc.array(
    fc.record({
      category: fc.constantFrom("quotation", "invoice", "receipt"),
      number: text,
      project: pick,
      client: fc.option(pick),
      account: fc.option(pick),
      source: fc.option(pick),
      note: optional,
      hasPaymentChange: fc.boolean(),
      items: fc.array(
        fc.record({
          title: text,
          rate: amount,
          quantity: amount,
          taxRate: fc.option(fc.constantFrom("7.0000", "19.0000")),
        }),
        { maxLength: 3 },
      ),
      ...times,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  timeEntries: fc.array(
    fc.record({
      description: text,
      project: fc.option(pick),
      document: fc.option(pick),
      startedAt: instant,
      minutes: fc.integer({ min: 1, max: 1440 }),
      tags: fc.array(text, { maxLength: 2 }),
      ...times,
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

/** Workspaces with at least one row of every kind, which refer to each other at random. */
export const randomTree: fc.Arbitrary<(userId: string) => RandomTree> = plan.map(
  (planned) => (userId) => build(userId, planned),
);

type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

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
      items.map((item, position) => ({ userId, documentId: id, position, ...item })),
    ),
    TimeEntry: inProject(withIds(planned.timeEntries)).map(({ document, minutes, ...row }) => {
      const billed = documents[(document ?? 0) % documents.length];
      const line = document === null ? undefined : billed?.items[0];
      return {
        ...row,
        endedAt: new Date(Date.parse(row.startedAt) + minutes * 60_000).toISOString(),
        isBillable: true,
        documentId: line ? billed?.id : null,
        lineId: line?.timeLineId ?? null,
        billedRate: line ? "90.0000" : null,
      };
    }),
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
