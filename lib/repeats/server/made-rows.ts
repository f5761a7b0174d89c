import "server-only";
import { rowsTable } from "@/lib/server/db/rows-table";
import type { RepeatKind } from "@/lib/repeats/schema";
import { v7 as newId } from "uuid";
import type { Due } from "@/lib/shared/dates/dates";
import { dueOfSlot } from "@/lib/repeats/slots";
import { Prisma, type Repeat } from "@/lib/server/db/generated/client";
import { dateText } from "@/lib/shared/dates/calendar-date";

export type Transaction = Prisma.TransactionClient;
export type RepeatKey = { userId: string; id: string };

/** The table of the rows that a rule makes. */
export function tableOf(kind: RepeatKind): Prisma.Sql {
  return Prisma.raw(kind === "task" ? '"Task"' : '"Event"');
}

/**
 * Keeps the project of a row from being deleted until the transaction ends, because rows that a rule makes refer to it. Call it
 * before the row is locked: parents come first (decision 0147).
 */
export async function lockProjectOf(
  transaction: Transaction,
  kind: RepeatKind,
  userId: string,
  id: string,
): Promise<void> {
  await transaction.$queryRaw`
    SELECT 1 FROM ${tableOf(kind)} t JOIN "Project" p ON p."userId" = t."userId" AND p."id" = t."projectId"
    WHERE t."userId" = ${userId}::uuid AND t."id" = ${id}::uuid FOR KEY SHARE OF p`;
}

/** Locks a row before it is changed, and returns when it is due. */
export async function lockDue(
  transaction: Transaction,
  kind: RepeatKind,
  userId: string,
  id: string,
): Promise<Due | undefined> {
  const [row] = await transaction.$queryRaw<Due[]>`
    SELECT "dueAt", "isWithTime" FROM ${tableOf(kind)}
    WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
  return row;
}

/** Locks a rule until the transaction ends, and returns it; null if it no longer exists. Rows that it made are locked before it. */
export async function lockRepeat(
  transaction: Transaction,
  { userId, id }: RepeatKey,
): Promise<Repeat | null> {
  await transaction.$queryRaw`
    SELECT 1 FROM "Repeat" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
  return transaction.repeat.findUnique({ where: { userId_id: { userId, id } } });
}

/** Makes the rows of a rule for these dates, with what the rule says. A date that has a row is left as it is. */
export async function insertRowsFor(
  transaction: Transaction,
  repeat: Repeat,
  slots: string[],
): Promise<void> {
  if (slots.length === 0) return;
  const rows = slots.map((slot) => ({ id: newId(), ...dueFor(repeat, slot) }));
  await transaction.$executeRaw`
    INSERT INTO ${tableOf(repeat.kind)} ("userId", "id", "projectId", "name", "details", "link", "tags", "dueAt", "isWithTime",
      "repeatId", "slot", "createdAt", "updatedAt")
    SELECT r."userId", s."id", r."projectId", r."name", r."details", r."link", r."tags", s."dueAt", r."minutes" IS NOT NULL,
      r."id", s."slot", now(), now()
    FROM "Repeat" r, ${rowsTable(rows, { id: "uuid", slot: "date", dueAt: "timestamptz" })} s
    WHERE r."userId" = ${repeat.userId}::uuid AND r."id" = ${repeat.id}::uuid
    ON CONFLICT ("userId", "repeatId", "slot") WHERE "repeatId" IS NOT NULL DO NOTHING`;
}

/** Returns the dates of the rule's rows that come after one, in order. Their rows are locked. */
export async function lockLaterSlots(
  transaction: Transaction,
  kind: RepeatKind,
  { userId, id }: RepeatKey,
  after: string,
): Promise<string[]> {
  const rows = await transaction.$queryRaw<{ slot: Date }[]>`
    SELECT "slot" FROM ${tableOf(kind)}
    WHERE "userId" = ${userId}::uuid AND "repeatId" = ${id}::uuid AND "slot" > ${after}::date
    ORDER BY "slot" FOR UPDATE`;
  return rows.map(({ slot }) => dateText(slot));
}

/** The date of a row that the rule makes, and when it is due. */
export function dueFor({ minutes, timeZone }: Pick<Repeat, "minutes" | "timeZone">, slot: string) {
  return { slot, dueAt: dueOfSlot(slot, minutes, timeZone).dueAt };
}
