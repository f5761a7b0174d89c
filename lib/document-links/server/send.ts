import "server-only";
import { v7 as newId } from "uuid";
import { confirmationColumns, hasConfirmedEmail } from "@/lib/accounts/server/email-confirmation";
import { isEmail } from "@/lib/shared/text/email";
import { documentPdf } from "@/lib/sales-documents/server/document-pdf";
import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { db } from "@/lib/server/db/client";
import { withinAllowance } from "@/lib/server/mail/daily-allowance";
import { sendOrRefuse } from "@/lib/server/mail/refusal";
import { conflict, invalid } from "@/lib/server/problem";
import { readTimesheet } from "@/lib/sales-documents/server/time/kept-timesheet";
import { timesheetFile } from "@/lib/time-entries/server/timesheet";
import { canSend } from "./data";
import type { Sending } from "@/lib/document-links/schema";

/**
 * Sends an issued document as an email with its PDF and, if asked for, its timesheet, and records it once the mail server has
 * accepted it. Throws 409 where no emails are sent and until the account has confirmed its own address, 422 if the mail server
 * refuses the email or if there is no time for a timesheet, 429 when the account has sent too many in a day, and 503 if the mail
 * server cannot be reached.
 */
export async function sendDocument(userId: string, id: string, mail: Sending, signal: AbortSignal) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...confirmationColumns, email: true, createdAt: true },
  });
  if (!canSend(user)) throw conflict("This server does not send emails for this workspace.");
  if (!hasConfirmedEmail(user))
    throw conflict("Confirm your email address to send documents.", "email-unconfirmed");
  const document = await getSalesDocument(userId, id);
  const sheets = mail.withTimesheet ? await timesheets({ userId, document }, signal) : [];
  const { pdf, fileName } = await documentPdf(userId, document, signal);
  const replyTo = [document.freelancerEmail, user.email].find((address) => address && isEmail(address));
  const { to, subject, message: text } = mail;
  await withinAllowance({ userId, createdAt: user.createdAt }, () =>
    sendOrRefuse(
      {
        to,
        subject,
        text,
        senderName: document.freelancerName,
        replyTo,
        isPersonal: true,
        attachments: [
          { filename: fileName, content: Buffer.from(pdf), contentType: "application/pdf" },
          ...sheets.map(({ name, contentType, bytes }) => ({
            filename: name,
            content: Buffer.from(bytes),
            contentType,
          })),
        ],
      },
      "to",
    ),
  );
  const sent = { id: newId(), to, subject, sentAt: new Date() };
  await db.sentDocument.create({ data: { ...sent, userId, documentId: id }, select: { id: true } });
  return sent;
}

/** Returns the timesheet of a document in both formats. Throws 422 without time on it. */
async function timesheets(of: Parameters<typeof timesheetFile>[0], signal: AbortSignal) {
  const sheet = await readTimesheet(of.userId, of.document.id);
  if (!sheet) throw invalid([{ path: "withTimesheet", message: "There is no time on this document." }]);
  return Promise.all((["pdf", "csv"] as const).map((format) => timesheetFile(of, sheet, { format }, signal)));
}
