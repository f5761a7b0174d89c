import "server-only";
import { v7 as newId } from "uuid";
import { isEmail } from "@/lib/email";
import { documentPdf } from "@/lib/sales-documents/pdf/document-pdf";
import { getSalesDocument } from "@/lib/sales-documents/read-document";
import { onOneLine } from "@/lib/line-breaks";
import { db } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import { MailNotSent } from "@/lib/server/mail/mail-not-sent";
import { sendMail } from "@/lib/server/mail/send-mail";
import { conflict, invalid, Problem } from "@/lib/server/problem";
import { canSend } from "./data";
import type { Sending } from "./schema";

const MAX_REASON = 300;

/**
 * Sends an issued document as an email with its PDF, and records it once the mail server has accepted it. Throws 409 where no
 * emails are sent, 422 if the mail server refuses the email, and 503 if it cannot be reached.
 */
export async function sendDocument(userId: string, id: string, mail: Sending, signal: AbortSignal) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { kind: true, email: true },
  });
  if (!canSend(user)) throw conflict("This server does not send emails for this workspace.");
  const document = await getSalesDocument(userId, id);
  const { pdf, fileName } = await documentPdf(userId, document, signal);
  const replyTo = [document.freelancerEmail, user.email].find((address) => address && isEmail(address));
  await deliver({
    to: mail.to,
    subject: mail.subject,
    text: mail.message,
    senderName: document.freelancerName,
    replyTo,
    isPersonal: true,
    attachments: [{ filename: fileName, content: Buffer.from(pdf), contentType: "application/pdf" }],
  });
  const { to, subject } = mail;
  const sent = { id: newId(), to, subject, sentAt: new Date() };
  await db.sentDocument.create({ data: { ...sent, userId, documentId: id }, select: { id: true } });
  return sent;
}

async function deliver(mail: Parameters<typeof sendMail>[0]): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    log.warn({ err: error }, "an email with a document was not sent");
    if (error.responseCode === undefined)
      throw new Problem(503, "The email was not sent: the mail server cannot be reached. Try again later.");
    const reason = onOneLine(error.response ?? String(error.responseCode)).slice(0, MAX_REASON);
    throw invalid([{ path: "to", message: `The email was not sent. The mail server says: ${reason}` }]);
  }
}
