import "server-only";
import { todayIn } from "@/lib/shared/dates/dates";
import { freezePdf } from "@/lib/sales-documents/server/document-pdf";
import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { invoiced } from "@/lib/sales-documents/server/search-sql";
import { afterResponse } from "@/lib/server/after-response";
import { sql } from "@/lib/server/db/client";
import { conflict, unavailable } from "@/lib/server/problem";
import type { OpenedLink } from "./open-link";
import { documentLanguage, whyClosed } from "@/lib/document-links/rules";
import type { Answer } from "@/lib/document-links/schema";
import { pageTextsByLanguage } from "@/lib/document-links/texts/page-texts-by-language";

/**
 * Records the client's answer to a quotation, with the hash of the stored PDF that was answered. An answer needs no file: where
 * no PDF is stored yet, the hash is recorded with the PDF (lib/sales-documents/server/frozen-pdf.ts), which is made afterwards.
 * Of several answers at once, one stands. Throws 409 in the document's language if it was answered before, or if its last day has passed.
 */
export async function answerQuotation(
  { userId, documentId, timeZone }: OpenedLink,
  { answer, name, email = null, note = null }: Answer,
): Promise<{ answer: "accepted" | "declined"; name: string; answeredAt: Date }> {
  const now = new Date();
  const today = todayIn(timeZone, now);
  const document = await getSalesDocument(userId, documentId);
  const texts = pageTextsByLanguage[documentLanguage(document)];
  const closed = whyClosed(document, { timeZone, now }, texts);
  if (closed) throw conflict(closed);
  // Not by Prisma, which would change the version of the document.
  const [answered] = await sql<{ answeredAt: Date; hasPdf: boolean }>`
    UPDATE "SalesDocument" d SET "answer" = ${answer}, "answeredAt" = now(), "answeredBy" = ${name},
      "answerEmail" = ${email}, "answerNote" = ${note}, "answerHash" = d."pdfHash", "openedAt" = coalesce(d."openedAt", ${now})
    WHERE d."userId" = ${userId}::uuid AND d."id" = ${documentId}::uuid AND d."kind" = 'quotation'
      AND d."lockedAt" IS NOT NULL AND d."answer" IS NULL AND NOT ${invoiced(userId)}
      AND (d."dueOn" IS NULL OR d."dueOn" >= ${today}::date)
    RETURNING d."answeredAt", d."pdfHash" IS NOT NULL AS "hasPdf"`;
  if (answered) {
    if (!answered.hasPdf)
      afterResponse("the PDF of an answered quotation", () => freezePdf(userId, documentId));
    return { answer, name, answeredAt: answered.answeredAt };
  }
  // Another answer was faster, or the document was taken back.
  const current = await getSalesDocument(userId, documentId);
  const reason = whyClosed(current, { timeZone, now }, texts);
  throw reason ? conflict(reason) : unavailable();
}
