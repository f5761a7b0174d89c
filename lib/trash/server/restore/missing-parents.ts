import "server-only";
import { type Prisma } from "@/lib/server/db/generated/client";
import { conflict, Problem } from "@/lib/server/problem";
import type { TrashKind } from "@/lib/trash/kinds";
import { packedIds } from "@/lib/trash/server/packed-rows";
import { name } from "@/lib/trash/server/table-names";
import { parentsOf, tableOfKind, type TrashTable } from "@/lib/trash/server/tables";

type Parent = { id: string; kind: string; name: string };

/**
 * Returns the rows that the deleted rows belong to and that no longer exist, each with the newest entry that contains it, or
 * null if it was deleted for good or its entry has expired.
 */
export async function findMissingParents(
  transaction: Prisma.TransactionClient,
  { userId, id, kind }: { userId: string; id: string; kind: TrashKind },
): Promise<{ table: TrashTable; entry: Parent | null }[]> {
  const table = tableOfKind[kind];
  const found: { table: TrashTable; entry: Parent | null }[] = [];
  for (const [column, parent] of parentsOf(table)) {
    const entries = await transaction.$queryRaw<{ entry: Parent | null }[]>`
      WITH missing AS (
        SELECT DISTINCT r."id" FROM "TrashedRows" t, unnest(${packedIds(column)}) r ("id")
        WHERE t."userId" = ${userId}::uuid AND t."entryId" = ${id}::uuid AND t."table" = ${table} AND r."id" IS NOT NULL
          AND NOT EXISTS (SELECT FROM ${name(parent)} p WHERE p."userId" = ${userId}::uuid AND p."id" = r."id"))
      SELECT DISTINCT (
        SELECT jsonb_build_object('id', e."id", 'kind', e."kind", 'name', e."name")
        FROM "TrashEntry" e JOIN "TrashedRows" t ON t."userId" = e."userId" AND t."entryId" = e."id"
        WHERE e."userId" = ${userId}::uuid AND e."restoredAt" IS NULL AND e."expiresAt" > now()
          AND t."table" = ${parent} AND missing."id" = ANY(${packedIds("id")})
        ORDER BY e."deletedAt" DESC, e."id" DESC LIMIT 1) AS "entry"
      FROM missing`;
    found.push(...entries.map(({ entry }) => ({ table: parent, entry })));
  }
  return found;
}

const nouns: Partial<Record<TrashTable, string>> = { Client: "client", Project: "project" };

/** The parent is in the trash: the caller can restore both with `withParent`. */
export function parentInTrash(table: TrashTable, parent: Parent): Problem {
  const detail = `Its ${nouns[table]} was deleted too, with “${parent.name}”. Restore both.`;
  return new Problem(409, detail, { code: "parent-deleted", parent });
}

export function deletedForGood(table: TrashTable): Problem {
  return conflict(`Its ${nouns[table]} was deleted for good, so it cannot be restored.`);
}
