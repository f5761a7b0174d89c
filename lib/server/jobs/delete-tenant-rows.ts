import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";

const ROWS = 5_000;

type Table = { table: Prisma.ModelName; key: string[] };

const byId = (table: Prisma.ModelName): Table => ({ table, key: ["id"] });

/** The tables that an import can fill, each before those that it refers to, with their keys beside the user's id. */
const tables: Table[] = [
  byId("TimeEntry"),
  { table: "SalesDocumentItem", key: ["documentId", "position"] },
  { table: "DeductedDeposit", key: ["documentId", "depositId"] },
  byId("ReceivedPayment"),
  byId("ReceivedPaymentChange"),
  byId("SentDocument"),
  byId("SalesDocument"),
  byId("Task"),
  byId("Event"),
  byId("Repeat"),
  byId("File"),
  { table: "ProjectClientContact", key: ["projectId", "contactId"] },
  { table: "ProjectPartnerContact", key: ["projectId", "contactId"] },
  byId("Project"),
  byId("ClientContact"),
  byId("PartnerContact"),
  byId("Client"),
  byId("BankAccount"),
  byId("CatalogueItem"),
  byId("TrashEntry"),
];

/** Returns whether a table has more rows of a tenant than one statement should delete. */
export async function hasManyRows(transaction: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const many = tables.map(
    ({ table }) =>
      Prisma.sql`EXISTS (SELECT FROM ${Prisma.raw(`"${table}"`)} WHERE "userId" = ${userId}::uuid OFFSET ${ROWS})`,
  );
  const [found] = await transaction.$queryRaw<{ hasMany: boolean }[]>`
    SELECT ${Prisma.join(many, " OR ")} AS "hasMany"`;
  return found?.hasMany ?? false;
}

/**
 * Deletes what a tenant's workspace contains, in statements of a few thousand rows: one statement for all rows of a large
 * import would exceed the time of a statement. The tenant itself and its sign-in remain.
 */
export async function deleteTenantRows(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  // Otherwise the references to all deleted documents would be checked in one statement, at the end.
  await transaction.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
  const own = Prisma.sql`"userId" = ${userId}::uuid`;
  const refers = Prisma.sql`${own} AND ("sourceId" IS NOT NULL OR "creditsId" IS NOT NULL)`;
  await untilNone(
    () => transaction.$executeRaw`
      UPDATE "SalesDocument" SET "sourceId" = NULL, "creditsId" = NULL
      WHERE ${own} AND "id" IN (SELECT "id" FROM "SalesDocument" WHERE ${refers} LIMIT ${ROWS})`,
  );
  for (const { table, key } of tables) {
    const name = Prisma.raw(`"${table}"`);
    const columns = Prisma.raw(key.map((column) => `"${column}"`).join(", "));
    await untilNone(
      () => transaction.$executeRaw`
        DELETE FROM ${name} WHERE ${own} AND (${columns}) IN (SELECT ${columns} FROM ${name} WHERE ${own} LIMIT ${ROWS})`,
    );
  }
}

async function untilNone(change: () => PromiseLike<number>): Promise<void> {
  let changed: number;
  do changed = await change();
  while (changed === ROWS);
}
