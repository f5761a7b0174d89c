import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import { db } from "@/lib/server/db/client";
import { comparable, escapeLike } from "@/lib/server/db/list";
import { searchText } from "@/lib/search-text";
import { isSearchable } from "./rules";
import type { Found } from "./schema";

type Row = {
  kind: keyof Found;
  id: string;
  name: string;
  /** The kind of a person or document, and whether a task is completed. */
  type: string | null;
  /** The role of a person, and the number of a document. */
  detail: string | null;
  projectName: string | null;
  clientId: string | null;
  clientName: string | null;
  themeColor: string | null;
};

/**
 * Returns what a user has of this name, at most `take` of each kind, in one statement: documents with exactly this number
 * first, then names that start with the text, names of which a word does, and names that contain it; the latest first among
 * equals. Of the rows of one rule, only the nearest in time. Nothing for a text that is too short.
 */
export async function search(userId: string, { text, take }: { text: string; take: number }): Promise<Found> {
  const rows = isSearchable(text) ? await read(userId, searchText(text.trim()), take) : [];
  const of = (kind: keyof Found) => rows.filter((row) => row.kind === kind);
  return {
    projects: of("projects").map(toFound),
    clients: of("clients").map(toFound),
    // Two tables.
    people: of("people")
      .slice(0, take)
      .map((row) => ({
        ...toFound(row),
        kind: row.type === "partner" ? ("partner" as const) : ("client" as const),
        role: row.detail,
      })),
    tasks: of("tasks").map((row) => ({ ...withProject(row), isCompleted: row.type === "completed" })),
    events: of("events").map(withProject),
    files: of("files").map(withProject),
    documents: of("documents").map((row) => ({
      ...toFound(row),
      kind: row.type as Found["documents"][number]["kind"],
      number: row.detail ?? "",
    })),
  };
}

function toFound({ id, name, clientId, clientName, themeColor }: Row) {
  const client = clientId === null ? null : { id: clientId, name: clientName ?? "", themeColor };
  return { id, name, client: client as Found["projects"][number]["client"] };
}

function withProject(row: Row) {
  return { ...toFound(row), projectName: row.projectName };
}

/** What to read of each table: its rows are `r`. */
type Source = {
  kind: keyof Found;
  table: string;
  name?: string;
  type?: string;
  detail?: string;
  projectId?: string;
  clientId?: string;
  /** By which the latest is known. */
  at?: string;
  /** Rows of one rule, of which the nearest is found: what comes before the distance in their order. */
  nearestOfRule?: string;
};

const sources: Source[] = [
  { kind: "projects", table: "Project", clientId: `r."clientId"` },
  { kind: "clients", table: "Client", clientId: `r."id"` },
  { kind: "people", table: "ClientContact", type: "'client'", detail: `r."role"`, clientId: `r."companyId"` },
  { kind: "people", table: "PartnerContact", type: "'partner'", detail: `r."role"` },
  {
    kind: "tasks",
    table: "Task",
    type: `r."status"::text`,
    projectId: `r."projectId"`,
    nearestOfRule: `o."status" = 'completed',`,
  },
  { kind: "events", table: "Event", projectId: `r."projectId"`, nearestOfRule: "" },
  { kind: "files", table: "File", projectId: `r."projectId"` },
  {
    kind: "documents",
    table: "SalesDocument",
    name: `r."projectTitle"`,
    type: `r."kind"::text`,
    detail: `r."number"`,
    clientId: `r."clientId"`,
  },
];

function read(userId: string, text: string, take: number): Promise<Row[]> {
  const pattern = escapeLike(text);
  const each = sources.map((source) => matches(source, userId, text, pattern, take));
  return db.$queryRaw<Row[]>`
    SELECT f."kind", f."id", f."name", f."type", f."detail", p."name" AS "projectName",
      c."id" AS "clientId", c."name" AS "clientName", c."themeColor"
    FROM (${Prisma.join(each, " UNION ALL ")}) f
    LEFT JOIN "Project" p ON p."userId" = ${userId}::uuid AND p."id" = f."projectId"
    LEFT JOIN "Client" c ON c."userId" = ${userId}::uuid AND c."id" = coalesce(f."clientId", p."clientId")
    ORDER BY f."rank", f."at" DESC, f."id"`;
}

function matches(source: Source, userId: string, text: string, pattern: string, take: number): Prisma.Sql {
  const { kind, table, name = `r."name"`, type = "NULL", detail = "NULL" } = source;
  const { projectId = "NULL", clientId = "NULL", at = `r."updatedAt"` } = source;
  const words = SEPARATORS.map((separator) => `%${escapeLike(separator)}${pattern}%`);
  const raw = (expression: string) => Prisma.raw(expression);
  const contains = Prisma.sql`LIKE ${`%${pattern}%`}`;
  const isNearest =
    source.nearestOfRule === undefined
      ? Prisma.empty
      : Prisma.sql`AND (r."repeatId" IS NULL OR r."id" = (
          SELECT o."id" FROM ${raw(`"${table}"`)} o
          WHERE o."userId" = r."userId" AND o."repeatId" = r."repeatId" AND o."searchName" ${contains}
          ORDER BY ${raw(source.nearestOfRule)} abs(extract(epoch FROM o."dueAt" - now())), o."id" LIMIT 1))`;
  const isExact =
    kind === "documents"
      ? Prisma.sql`WHEN search_text(r."number") = ${comparable(text)} THEN 0`
      : Prisma.empty;
  return Prisma.sql`(
    SELECT ${kind}::text AS "kind", r."id", ${raw(name)} AS "name", ${raw(type)}::text AS "type", ${raw(detail)}::text AS "detail",
      ${raw(projectId)}::uuid AS "projectId", ${raw(clientId)}::uuid AS "clientId", ${raw(at)} AS "at",
      CASE ${isExact} WHEN r."searchName" LIKE ${`${pattern}%`} THEN 1
        WHEN r."searchName" LIKE ANY(${words}) THEN 2
        ELSE 3 END AS "rank"
    FROM ${raw(`"${table}"`)} r
    WHERE r."userId" = ${userId}::uuid AND r."searchName" ${contains} ${isNearest}
    ORDER BY "rank", "at" DESC, r."id" LIMIT ${take})`;
}

/** Characters after which a word begins. */
const SEPARATORS = [" ", "-", "(", "/", "_", "."];
