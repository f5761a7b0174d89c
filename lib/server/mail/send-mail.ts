import "server-only";
import nodemailer from "nodemailer";
import { onOneLine, withPlainLineBreaks } from "@/lib/shared/text/line-breaks";
import { env } from "@/lib/server/env";
import { originOf } from "@/lib/server/http/origin";
import { processWide } from "@/lib/server/process-wide";
import { MailNotSent } from "./mail-not-sent";

const TIMEOUT_MS = 10_000;

/** A plain-text email to one person. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The name that is shown instead of the server's, with the server's address. */
  senderName?: string;
  /** Where answers go. */
  replyTo?: string | null;
  /** Written and sent by a person. All others say that a program has sent them, so that no absence notice answers. */
  isPersonal?: boolean;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

/**
 * Returns the origin for links in emails; undefined if this server sends none. It is AUTH_URL: without it anyone could choose
 * the host of a link by the headers of a request, so then only requests to localhost are accepted.
 */
export function mailOrigin(request: Request): string | undefined {
  if (!env().SMTP_URL) return undefined;
  const origin = originOf(request);
  return env().AUTH_URL || new URL(origin).hostname === "localhost" ? origin : undefined;
}

/** Sends an email through SMTP_URL, from MAIL_FROM. Throws MailNotSent if the mail server does not accept it. */
export async function sendMail({
  to,
  senderName,
  replyTo,
  subject,
  text,
  isPersonal,
  ...mail
}: Mail): Promise<void> {
  const { MAIL_FROM = "" } = env();
  // As objects: a text could contain several addresses.
  const message = {
    ...mail,
    subject: onOneLine(subject),
    text: withPlainLineBreaks(text),
    from: senderName ? { name: onOneLine(senderName), address: addressIn(MAIL_FROM) } : MAIL_FROM,
    to: { name: "", address: to },
    replyTo: replyTo ? { name: "", address: replyTo } : undefined,
    headers: isPersonal ? undefined : { "Auto-Submitted": "auto-generated" },
  };
  try {
    await transport().sendMail(message);
  } catch (error) {
    throw new MailNotSent(error);
  }
}

/** Returns the address of "Pennant <pennant@server.example>". */
function addressIn(sender: string): string {
  return /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
}

/** Connects and signs in to the mail server without sending anything. Rejects if that fails. */
export async function checkMailServer(): Promise<void> {
  await transport().verify();
}

function transport() {
  const { SMTP_URL = "" } = env();
  return processWide(`mail ${SMTP_URL}`, () =>
    nodemailer.createTransport({
      url: SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
}
