import { expect, it } from "vitest";
import { notUnderstood, parseTime } from "./parse-time";
import { readLine } from "@/lib/time-entries/week/read-line";

// A Saturday.
const today = "2026-11-28";

it.each([
  ["de-DE", "2h Website gestern", "2026-11-27"],
  ["de-DE", "gestern 2h Website", "2026-11-27"],
  ["de-DE", "2h Website vorgestern", "2026-11-26"],
  ["de-DE", "2h Website heute", "2026-11-28"],
  ["de-DE", "2h Website Montag", "2026-11-23"],
  ["de-CH", "Montag, 8:00-10:00 Website", "2026-11-23"],
  ["de-DE", "8:00-10:00 Website Samstag", "2026-11-28"],
  ["de-DE", "2h Website Dienstag, 24.11.", "2026-11-24"],
  ["de-DE", "2h Website 24. Dezember", "2025-12-24"],
  ["de-AT", "24. März 2h Website", "2026-03-24"],
  ["fr-FR", "2h Website hier", "2026-11-27"],
  ["fr-FR", "2h Website aujourd'hui", "2026-11-28"],
  ["fr-FR", "2h Website aujourd’hui", "2026-11-28"],
  ["fr-FR", "2h Website avant-hier", "2026-11-26"],
  ["fr-FR", "lundi 2h Website", "2026-11-23"],
  ["fr-FR", "2h Website 14 février", "2026-02-14"],
  ["es-ES", "2h Website ayer", "2026-11-27"],
  ["es-MX", "2h Website anteayer", "2026-11-26"],
  ["es-ES", "hoy 2h Website", "2026-11-28"],
  ["es-ES", "2h Website miercoles", "2026-11-25"],
  ["es-ES", "2h Website 24 de diciembre de 2025", "2025-12-24"],
  ["it-IT", "2h Website ieri", "2026-11-27"],
  ["it-IT", "2h Website l'altro ieri", "2026-11-26"],
  ["it-IT", "2h Website lunedì", "2026-11-23"],
  ["nl-NL", "2h Website gisteren", "2026-11-27"],
  ["nl-NL", "2h Website eergisteren", "2026-11-26"],
  ["nl-NL", "maandag 2h Website", "2026-11-23"],
])("in %s, %j is on %s", (locale, line, date) => {
  const time = { minutes: 120, date };
  expect(readLine(line, today, [locale])).toMatchObject({ description: "Website", time });
  expect(readLine(line, today, ["en-US", locale])).toMatchObject({ description: "Website", time });
});

it("the words for days of a language that is not the person's are words", () => {
  for (const line of ["2h Website gestern", "2h Website hier", "2h Website Montag"])
    expect(readLine(line, today, ["en-US"])).toMatchObject({
      description: line.slice(3),
      time: { date: null },
    });
});

it.each([
  ["9-11 mo", "2026-11-23"],
  ["Mo. 9-11", "2026-11-23"],
  ["2h so", "2026-11-22"],
  ["2h so.", "2026-11-22"],
  ["2h freitag.", "2026-11-27"],
  ["2h do", "2026-11-26"],
])("a short name with nothing else but the time is a day: %j is on %s", (text, date) => {
  expect(parseTime(text, today, ["de-DE"])).toMatchObject({ time: { minutes: 120, date } });
  expect(readLine(text, today, ["de-DE"])).toMatchObject({ description: "", time: { date } });
});

it.each(["so what", "do layout", "layout to do", "and so", "plan für morgen", "Mai"])(
  "a short or ambiguous word beside others is a word: %j",
  (description) => {
    expect(readLine(`2h ${description}`, today, ["de-DE"])).toMatchObject({
      description,
      time: { date: null },
    });
  },
);

it("a date in another language that does not exist is refused", () => {
  expect(readLine("2h Website 31. Februar", today, ["de-DE"])).toEqual({
    error: notUnderstood("31. februar"),
  });
});
