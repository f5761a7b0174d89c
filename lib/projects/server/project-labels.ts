import "server-only";
import { sql } from "@/lib/server/db/client";

type OfProject = { projectId: string | null };
export type Label = {
  id: string;
  name: string;
  clientId: string | null;
  clientName: string;
  themeColor: string | null;
};

/** Adds the labels of their project and its client to rows, in one statement. */
export async function withProjectLabels<Row extends OfProject>(userId: string, rows: Row[]) {
  const labels = await readProjectLabels(
    userId,
    rows.flatMap(({ projectId }) => projectId ?? []),
  );
  return rows.map((row) => withLabel(row, labels.get(row.projectId ?? "")));
}

/** Adds the labels to one row. */
export async function withProjectLabel<Row extends OfProject>(userId: string, row: Row) {
  const labels = await readProjectLabels(userId, row.projectId ? [row.projectId] : []);
  return withLabel(row, labels.get(row.projectId ?? ""));
}

/** Adds a label that was read before; without one, the row has no project. */
export function withLabel<Row extends object>(row: Row, label: Label | undefined) {
  return {
    ...row,
    project: label ? { id: label.id, name: label.name } : null,
    clientId: label?.clientId ?? null,
    client: label?.clientId
      ? { id: label.clientId, name: label.clientName, themeColor: label.themeColor }
      : null,
  };
}

/** In SQL, because Prisma would query projects and then clients, which takes as long as the query for the rows. */
async function readProjectLabels(userId: string, projectIds: string[]): Promise<Map<string, Label>> {
  if (projectIds.length === 0) return new Map();
  const labels = await sql<Label>`
    SELECT p."id", p."name", c."id" AS "clientId", c."name" AS "clientName", c."themeColor"
    FROM "Project" p LEFT JOIN "Client" c ON c."userId" = p."userId" AND c."id" = p."clientId"
    WHERE p."userId" = ${userId}::uuid AND p."id" = ANY(${[...new Set(projectIds)]}::uuid[])`;
  return new Map(labels.map((label) => [label.id, label]));
}
