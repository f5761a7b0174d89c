import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";

const ROWS = 5_000;

/** The tables of a workspace, each before those that it refers to. Without sign-in, which is deleted with the user. */
export const workspaceTables = [
  "TimeEntry",
  "SalesDocumentItem",
  "DeductedDeposit",
  "ReceivedPayment",
  "ReceivedPaymentChange",
  "SentDocument",
  "DocumentLink",
  "SalesDocument",
  "Task",
  "Event",
  "Repeat",
  "File",
  "ProjectClientContact",
  "ProjectPartnerContact",
  "Project",
  "ClientContact",
  "PartnerContact",
  "Client",
  "BankAccount",
  "CatalogueItem",
  "TrashedRows",
  "TrashEntry",
] satisfies Prisma.ModelName[];

/** Returns whether a table has more rows of a tenant than one statement should delete. */
export async function hasManyRows(transaction: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const many = workspaceTables.map(
    (table) =>
      Prisma.sql`EXISTS (SELECT FROM ${nameOf(table)} WHERE "userId" = ${userId}::uuid OFFSET ${ROWS})`,
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
      UPDATE "SalesDocument" SET "sourceId" = NULL, "creditsId" = NULL WHERE ${own} AND ${among("SalesDocument", refers)}`,
  );
  for (const table of workspaceTables)
    await untilNone(
      () => transaction.$executeRaw`DELETE FROM ${nameOf(table)} WHERE ${own} AND ${among(table, own)}`,
    );
}

const nameOf = (table: Prisma.ModelName) => Prisma.raw(`"${table}"`);

/**
 * A condition for at most `ROWS` of the rows that another condition selects. By their place in the table, because a join
 * by key takes time squared while the database has no statistics of a new tenant.
 */
const among = (table: Prisma.ModelName, condition: Prisma.Sql) =>
  Prisma.sql`ctid = ANY (ARRAY(SELECT ctid FROM ${nameOf(table)} WHERE ${condition} LIMIT ${ROWS}))`;

async function untilNone(change: () => PromiseLike<number>): Promise<void> {
  let changed: number;
  do changed = await change();
  while (changed > 0);
}
