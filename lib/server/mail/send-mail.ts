import "server-only";
import nodemailer from "nodemailer";
import { env } from "@/lib/server/env";
import { originOf } from "@/lib/server/http/origin";
import { processWide } from "@/lib/server/process-wide";

const TIMEOUT_MS = 10_000;

/** A plain-text email to one person. */
export type Mail = { to: string; subject: string; text: string };

/**
 * Returns the origin for links in emails; undefined if this server sends none. It is AUTH_URL: without it anyone could choose
 * the host of a link by the headers of a request, so then only requests to localhost are accepted.
 */
export function mailOrigin(request: Request): string | undefined {
  if (!env().SMTP_URL) return undefined;
  const origin = originOf(request);
  return env().AUTH_URL || new URL(origin).hostname === "localhost" ? origin : undefined;
}

/** Sends an email through SMTP_URL, from MAIL_FROM. Throws if the mail server does not accept it. */
export async function sendMail({ to, subject, text }: Mail): Promise<void> {
  // As an object: a text could contain several recipients.
  await transport().sendMail({ from: env().MAIL_FROM, to: { name: "", address: to }, subject, text });
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
