import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import type { ProjectRow } from "@/lib/projects/schema";
import { MAX_TAKE } from "@/lib/shared/constants";
import { searchText } from "@/lib/shared/text/search-text";
import { findClients } from "./find-clients";
import { joinTasks } from "./join-tasks";
import type { ProgramData, Skipped } from "@/lib/archive/programs/other-program";
import type { ImportedRecords, RecordsBody } from "@/lib/archive/records-schema";

const ROWS = 100;
/** Below the 1 MB that a call may have. */
const BYTES = 700_000;

type FirstTime = ProgramData["timeEntries"][number] & { projectName: string | null };

/** The number of rows that a preview shows. */
const FIRST = 5;

/** The rows that an import of a file would add, and those that it leaves out. */
export type ProgramPreview = Pick<ImportedRecords, "created" | "existing"> & {
  data: ProgramData;
  /** The first time entries, with the names of their projects. */
  firstTime: FirstTime[];
  /** The names of clients and projects that exist already and get what is imported. */
  joined: { clients: string[]; projects: string[] };
  skipped: Skipped[];
};

/** Asks the server what an import of the file would do. Nothing is written. */
export async function previewProgram(read: ProgramData): Promise<ProgramPreview> {
  const { data: ofClients, joined: clients } = await joinClients(read);
  const { data: ofProjects, joined: projects } = await joinProjects(ofClients);
  const data = await joinTasks(ofProjects);
  const { created, existing, refused } = await send(data, true);
  const numbers = new Map(data.documents.map((row) => [row.id, row]));
  const left = refused.map(({ id, reason }) => {
    const { kind, number } = numbers.get(id) ?? { kind: "invoice", number: id };
    return { what: `${kind === "invoice" ? "Invoice" : "Quotation"} ${number}`, reason };
  });
  const refusedIds = new Set(refused.map(({ id }) => id));
  const documents = data.documents.filter(({ id }) => !refusedIds.has(id));
  const skipped = [...left, ...data.skipped];
  return {
    data: { ...data, documents },
    firstTime: firstTimeOf(read),
    joined: { clients, projects },
    created,
    existing,
    skipped,
  };
}

function firstTimeOf({ projects, timeEntries }: ProgramData): FirstTime[] {
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  return timeEntries
    .slice(0, FIRST)
    .map((row) => ({ ...row, projectName: names.get(row.projectId ?? "") ?? null }));
}

/** Adds what the preview showed, and returns how much that was. An interrupted import continues when it is repeated. */
export function importProgram({ data }: ProgramPreview): Promise<ImportedRecords> {
  return send(data, false);
}

/** Uses a client that has the same name, ignoring case and accents, instead of a second one. */
async function joinClients(data: ProgramData): Promise<{ data: ProgramData; joined: string[] }> {
  const found = await findClients(data.clients.map(({ name }) => name));
  const others = new Map<string, string>();
  for (const { id, name } of data.clients) {
    const own = found.get(searchText(name));
    if (own !== undefined && own !== id) others.set(id, own);
  }
  const ownId = (id: string) => others.get(id) ?? id;
  return {
    joined: data.clients.filter(({ id }) => others.has(id)).map(({ name }) => name),
    data: {
      ...data,
      clients: data.clients.filter(({ id }) => !others.has(id)),
      contacts: data.contacts.map((row) => ({ ...row, companyId: ownId(row.companyId) })),
      projects: data.projects.map((row) => ({ ...row, clientId: row.clientId && ownId(row.clientId) })),
      documents: data.documents.map((row) => ({ ...row, clientId: ownId(row.clientId) })),
    },
  };
}

/** Adds time to a project of the same client that has the same name, instead of to a second one. */
async function joinProjects(data: ProgramData): Promise<{ data: ProgramData; joined: string[] }> {
  if (data.timeEntries.length === 0) return { data, joined: [] };
  const body = { archived: "include", take: MAX_TAKE };
  const { items } = await api<List<ProjectRow>>("projects/search", { method: "POST", body, isRead: true });
  const keyOf = (name: string, clientId: string | null) => `${searchText(name)} ${clientId ?? ""}`;
  const found = new Map(items.map(({ id, name, clientId }) => [keyOf(name, clientId), id]));
  const ownId = new Map(
    data.projects.map(({ id, name, clientId }) => [id, found.get(keyOf(name, clientId)) ?? id]),
  );
  const isNew = ({ id }: { id: string }) => ownId.get(id) === id;
  return {
    joined: data.projects.filter((row) => !isNew(row)).map(({ name }) => name),
    data: {
      ...data,
      projects: data.projects.filter(isNew),
      timeEntries: data.timeEntries.map((row) => ({
        ...row,
        projectId: row.projectId && (ownId.get(row.projectId) ?? row.projectId),
      })),
    },
  };
}

async function send(data: ProgramData, isPreview: boolean): Promise<ImportedRecords> {
  const sum: ImportedRecords = { created: { ...none }, existing: { ...none }, refused: [] };
  for (const part of bodiesOf(data)) {
    const body: RecordsBody = { ...part, isPreview };
    const answer = await api<ImportedRecords>("import/records", { method: "POST", body, isRead: isPreview });
    add(sum.created, answer.created);
    add(sum.existing, answer.existing);
    sum.refused.push(...answer.refused);
  }
  return sum;
}

const none = { clients: 0, contacts: 0, projects: 0, timeEntries: 0, documents: 0, payments: 0 };

function add(sum: typeof none, more: typeof none) {
  for (const name of Object.keys(sum) as (keyof typeof none)[]) sum[name] += more[name];
}

/** Yields the bodies of the calls: each table after those that it refers to. */
function* bodiesOf(data: ProgramData): Generator<RecordsBody> {
  for (const table of ["clients", "contacts", "projects", "timeEntries", "documents"] as const) {
    let rows: object[] = [];
    let bytes = 0;
    for (const row of data[table]) {
      const size = JSON.stringify(row).length * 3;
      if (rows.length === ROWS || (rows.length > 0 && bytes + size > BYTES)) {
        yield { [table]: rows };
        [rows, bytes] = [[], 0];
      }
      rows.push(row);
      bytes += size;
    }
    if (rows.length > 0) yield { [table]: rows };
  }
}
