import type { PrintFormats } from "@/lib/sales-documents/print/formats";
import type { DocumentLanguage } from "@/lib/shared/text/languages";

/** The signs of an hour and a minute on paper, and the space between a number and its sign. */
const signs: Record<DocumentLanguage, { hour: string; minute: string; space: string }> = {
  en: { hour: "h", minute: "min", space: " " },
  de: { hour: "Std.", minute: "Min.", space: " " },
  fr: { hour: "h", minute: "min", space: " " },
  es: { hour: "h", minute: "min", space: " " },
  it: { hour: "h", minute: "min", space: " " },
  pt: { hour: "h", minute: "min", space: " " },
  nl: { hour: "u", minute: "min", space: " " },
  pl: { hour: "godz.", minute: "min", space: " " },
  th: { hour: "ชม.", minute: "นาที", space: " " },
  ja: { hour: "時間", minute: "分", space: "" },
  "zh-Hans": { hour: "小时", minute: "分钟", space: "" },
  ko: { hour: "시간", minute: "분", space: "" },
  ar: { hour: "س", minute: "د", space: " " },
};

/** Returns minutes and their rate per hour in the language of a paper, "1 h 20 min × 120.50 USD/h". Nothing is rounded. */
export function paperDuration(
  minutes: number,
  rate: string,
  { currency, language, formats }: { currency: string; language: DocumentLanguage; formats: PrintFormats },
): string {
  const { hour, minute, space } = signs[language];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && { count: hours, sign: hour },
    (rest > 0 || hours === 0) && { count: rest, sign: minute },
  ];
  const length = parts
    .flatMap((part) => (part ? `${formats.number(String(part.count))}${space}${part.sign}` : []))
    .join(" ");
  return `${length} × ${formats.amount(rate, currency)}/${hour}`;
}
