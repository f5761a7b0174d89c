import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DateContext, readTypedDate } from "./typed-date";
import { parseQuickAdd } from "@/lib/quick-add/parse";
import { dueOnDate, formatDue } from "@/lib/shared/dates/dates";

const today = "2026-11-25"; // a Wednesday
const read = (text: string, locale = "en-US", yearless: DateContext["yearless"] = "next") =>
  readTypedDate(text, { today, locale, yearless });

test.each([
  ["today", "2026-11-25"],
  ["Tomorrow", "2026-11-26"],
  ["yesterday", "2026-11-24"],
  ["fri", "2026-11-27"],
  ["Wednesday", "2026-12-02"],
  ["27 Nov", "2026-11-27"],
  ["Nov 27, 2027", "2027-11-27"],
  ["dec 13", "2026-12-13"],
  ["13 Dec.", "2026-12-13"],
  ["27th november", "2026-11-27"],
  ["the 13th of December", "2026-12-13"],
  ["Fri 27 Nov 2026", "2026-11-27"],
  ["11/27", "2026-11-27"],
  ["1/2/27", "2027-01-02"],
  ["13/12/2026", "2026-12-13"],
  ["13.12.2026", "2026-12-13"],
  ["13. 12. 2026", "2026-12-13"],
  ["2026-02-03", "2026-02-03"],
  ["2026/2/3", "2026-02-03"],
])("%s is %s", (text, date) => expect(read(text)).toBe(date));

test.each([
  "",
  "soon",
  "31 Feb",
  "31 Feb 2026",
  "29 Feb 2027",
  "13/40",
  "2026-02-30",
  "Nov",
  "27",
  "ma 3",
  "fri fri",
  "27 Nov 2026 2027",
])("%s is no date", (text) => expect(read(text)).toBeNull());

test.each([
  ["de-DE", "gestern", "2026-11-24"],
  ["de-DE", "Übermorgen", "2026-11-27"],
  ["de-DE", "Montag", "2026-11-30"],
  ["fr-FR", "aujourd'hui", "2026-11-25"],
  ["fr-FR", "1 fevrier", "2027-02-01"],
  ["es-ES", "mañana", "2026-11-26"],
  ["it-IT", "l’altro ieri", "2026-11-23"],
  ["en-GB", "gestern", null],
])("a date in the words of %s: %s is %s", (locale, text, date) => expect(read(text, locale)).toBe(date));

// The palette finds English dates in a sentence, a field reads all of its text (docs/decisions/0173-quick-add-and-single-keys.md).
test.each([
  "today",
  "tomorrow",
  "fri",
  "Wednesday",
  "27 Nov",
  "Nov 27, 2027",
  "27th november",
  "Fri 27 Nov 2026",
  "24 nov",
  "1 jan",
  "31 December",
  "29 feb",
  "2026-12-24",
])("a field and the palette read %s as the same day", (text) => {
  const context = { now: new Date(`${today}T12:00:00Z`), timeZone: "UTC", projects: [], clients: [] };
  const { due } = parseQuickAdd(`call ${text}`, context);
  expect(due?.dueAt.slice(0, 10)).toBe(read(text));
});

describe("the person's locale", () => {
  test.each([
    ["en-US", "2026-11-12"],
    ["en-GB", "2026-12-11"],
    ["de-DE", "2026-12-11"],
    ["sv-SE", "2026-12-11"],
    ["ja-JP", "2026-11-12"],
    ["C", "2026-11-12"],
  ])("%s reads 11/12/2026 as %s", (locale, date) => {
    expect(read("11/12/2026", locale)).toBe(date);
    expect(read("11.12.2026", locale)).toBe(date);
  });

  test.each([
    ["de-DE", "So., 13. Dez. 2026"],
    ["de-DE", "13 Dezember"],
    ["de-DE", "13 december"],
    ["fr-FR", "13 décembre 2026"],
    ["es-ES", "13 de diciembre de 2026"],
    ["ru-RU", "13 декабря 2026"],
    ["pl-PL", "13 grudnia"],
  ])("%s has months of its own: %s", (locale, text) => expect(read(text, locale)).toBe("2026-12-13"));

  const anyDay = fc.date({ min: new Date("1950-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
  test.each([
    "en-US",
    "en-GB",
    "de-DE",
    "fr-FR",
    "es-ES",
    "it-IT",
    "nl-NL",
    "sv-SE",
    "pl-PL",
    "pt-BR",
    "en-CA",
  ])("%s can be typed as Intl writes it", (locale) => {
    const day = { timeZone: "UTC", day: "numeric", year: "numeric" } as const;
    const styles = (["numeric", "2-digit", "short", "long"] as const).map(
      (month) => new Intl.DateTimeFormat(locale, { ...day, month }),
    );
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...styles), (date, style) => {
        expect(read(style.format(date), locale)).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });

  test("what the field shows can be typed back in every locale", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom("en-US", "de-DE", "fr-FR"), (day, locale) => {
        const date = day.toISOString().slice(0, 10);
        for (const style of ["shown", "long", "semiFull", "full"] as const) {
          expect(read(formatDue(dueOnDate(date), "UTC", style), locale)).toBe(date);
        }
      }),
    );
  });
});

describe("without a year", () => {
  test.each([
    ["1 january", "2027-01-01", "2027-01-01"],
    ["25 nov", "2026-11-25", "2026-11-25"],
    ["24 nov", "2027-11-24", "2026-11-24"],
    ["1 june", "2027-06-01", "2026-06-01"],
    ["3/1", "2027-03-01", "2027-03-01"],
    ["29 feb", "2028-02-29", "2028-02-29"],
  ])("%s is %s where the next one is meant, and %s where the nearest is", (text, next, nearest) => {
    expect(read(text)).toBe(next);
    expect(read(text, "en-US", "nearest")).toBe(nearest);
  });

  test.each([
    ["25 nov", "2026-11-25"],
    ["26 nov", "2025-11-26"],
    ["11/27", "2025-11-27"],
    ["29 feb", "2024-02-29"],
    ["wed", "2026-11-25"],
    ["thu", "2026-11-19"],
  ])("%s is %s where the last one is meant", (text, last) => expect(read(text, "en-US", "last")).toBe(last));
});
