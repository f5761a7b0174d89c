import "server-only";
import { v7 as newId } from "uuid";
import { TZDate } from "@date-fns/tz";
import { confirmationColumns, hasConfirmedEmail, ownEmail } from "@/lib/accounts/server/email-confirmation";
import { isDemo } from "@/lib/accounts/tenant-kind";
import { todayIn } from "@/lib/shared/dates/dates";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { conflict, invalid, notFound } from "@/lib/server/problem";
import type { NewLink, SharingPatch } from "@/lib/document-links/schema";
import { hashLinkToken, newLinkToken } from "./token";
import { addDays } from "@/lib/shared/dates/calendar-date";

/**
 * Makes a link to the client's page of an issued document and returns its token, which is stored nowhere. Earlier links stay
 * valid: one of them may have been sent. Throws 409 for a draft.
 */
export async function createLink(
  userId: string,
  timeZone: string,
  documentId: string,
  { expiresOn }: NewLink,
): Promise<string> {
  const expiresAt = expiresOn ? endOfDay(expiresOn, timeZone) : null;
  const token = newLinkToken(userId);
  // In one statement: the document could be taken back in between.
  const count = await db.$executeRaw`
    INSERT INTO "DocumentLink" ("userId", "id", "documentId", "hash", "expiresAt")
    SELECT "userId", ${newId()}::uuid, "id", ${hashLinkToken(token)}, ${expiresAt}::timestamptz
    FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ${documentId}::uuid AND "lockedAt" IS NOT NULL
    FOR KEY SHARE`;
  if (count === 0) await requireIssued(userId, documentId);
  return token;
}

/** Deletes all links of a document: their addresses return 404 from now on. Throws 404 if the document does not exist. */
export async function revokeLinks(userId: string, documentId: string): Promise<void> {
  const { count } = await db.documentLink.deleteMany({ where: { userId, documentId } });
  if (count === 0) await requireDocument(userId, documentId);
}

/** Returns the valid links of a document and the emails that were sent with it. */
export async function getSharing(userId: string, documentId: string) {
  const where = { userId, documentId };
  const [user, links, sent] = await Promise.all([
    requireDocument(userId, documentId).then(async ({ sharesTimesheet }) => ({
      ...(await db.user.findUniqueOrThrow({ where: { id: userId }, select: confirmationColumns })),
      sharesTimesheet,
    })),
    db.documentLink.findMany({
      where: { ...where, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
      select: { id: true, createdAt: true, expiresAt: true, openedAt: true, openCount: true },
      orderBy: { id: "desc" },
    }),
    db.sentDocument.findMany({
      where,
      select: { id: true, to: true, subject: true, sentAt: true },
      orderBy: { sentAt: "desc" },
    }),
  ]);
  const mustConfirm = canSend(user) && !hasConfirmedEmail(user);
  const { sharesTimesheet } = user;
  return { canSend: canSend(user), mustConfirm, ownEmail: ownEmail(user), sharesTimesheet, links, sent };
}

/**
 * Puts the timesheet on the client's page of an issued document, or takes it off. Throws 409 for a draft and for a document
 * without time.
 */
export async function changeSharing(userId: string, id: string, { sharesTimesheet }: SharingPatch) {
  // Not by Prisma, which would change the version of the document.
  const count = await db.$executeRaw`
    UPDATE "SalesDocument" d SET "sharesTimesheet" = ${sharesTimesheet}
    WHERE d."userId" = ${userId}::uuid AND d."id" = ${id}::uuid AND d."lockedAt" IS NOT NULL
      AND (NOT ${sharesTimesheet} OR d."timesheet" IS NOT NULL)`;
  if (count === 0) {
    await requireIssued(userId, id);
    throw conflict("There is no time on this document.");
  }
  return getSharing(userId, id);
}

/** Returns whether the server sends emails for a tenant. Anyone can start a demo, and could send spam with it. */
export function canSend({ kind }: { kind: Parameters<typeof isDemo>[0] }): boolean {
  return Boolean(env().SMTP_URL) && !isDemo(kind);
}

/** Removes the answer of a quotation from the Actions page. */
export async function dismissAnswer(userId: string, id: string): Promise<void> {
  const count = await db.$executeRaw`
    UPDATE "SalesDocument" SET "answerSeenAt" = coalesce("answerSeenAt", ${new Date()})
    WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid AND "answeredAt" IS NOT NULL`;
  if (count > 0) return;
  await requireDocument(userId, id);
  throw conflict("This document was not answered.");
}

/** Throws 404 if the document does not exist, and 409 if it is a draft. */
export async function requireIssued(userId: string, id: string): Promise<void> {
  const { lockedAt } = await requireDocument(userId, id);
  if (!lockedAt) throw conflict("Only an issued document has a link. Issue it first.");
}

async function requireDocument(userId: string, id: string) {
  const where = { userId_id: { userId, id } };
  const document = await db.salesDocument.findUnique({
    where,
    select: { lockedAt: true, sharesTimesheet: true },
  });
  if (!document) throw notFound();
  return document;
}

/** Returns the first instant after a calendar date in a zone. */
function endOfDay(date: string, zone: string): Date {
  if (date < todayIn(zone, new Date()))
    throw invalid([{ path: "expiresOn", message: "Choose today or a later day" }]);
  const [year = 0, month = 1, day = 1] = addDays(date, 1).split("-").map(Number);
  return new Date(+new TZDate(year, month - 1, day, zone));
}
