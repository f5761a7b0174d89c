import "server-only";
import { onOneLine } from "@/lib/shared/text/line-breaks";

const MAX_REASON = 300;

/** An error of nodemailer: of the connection, or the answer of the mail server. */
type MailError = {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
};

/**
 * An email was not sent. The message and all fields can be logged: mail servers name the address that they refuse, and addresses are
 * left out.
 */
export class MailNotSent extends Error {
  /** A code of Node or nodemailer, such as "ECONNREFUSED" or "EENVELOPE". */
  readonly code?: string;
  /** The step of SMTP, such as "CONN" or "RCPT TO". */
  readonly step?: string;
  /** The status of the mail server; undefined if it did not answer. */
  readonly responseCode?: number;
  readonly #response: string | undefined;

  constructor(error: unknown) {
    const { code, command, responseCode, response, message } = error as MailError;
    super(withoutAddresses(response ?? message ?? "unknown"));
    this.name = "MailNotSent";
    this.code = code;
    this.step = command && withoutAddresses(command);
    this.responseCode = responseCode;
    this.#response = response;
  }

  /** The mail server's response, addresses included; undefined if it did not answer. */
  get response(): string | undefined {
    return this.#response;
  }
}

function withoutAddresses(text: string): string {
  const kept = text.replace(/[^\s<>"'(),:;=]+/gu, (word) => (word.includes("@") ? "…" : word));
  return onOneLine(kept).slice(0, MAX_REASON);
}
