import "server-only";
import { v7 as newId } from "uuid";
import { createOnce } from "@/lib/server/db/create-once";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { conflict, invalid, notFound } from "@/lib/server/problem";
import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { insertSalesDocument } from "@/lib/sales-documents/server/insert-document";
import type { Bill } from "@/lib/time-entries/bill/bill-schema";
import { linesOf, type TimeLine } from "@/lib/time-entries/bill/lines";
import { languageSchema } from "@/lib/shared/text/fields";
import { getUser } from "@/lib/users/server/data";
import { invoiceBody, readPayer, readProject } from "./invoice-body";
import { findBilled } from "./find-billed";
import { type EntryRow, matching, selectEntries, toEntry } from "./entry-sql";
import { lockUser } from "./lock-user";

type Transaction = Prisma.TransactionClient;
type Entry = ReturnType<typeof toEntry>;

const MOST_LINES = 500;

/**
 * Makes the draft of an invoice from unbilled time, with the entries bound to it. Repeated with the same id, it returns the draft
 * that was made. Throws 409 if that is of another bill, 404 for an unknown project or client, and 422 if there is no unbilled time,
 * some has no rate or not all chosen entries can be billed.
 */
export async function billTime(userId: string, timeZone: string, bill: Bill) {
  const id = bill.id ?? newId();
  const user = await getUser(userId);
  return createOnce({
    input: { id },
    create: async () => {
      const isNew = await db.$transaction(async (transaction) => {
        await lockUser(transaction, userId);
        if ((await transaction.salesDocument.count({ where: { userId, id } })) > 0) return false;
        const entries = await unbilled(transaction, userId, timeZone, bill);
        const client = await readPayer(transaction, userId, bill);
        const language = languageSchema.catch("en").parse(client?.language);
        const lines = linesOf(entries, { ...bill, timeZone, language, country: user.country });
        requireLines(lines);
        const project = await readProject(transaction, userId, lines, entries);
        const lineIds = await bind(transaction, userId, id, lines, entries);
        const body = invoiceBody(user, { id, client, project, lines, lineIds, entries, timeZone });
        await insertSalesDocument(transaction, userId, body);
        return true;
      });
      return isNew ? getSalesDocument(userId, id) : null;
    },
    find: () => findBilled(userId, timeZone, id, bill),
  });
}

const NOT_ALL = "Some of this time cannot be billed here. Load it again.";

/** Reads the entries to bill, in one statement. Throws 422 if one of them has no rate, or if chosen ones are not among them. */
async function unbilled(
  transaction: Transaction,
  userId: string,
  timeZone: string,
  { projectId, clientId, from, to, entryIds }: Bill,
): Promise<Entry[]> {
  await requireFound(transaction, userId, { projectId, clientId });
  const filter = { projectId, clientId, from, to, isBillable: true, isBilled: false };
  const chosen = entryIds ? Prisma.sql`e."id" = ANY(${entryIds}::uuid[])` : Prisma.sql`TRUE`;
  const where = Prisma.sql`${matching(filter, timeZone)} AND e."endedAt" IS NOT NULL AND ${chosen}`;
  const rows = await transaction.$queryRaw<EntryRow[]>(selectEntries(userId, where));
  if (entryIds && rows.length !== new Set(entryIds).size)
    throw invalid([{ path: "entryIds", message: NOT_ALL }]);
  const entries = rows.map(toEntry);
  const without = entries.find(({ effectiveRate }) => effectiveRate === null);
  if (without)
    throw invalid([
      { path: "rate", message: `Set an hourly rate for ${without.project?.name ?? "this time"} first.` },
    ]);
  return entries;
}

async function requireFound(
  transaction: Transaction,
  userId: string,
  { projectId, clientId }: Pick<Bill, "projectId" | "clientId">,
) {
  const found = projectId
    ? await transaction.project.count({ where: { userId, id: projectId } })
    : await transaction.client.count({ where: { userId, id: clientId } });
  if (found === 0) throw notFound();
}

function requireLines(lines: readonly TimeLine[]): void {
  if (lines.length === 0)
    throw invalid([{ path: "from", message: "There is no unbilled time in this period." }]);
  if (lines.length > MOST_LINES)
    throw invalid([
      {
        path: "groupBy",
        message: `An invoice has at most ${MOST_LINES} lines. Group by day, task or project.`,
      },
    ]);
}

/** Binds the entries of the lines to the document, in one statement. Returns the ids of the lines. */
async function bind(
  transaction: Transaction,
  userId: string,
  documentId: string,
  lines: readonly TimeLine[],
  entries: readonly Entry[],
): Promise<string[]> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const lineIds = lines.map(() => newId());
  const bound = lines.flatMap(({ entryIds }, index) =>
    entryIds.map((entryId) => ({ entryId, lineId: lineIds[index], entry: byId.get(entryId) })),
  );
  const count = await transaction.$executeRaw`
    UPDATE "TimeEntry" e SET "documentId" = ${documentId}::uuid, "lineId" = b."lineId", "billedRate" = b."rate",
      "billedRounding" = b."rounding", "updatedAt" = now()
    FROM unnest(${bound.map(({ entryId }) => entryId)}::uuid[], ${bound.map(({ lineId }) => lineId)}::uuid[],
      ${bound.map(({ entry }) => entry?.effectiveRate)}::numeric[], ${bound.map(({ entry }) => entry?.rounding)}::text[]) b ("id", "lineId", "rate", "rounding")
    WHERE e."userId" = ${userId}::uuid AND e."id" = b."id" AND e."documentId" IS NULL`;
  if (count !== bound.length) throw conflict("This time was changed a moment ago. Try again.");
  return lineIds;
}
