import "server-only";
import { isDistributed } from "@/lib/server/db/distributed";
import { insertJson, type JsonRows } from "@/lib/server/db/insert-rows";
import { rowsTable } from "@/lib/server/db/rows-table";
import type { Prisma } from "@/lib/server/db/generated/client";

type Transaction = Prisma.TransactionClient;
type References = { id: string; sourceId: string | null; creditsId: string | null };

const references = ["sourceId", "creditsId"];

/**
 * Documents may refer to documents of a later batch. One machine checks references at the end. Citus does not pass that on to its
 * workers, so there they are written at the end.
 */
export class LaterReferences {
  private readonly ofDocuments: References[] = [];
  private readonly deposits: JsonRows[] = [];

  private constructor(private readonly areLater: boolean) {}

  static async begin(transaction: Transaction): Promise<LaterReferences> {
    await transaction.$executeRaw`SET CONSTRAINTS ALL DEFERRED`;
    return new LaterReferences(await isDistributed(transaction));
  }

  /** Returns the rows to write now, or null if all of them are written at the end. */
  take(rows: JsonRows): JsonRows | null {
    if (!this.areLater) return rows;
    if (rows.table === "DeductedDeposit") {
      this.deposits.push(rows);
      return null;
    }
    if (rows.table !== "SalesDocument") return rows;
    for (const { id, sourceId = null, creditsId = null } of JSON.parse(rows.json) as References[])
      if (sourceId || creditsId) this.ofDocuments.push({ id, sourceId, creditsId });
    return { ...rows, columns: rows.columns.filter((column) => !references.includes(column)) };
  }

  /** Writes what is left. */
  async write(transaction: Transaction, userId: string): Promise<void> {
    if (this.ofDocuments.length > 0)
      await transaction.$executeRaw`
        UPDATE "SalesDocument" d SET "sourceId" = r."sourceId", "creditsId" = r."creditsId"
        FROM ${rowsTable(this.ofDocuments, { id: "uuid", sourceId: "uuid", creditsId: "uuid" })} r
        WHERE d."userId" = ${userId}::uuid AND d."id" = r."id"`;
    for (const rows of this.deposits) await insertJson([rows], transaction);
  }

  /** Checks all references now. */
  async check(transaction: Transaction): Promise<void> {
    await transaction.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
  }
}
