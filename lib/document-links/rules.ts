import { calendarDate, dueOnDate, formatDue, todayIn } from "@/lib/shared/dates/dates";
import { type DocumentLanguage, languageOf, localeOf } from "@/lib/shared/text/languages";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import type { PageTexts } from "./texts/page-texts";

type Clock = { timeZone: string; now: Date };

type Quotation = Pick<SalesDocument, "kind" | "state" | "dueOn" | "answer" | "answeredBy"> & {
  answeredAt: Date | string | null;
  language?: string | null;
};

/** Returns why a document cannot be accepted or declined, in its language; null if it can. */
export function whyClosed(document: Quotation, clock: Clock, texts: PageTexts): string | null {
  const { kind, state, dueOn, answer, answeredBy, answeredAt } = document;
  const day = (date: string) => formatDay(date, documentLanguage(document), clock);
  if (kind !== "quotation") return texts.notQuotation;
  if (answer && answeredAt) {
    const date = calendarDate({ dueAt: answeredAt, isWithTime: true }, clock.timeZone);
    return texts[answer](day(date), answeredBy ?? "");
  }
  if (state === "accepted") return texts.acceptedAlready;
  if (state === "expired" && dueOn) return texts.expired(day(dueOn));
  return null;
}

/** Returns the language in which a document is written. */
export function documentLanguage({
  language,
}: {
  language?: string | null;
  kind?: string;
}): DocumentLanguage {
  return languageOf(language);
}

/** Returns a calendar date in a language: "3 Nov", or "3 Nov 2027" in another year than the current one. */
export function formatDay(date: string, language: DocumentLanguage, { timeZone, now }: Clock): string {
  const isThisYear = date.slice(0, 4) === todayIn(timeZone, now).slice(0, 4);
  const due = dueOnDate(date);
  if (language === "en") return formatDue(due, "UTC", isThisYear ? "dayMonth" : "plain");
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: "numeric",
    month: "long",
    year: isThisYear ? undefined : "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(due.dueAt));
}

/** Returns how far a day is from today in a language: "in 14 days", "tomorrow", "today". */
export function formatDaysLeft(days: number, language: DocumentLanguage): string {
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" }).format(days, "day");
}
