import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, vi } from "vitest";
import { env } from "@/lib/server/env";

type ReceivedMail = { to: string[]; from: string; subject: string; text: string; raw: string };

/** As long as it takes on a busy machine. */
const WAIT = { timeout: 60_000 };

/** Starts a real SMTP server that accepts mail for `@people.example` and refuses other recipients. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(address.endsWith("@people.example") ? null : new Error(`<${address}>: No such mailbox`));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(chunks).toString();
        mails.push({ to, raw, ...read(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  beforeEach(() => {
    mails.length = 0;
    Object.assign(env(), {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "Pennant <pennant@server.example>",
    });
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    mails,
    /** Returns the mail to this address with this subject, once it has arrived. */
    mailTo: (address: string, subject: string) =>
      vi.waitFor(() => {
        const mail = mails.find((one) => one.to.includes(address) && one.subject === subject);
        if (!mail) throw new Error(`No mail to ${address}: ${subject}`);
        return mail;
      }, WAIT),
  };
}

/** Reads the headers and the text of a message without attachments. */
function read(message: string): Omit<ReceivedMail, "to" | "raw"> {
  const [head = "", ...body] = message.split("\r\n\r\n");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
  const text = body.join("\n\n").replaceAll("\r\n", "\n");
  const isQuoted = header("Content-Transfer-Encoding") === "quoted-printable";
  return { from: header("From"), subject: header("Subject"), text: isQuoted ? decode(text) : text };
}

function decode(text: string): string {
  const bytes = text
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
