import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import type { TrashTable } from "./tables";

/** The CTE with the deleted rows of a table. */
export function deletedRows(table: TrashTable): Prisma.Sql {
  return name(`deleted${table}`);
}

/** A quoted table or column. Only for names that this code chooses. */
export function name(identifier: string): Prisma.Sql {
  return Prisma.raw(quoted(identifier));
}

export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
