import type { CsvDialect } from "@/lib/shared/text/csv-dialects";
import { type PrintInput } from "@/lib/sales-documents/print/input";
import { formatsOf } from "@/lib/sales-documents/print/formats";
import type { PrintModel } from "@/lib/sales-documents/print/model";
import { withPrintableTexts } from "@/lib/sales-documents/print/printable";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { wordsOf } from "@/lib/sales-documents/paper-labels/words-by-language";
import { languageOf } from "@/lib/shared/text/languages";
import { minutesOfEntry, minutesOfLine } from "./bill/amounts";
import type { KeptTimesheet } from "./bill/kept-timesheet";
import { clockText, dayOf } from "./bill/lines";
import { hoursText } from "./bill/quantity";
import { durationText } from "./duration-text";
import { minutesBetween } from "./minutes";
import { roundingWords } from "./bill/rounding-words";
import { sheetWords } from "./bill/sheet-words";

type Entry = KeptTimesheet["entries"][number];

/**
 * Returns the timesheet of a document as a print model: its head without due date and currency, and its entries with day, times and hours in place of its lines.
 * Hours are as they were billed: rounded per entry, or in the total where lines were rounded. Those of entries are exact, "0:20". If
 * the lines of the document say other hours, these are below the total.
 */
export function timesheetModel(document: PrintInput, { timeZone, entries }: KeptTimesheet): PrintModel {
  const model = toPrintModel(document);
  const language = languageOf(document.language);
  const { labels } = wordsOf(document.language);
  const formats = formatsOf(language, document.freelancerCountry);
  const { title, subtotal, total } = sheetWords[language];
  const ofMoney = [labels.dueDate, labels.validUntil, labels.currency];
  const minutes = entries.map(minutesOnSheet);
  const sum = sumOf(minutes);
  const lines = minutesOfLines(entries);
  const billed = sumOf(lines.values());
  const onDocument = sumOf(minutesOnDocument(document, lines));
  const hours = (count: number) => formats.count(hoursText(count), labels.units.hour);
  // As the lines of the sheet, and as the lines of the invoice.
  const both = (count: number) => `${durationText(count)} · ${hours(count)}`;
  return withPrintableTexts({
    ...model,
    title,
    subject: sheetName(document),
    headline: null,
    facts: model.facts.filter(({ label }) => !ofMoney.includes(label)),
    fileName: `${sheetName(document)}.pdf`,
    logo: null,
    columns: {
      item: labels.item,
      rate: labels.date,
      quantity: "",
      tax: null,
      amount: labels.quantity,
    },
    items: entries.map((entry, index) => ({
      title: entry.description ?? entry.task ?? entry.project ?? title,
      description: placeOf(entry, document) || null,
      rate: formats.shortDay(dayOf(entry, timeZone)),
      quantity: timesOf(entry, timeZone),
      tax: null,
      amount: durationText(minutes[index] ?? 0),
      discount: null,
    })),
    totals: billed === sum ? [] : [{ label: subtotal, value: both(sum) }],
    total: { label: total, value: both(billed) },
    // Below the total: "Invoice 2026-0014".
    included:
      onDocument === billed ? [] : [{ label: `${model.title} ${document.number}`, value: both(onDocument) }],
    deductions: [],
    due: null,
    // The sentence below the totals.
    taxNote: roundingWords(
      entries.map(({ rounding }) => rounding),
      language,
    ),
    note: null,
    payment: null,
    payTo: null,
    scan: null,
    payLink: null,
    signatures: [],
    footer: { ...model.footer, name: [title, document.number, "·", document.freelancerName].join(" ") },
  });
}

/** Returns the task of an entry, and its project if it is not the one in the head. */
function placeOf({ project, task }: Entry, { projectTitle }: PrintInput): string {
  return [project === projectTitle ? null : project, task].filter(Boolean).join(", ");
}

/** Returns the minutes of an entry as they are billed, if they are rounded per entry. */
export function minutesOnSheet({ startedAt, endedAt, rounding }: Entry): number {
  return minutesOfEntry(minutesBetween(startedAt, endedAt), rounding);
}

/** Returns the minutes of each line, as they are billed. */
function minutesOfLines(entries: readonly Entry[]): Map<string, number> {
  const lines = new Map<string, { minutes: number; rounding: string }>();
  for (const entry of entries) {
    const before = lines.get(entry.lineId)?.minutes ?? 0;
    lines.set(entry.lineId, { minutes: before + minutesOnSheet(entry), rounding: entry.rounding });
  }
  return new Map([...lines].map(([id, { minutes, rounding }]) => [id, minutesOfLine(minutes, rounding)]));
}

/**
 * Returns the minutes that the lines of the document say, whose quantities a person may have changed. A line in another unit than
 * hours or minutes has those of its time. Hours with two decimals are within half a minute of theirs.
 */
function minutesOnDocument({ items }: PrintInput, billed: ReadonlyMap<string, number>): number[] {
  return [...billed].map(([lineId, minutes]) => {
    const { unit, quantity } = items.find(({ timeLineId }) => timeLineId === lineId) ?? {};
    if (unit === "hour") return Math.round(Number(quantity) * 60);
    return unit === "minute" ? Math.round(Number(quantity)) : minutes;
  });
}

function sumOf(minutes: Iterable<number>): number {
  return [...minutes].reduce((sum, own) => sum + own, 0);
}

/** Returns the name of the timesheet of a document, "Timesheet 2026-0014". */
export function sheetName({ number, language }: Pick<PrintInput, "number" | "language">): string {
  return `${sheetWords[languageOf(language)].title} ${number}`;
}

/** Returns the dialect whose decimal sign is that of the paper. */
export function sheetDialect({
  language,
  freelancerCountry,
}: Pick<PrintInput, "language" | "freelancerCountry">): CsvDialect {
  return formatsOf(languageOf(language), freelancerCountry).number("1.5") === "1,5" ? "semicolon" : "comma";
}

/** Returns "9:00 – 11:30". */
function timesOf({ startedAt, endedAt }: Entry, timeZone: string): string {
  return `${clockText(startedAt, timeZone)} – ${clockText(endedAt, timeZone)}`;
}
