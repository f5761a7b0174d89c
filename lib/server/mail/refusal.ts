import "server-only";
import { onOneLine } from "@/lib/shared/text/line-breaks";
import { log } from "@/lib/server/log";
import { invalid, Problem } from "@/lib/server/problem";
import { MailNotSent } from "./mail-not-sent";
import { type Mail, sendMail } from "./send-mail";

const MAX_REASON = 300;

/**
 * Sends an email that a person waits for. Throws 422 with the mail server's words, at the field of the recipient, if it refuses
 * the email, and 503 if it cannot be reached.
 */
export async function sendOrRefuse(mail: Mail, field: string): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    log.warn({ err: error }, "an email that a person waits for was not sent");
    if (error.responseCode === undefined)
      throw new Problem(503, "The email was not sent: the mail server cannot be reached. Try again later.");
    const reason = onOneLine(error.response ?? String(error.responseCode)).slice(0, MAX_REASON);
    throw invalid([{ path: field, message: `The email was not sent. The mail server says: ${reason}` }]);
  }
}
