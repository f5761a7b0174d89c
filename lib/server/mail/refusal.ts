import "server-only";
import { log } from "@/lib/server/log";
import { invalid, Problem } from "@/lib/server/problem";
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
    const { responseCode, response } = error as { responseCode?: number; response?: string };
    log.warn({ responseCode }, "an email was not accepted");
    if (responseCode === undefined)
      throw new Problem(503, "The email was not sent: the mail server cannot be reached. Try again later.");
    const reason = oneLine(response ?? String(responseCode)).slice(0, MAX_REASON);
    throw invalid([{ path: field, message: `The email was not sent. The mail server says: ${reason}` }]);
  }
}

/** Returns a text without line breaks and other control characters. */
export function oneLine(text: string): string {
  return text.replace(/\s*\p{Cc}+\s*/gu, " ").trim();
}
