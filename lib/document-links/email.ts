import { todayIn } from "@/lib/shared/dates/dates";
import { lineBreak, onOneLine } from "@/lib/shared/text/line-breaks";
import { paths } from "@/lib/shared/paths";
import { wordsOf } from "@/lib/sales-documents/paper-labels/words-by-language";
import { formatsOf } from "@/lib/sales-documents/print/formats";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { emailTexts } from "./email-texts";
import { documentLanguage, formatDay } from "./rules";

/**
 * Returns the email that the dialog proposes, in the document's language. `url` is the address of the client's page, or what stands
 * for it until there is a link.
 */
export function proposeEmail(
  document: SalesDocument,
  url: string,
  clock: { timeZone: string; now: Date },
): { subject: string; message: string } {
  const { kind, state, number, total, balance, currency, dueOn, freelancerName } = document;
  const language = documentLanguage(document);
  const texts = emailTexts[language];
  const name = `${wordsOf(language).labels.kinds[kind]} ${number}`;
  const isOwed = kind === "invoice" && balance !== null && Number(balance) > 0;
  const due = isOwed && dueOn !== null ? dueOn : null;
  const isLate = due !== null && due < todayIn(clock.timeZone, clock.now);
  const lines = [
    texts.greeting,
    "",
    texts.intro(name, formatsOf(language, document.freelancerCountry).amount(total, currency)),
    url,
    "",
    kind === "quotation" && state === "open" && texts.answer,
    due !== null && texts[isLate ? "wasDue" : "due"](formatDay(due, language, clock)),
    (kind === "quotation" && state === "open") || due !== null ? "" : false,
    texts.closing,
    freelancerName,
  ].filter((line) => line !== false);
  return { subject: texts.subject(name, freelancerName), message: lines.join("\n") };
}

/** Returns the address of a client's page that has no link yet, which stands in a message until it is sent. */
export function linkPlaceholder(origin: string): string {
  return `${origin}${paths.clientPage("…")}`;
}

/**
 * Returns a message with the address of a new link in place of `linkPlaceholder`, also where its last character was deleted. Makes
 * no link for a message that has none of it.
 */
export async function withLink(
  message: string,
  origin: string,
  makeLink: () => Promise<string>,
): Promise<string> {
  const start = origin + paths.clientPage("");
  const [before = "", ...rest] = message.split(start);
  const isOpen = (after: string) => !/^[\w-]/.test(after);
  if (!rest.some(isOpen)) return message;
  const url = await makeLink();
  return (
    before + rest.map((after) => (isOpen(after) ? url + after.replace(/^…/, "") : start + after)).join("")
  );
}

/** Returns the address that opens the person's mail program with everything filled in. */
export function mailtoAddress({
  to,
  subject,
  message,
}: {
  to: string;
  subject: string;
  message: string;
}): string {
  const query = { subject: onOneLine(subject), body: message.replace(lineBreak, "\r\n") };
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(to).replaceAll("%40", "@")}?${fields.join("&")}`;
}
