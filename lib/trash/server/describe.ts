import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import type { TrashKind } from "@/lib/trash/kinds";
import { deletedRows } from "./table-names";
import { tableOfKind, type TrashTable } from "./tables";

/** The parts of a trash entry that the list shows, as SQL over the CTEs with the deleted rows and over `packed`, their numbers. */
export function describeDeletion(kind: TrashKind, tables: TrashTable[]) {
  const root = tableOfKind[kind];
  const one = Prisma.sql`min(${nameOf[kind] ?? Prisma.sql`g."name"`})`;
  return {
    root: Prisma.sql`
      SELECT count(*) AS "count", CASE WHEN count(*) = 1 THEN min(g."id"::text)::uuid END AS "rowId",
        CASE WHEN count(*) = 1 THEN ${one} ELSE ${nameOfSeveral(root)} END AS "name",
        ${occursAt[kind] ?? Prisma.sql`NULL::timestamptz AS "occursAt", false AS "isWithTime"`}
      FROM ${deletedRows(root)} g`,
    label: label(root),
    counts: counts(
      tables.filter((table) => table !== root || !["File", "SalesDocument", "ClientContact"].includes(table)),
      root,
    ),
    objectKeys: objectKeys(tables),
  };
}

const nameOf: Partial<Record<TrashKind, Prisma.Sql>> = {
  bankAccount: Prisma.sql`g."label"`,
  catalogueItem: Prisma.sql`g."title"`,
  timeEntry: Prisma.sql`coalesce(nullif(g."description", ''), 'Time')`,
  salesDocument: Prisma.sql`
    CASE WHEN g."isCreditNote" THEN 'Credit note' ELSE initcap(g."category") END || ' ' || g."number"`,
};

const due = Prisma.sql`min(g."dueAt") AS "occursAt", coalesce(bool_and(g."isWithTime"), false) AS "isWithTime"`;
const occursAt: Partial<Record<TrashKind, Prisma.Sql>> = {
  task: due,
  event: due,
  timeEntry: Prisma.sql`min(g."startedAt") AS "occursAt", true AS "isWithTime"`,
};

/** Several rows are files, or a task or an event with those that its rule made after it. */
function nameOfSeveral(root: TrashTable): Prisma.Sql {
  if (root === "Task" || root === "Event") return Prisma.sql`(array_agg(g."name" ORDER BY g."slot"))[1]`;
  return Prisma.sql`count(*) || ' files'`;
}

/** Selects the client's name and color and the project's name, if all rows have the same. */
function label(root: TrashTable): Prisma.Sql {
  if (root === "Client")
    return Prisma.sql`SELECT g."themeColor" AS "color", NULL AS "client", NULL AS "project" FROM ${deletedRows(root)} g`;
  if (root === "Project" || root === "ClientContact") {
    const column = Prisma.raw(root === "Project" ? '"clientId"' : '"companyId"');
    return Prisma.sql`
      SELECT c."themeColor" AS "color", c."name" AS "client", NULL AS "project"
      FROM ${deletedRows(root)} g JOIN "Client" c ON c."userId" = g."userId" AND c."id" = g.${column}`;
  }
  if (root === "PartnerContact" || root === "BankAccount" || root === "CatalogueItem")
    return Prisma.sql`SELECT NULL AS "color", NULL AS "client", NULL AS "project"`;
  return Prisma.sql`
    SELECT c."themeColor" AS "color", c."name" AS "client", p."name" AS "project"
    FROM (SELECT DISTINCT g."userId", g."projectId", count(*) OVER () AS "projects"
      FROM (SELECT DISTINCT "userId", "projectId" FROM ${deletedRows(root)}) g) one
    JOIN "Project" p ON p."userId" = one."userId" AND p."id" = one."projectId" AND one."projects" = 1
    LEFT JOIN "Client" c ON c."userId" = p."userId" AND c."id" = p."clientId"`;
}

/** The number of rows of each kind below the deleted ones, in the shape of GET clients/{id}/deletion. */
function counts(tables: TrashTable[], root: TrashTable): Prisma.Sql {
  const has = (table: TrashTable) => tables.includes(table);
  const rows = (table: TrashTable) => Prisma.sql`(SELECT p."count" FROM packed p WHERE p."table" = ${table})`;
  const rowsWith = (table: TrashTable, condition: Prisma.Sql) =>
    Prisma.sql`(SELECT count(*) FROM ${deletedRows(table)} g WHERE ${condition})`;
  const documents = (category: string) => rowsWith("SalesDocument", Prisma.sql`g."category" = ${category}`);
  const hasNote = Prisma.sql`g."note" IS NOT NULL`;
  const repeated = (table: TrashTable) => (table === root ? Prisma.sql`${rows(table)} - 1` : rows(table));
  const notes = (["Client", "Project"] as const).filter(has).map((table) => rowsWith(table, hasNote));
  const parts: [string, Prisma.Sql | false][] = [
    ["projects", root !== "Project" && has("Project") && rows("Project")],
    ["tasks", has("Task") && repeated("Task")],
    ["events", has("Event") && repeated("Event")],
    ["files", has("File") && rows("File")],
    ["quotations", has("SalesDocument") && documents("quotation")],
    ["invoices", has("SalesDocument") && documents("invoice")],
    ["receipts", has("SalesDocument") && documents("receipt")],
    ["timeEntries", root !== "TimeEntry" && has("TimeEntry") && rows("TimeEntry")],
    ["contacts", has("ClientContact") && rows("ClientContact")],
    [
      "links",
      has("Project") &&
        Prisma.sql`(SELECT coalesce(sum(jsonb_array_length(g."links")), 0) FROM ${deletedRows("Project")} g)`,
    ],
    ["notes", notes.length > 0 && Prisma.join(notes, " + ")],
  ];
  const shown = parts.flatMap(([key, count]) => (count ? [Prisma.sql`(${key}::text, (${count})::int)`] : []));
  if (shown.length === 0) return Prisma.sql`'{}'::jsonb`;
  return Prisma.sql`(
    SELECT coalesce(jsonb_object_agg(t."key", t."count") FILTER (WHERE t."count" > 0), '{}')
    FROM (VALUES ${Prisma.join(shown)}) t ("key", "count"))`;
}

/** The keys of the stored objects that the deleted rows refer to. */
function objectKeys(tables: TrashTable[]): Prisma.Sql {
  const columns = {
    File: "s3Key",
    ClientContact: "avatar",
    PartnerContact: "avatar",
    SalesDocument: "pdfKey",
  };
  const keys = Object.entries(columns)
    .filter(([table]) => tables.includes(table as TrashTable))
    .map(
      ([table, column]) =>
        Prisma.sql`SELECT g.${Prisma.raw(`"${column}"`)} AS "key" FROM ${deletedRows(table as TrashTable)} g`,
    );
  if (keys.length === 0) return Prisma.sql`ARRAY[]::text[]`;
  return Prisma.sql`ARRAY(
    SELECT "key" FROM (${Prisma.join(keys, " UNION ALL ")}) k WHERE "key" IS NOT NULL)`;
}
