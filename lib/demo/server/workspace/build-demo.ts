import "server-only";
import { noAddress } from "@/lib/shared/text/address";
import { clients } from "@/lib/demo/server/workspace/content/clients";
import type {
  ClientContent,
  EventContent,
  FilesContent,
  PersonContent,
  ProjectContent,
  TaskContent,
  WeeklyContent,
} from "@/lib/demo/server/workspace/content/content-types";
import { partnersInPrint } from "@/lib/demo/server/workspace/content/partners-in-print";
import { partnersOnScreen } from "@/lib/demo/server/workspace/content/partners-on-screen";
import { priceList } from "@/lib/demo/server/workspace/content/price-list";
import { profile } from "@/lib/demo/server/workspace/content/profile";
import { salesDocuments } from "@/lib/demo/server/workspace/content/sales-documents";
import { hourlyRates } from "@/lib/demo/server/workspace/content/time";
import {
  studioEvents,
  studioFiles,
  studioProjects,
  studioTasks,
} from "@/lib/demo/server/workspace/content/studio";
import { DemoCalendar, weeklyEvents } from "./demo-calendar";
import { DemoDocuments } from "./demo-documents";
import { addTime } from "./demo-time";
import { objectKey } from "./demo-objects";
import type { DemoRows } from "./demo-rows";
import { eventRow, fileRow, taskRow } from "./demo-work-rows";

export type DemoRequest = {
  userId: string;
  now: Date;
  /** IANA name of the zone in which the demo's working days and hours lie. */
  timeZone: string;
  newId: () => string;
};

/** The full demo of one tenant: a studio's clients, projects and papers, with dates that hang on `now`. */
export function buildDemo(request: DemoRequest): DemoRows {
  return new DemoBuilder(request).build();
}

class DemoBuilder {
  private readonly userId: string;
  private readonly timeZone: string;
  private readonly newId: () => string;
  private readonly calendar: DemoCalendar;
  private readonly partnerIds = new Map<string, string>();
  private readonly rows: DemoRows = {
    profile: {
      ...profile,
      specialization: [...profile.specialization],
      avatar: objectKey(profile.avatar),
      logo: objectKey(profile.logo),
    },
    clients: [],
    clientContacts: [],
    partnerContacts: [],
    projects: [],
    projectClientContacts: [],
    projectPartnerContacts: [],
    tasks: [],
    events: [],
    files: [],
    bankAccounts: [],
    catalogueItems: [],
    salesDocuments: [],
    salesDocumentItems: [],
    receivedPayments: [],
    documentSeries: [],
    timeEntries: [],
  };
  private readonly documents: DemoDocuments;

  constructor({ userId, now, timeZone, newId }: DemoRequest) {
    this.userId = userId;
    this.timeZone = timeZone;
    this.newId = newId;
    this.calendar = new DemoCalendar(now, timeZone);
    this.documents = new DemoDocuments({ userId, newId, calendar: this.calendar, rows: this.rows });
  }

  build(): DemoRows {
    for (const partner of [...partnersOnScreen, ...partnersInPrint]) this.addPartner(partner);
    this.documents.addAccounts();
    this.addPriceList();
    for (const client of clients) this.addClient(client);
    for (const project of studioProjects) this.addProject(project, null, new Map());
    this.addWork(null, { tasks: studioTasks, events: studioEvents, files: studioFiles });
    this.documents.addSeries();
    const { userId, timeZone, newId, calendar, rows } = this;
    addTime({ userId, timeZone, newId, calendar, rows });
    return this.rows;
  }

  private addPartner(partner: PersonContent & { company?: string }): void {
    const row = { ...this.person(partner, -125), company: partner.company ?? "Freelancer" };
    this.partnerIds.set(partner.name, row.id);
    this.rows.partnerContacts.push(row);
  }

  private addPriceList(): void {
    const madeAt = this.calendar.madeAt(-120);
    for (const item of priceList)
      this.rows.catalogueItems.push({
        userId: this.userId,
        id: this.newId(),
        tax: null,
        ...item,
        createdAt: madeAt,
        updatedAt: madeAt,
      });
  }

  private addClient(client: ClientContent): void {
    const { contacts, projects, note, since, ...fields } = client;
    const id = this.newId();
    const madeAt = this.calendar.madeAt(since);
    this.rows.clients.push({
      userId: this.userId,
      id,
      ...noAddress,
      ...fields,
      buyerReference: client.buyerReference ?? null,
      paymentDays: client.paymentDays ?? null,
      note: this.lines(note),
      createdAt: madeAt,
      updatedAt: madeAt,
    });
    const contactIds = new Map<string, string>();
    for (const contact of contacts) {
      const row = { ...this.person(contact, client.since), companyId: id };
      contactIds.set(contact.name, row.id);
      this.rows.clientContacts.push(row);
    }
    for (const project of projects) this.addProject(project, { ...client, id }, contactIds);
  }

  private addProject(
    project: ProjectContent,
    client: (ClientContent & { id: string }) | null,
    contactIds: Map<string, string>,
  ): void {
    const id = this.newId();
    this.rows.projects.push({
      userId: this.userId,
      id,
      clientId: client?.id ?? null,
      name: this.calendar.text(project.name),
      projectStatus: project.projectStatus,
      paymentStatus: project.paymentStatus,
      budget: project.budget,
      currency: profile.currency,
      hourlyRate: hourlyRates[project.name] ?? null,
      note: this.lines(project.note),
      links: project.links.map(([label, url]) => ({ label, url })),
      pinned: project.pinned ?? false,
      createdAt: this.calendar.startedAt(project.started, this.rows.projects.length),
      updatedAt: this.calendar.hoursAgo(project.updatedHoursAgo),
    });
    for (const name of project.clientContacts ?? []) {
      this.rows.projectClientContacts.push(this.attached(id, contactIds, name));
    }
    for (const name of project.partners) {
      this.rows.projectPartnerContacts.push(this.attached(id, this.partnerIds, name));
    }
    this.addWork(id, project);
    if (client === null) return;
    for (const document of salesDocuments)
      if (document.project === project.name)
        this.documents.add(document, { id, name: this.calendar.text(project.name) }, client);
  }

  private addWork(
    projectId: string | null,
    work: { tasks: TaskContent[]; events: EventContent[]; weekly?: WeeklyContent; files: FilesContent },
  ): void {
    const owner = { userId: this.userId, projectId, newId: this.newId, calendar: this.calendar };
    const { tasks, events, files } = this.rows;
    for (const task of work.tasks) tasks.push(taskRow(owner, task, tasks.length));
    for (const event of [...weeklyEvents(work.weekly), ...work.events])
      events.push(eventRow(owner, event, events.length));
    for (const file of work.files.work) files.push(fileRow(owner, file, "work"));
    for (const file of work.files.asset) files.push(fileRow(owner, file, "asset"));
  }

  private person({ name, role, phoneNumber, email, details, avatar }: PersonContent, since: number) {
    const madeAt = this.calendar.madeAt(since);
    return {
      userId: this.userId,
      id: this.newId(),
      name,
      role,
      phoneNumber,
      email,
      details: details === undefined ? null : this.calendar.text(details),
      avatar: avatar === undefined ? null : objectKey(avatar),
      createdAt: madeAt,
      updatedAt: madeAt,
    };
  }

  private attached(projectId: string, ids: Map<string, string>, name: string) {
    const contactId = ids.get(name);
    if (contactId === undefined) throw new Error(`The demo has no contact named ${name}`);
    return { userId: this.userId, projectId, contactId };
  }

  private lines(lines: string[]): string {
    return this.calendar.text(lines.join("\n"));
  }
}
