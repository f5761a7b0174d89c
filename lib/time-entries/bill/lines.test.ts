import { expect, it } from "vitest";
import { documentLanguages } from "@/lib/shared/text/languages";
import { leftOutWords } from "./left-out";
import { type BilledEntry, linesOf } from "./lines";

const options = { groupBy: "project", withDates: false, timeZone: "UTC", language: "en" } as const;

function entry(
  id: string,
  minutes: number,
  rate: string | null,
  more: Partial<BilledEntry> = {},
): BilledEntry {
  return {
    id,
    projectId: id,
    project: { id, name: id },
    taskId: null,
    task: null,
    description: "",
    startedAt: "2026-11-02T09:00:00.000Z",
    minutes,
    effectiveRate: rate,
    rounding: "none",
    currency: "EUR",
    ...more,
  };
}

it.each([
  ["en", undefined, "1 h 20 min × 120.50 EUR/h"],
  ["fr", "FR", "1 h 20 min × 120,50 EUR/h"],
  ["de", "DE", "1 Std. 20 Min. × 120,50 EUR/Std."],
  ["de", "CH", "1 Std. 20 Min. × 120.50 EUR/Std."],
  ["ja", "JP", "1時間 20分 × 120.50 EUR/時間"],
] as const)("a line of one piece says its time and rate in %s of %s", (language, country, words) => {
  const [line] = linesOf([entry("a", 80, "120.5")], { ...options, language, country });
  expect(line).toMatchObject({ unit: "piece", amount: "160.67", description: words });
});

it.each(documentLanguages)("a line of one piece never has a decimal number of hours in %s", (language) => {
  const [line] = linesOf([entry("a", 2000, "317.77")], { ...options, language });
  expect(line?.isWhole).toBe(true);
  expect(line?.description).not.toContain("33.33");
  expect(line?.description).not.toContain("33,33");
});

it.each([
  ["up:15:entry", [20, 30], "Rounded up to 15 minutes per entry"],
  // 10 and 20 minutes are 15 and 15: their sum is as it was.
  ["nearest:15:entry", [10, 20], "Rounded to the nearest 15 minutes per entry"],
  ["down:30:line", [20, 20], "Rounded down to 30 minutes per line"],
  ["up:15:entry", [15, 30], null],
  ["up:15:line", [20, 25], null],
  ["none", [20, 31], null],
])("a line of time rounded %s from %j minutes says %j", (rounding, minutes, words) => {
  const group = minutes.map((count, index) => ({ ...entry("a", count, "60", { rounding }), id: `${index}` }));
  expect(linesOf(group, options)).toMatchObject([{ description: words }]);
  const dated = words === null ? "2 Nov 2026" : `2 Nov 2026\n${words}`;
  expect(linesOf(group, { ...options, withDates: true })).toMatchObject([{ description: dated }]);
});

it("the rounding of a line is said in the language of the paper", () => {
  const [line] = linesOf([entry("a", 20, "60", { rounding: "up:15:entry" })], { ...options, language: "de" });
  expect(line?.description).toBe("Je Eintrag auf 15 Minuten aufgerundet");
});

it("entries without a line are named: those at a rate of 0, and those that round to 0", () => {
  const entries = [
    entry("a", 60, "90"),
    entry("b", 480, "0"),
    entry("c", 0, "90"),
    entry("d", 4, "90", { rounding: "nearest:15:entry" }),
    entry("e", 30, null),
  ];
  const lines = linesOf(entries, options);
  expect(lines.map(({ entryIds }) => entryIds)).toEqual([["a"]]);
  expect(leftOutWords(entries, lines)).toEqual([
    "8:00 at a rate of 0 is not billed.",
    "2 entries come to 0 when rounded and are not billed.",
  ]);
  expect(leftOutWords(entries.slice(0, 1), lines)).toEqual([]);
  expect(leftOutWords([entry("c", 0, "90")], [])).toEqual([
    "1 entry comes to 0 when rounded and is not billed.",
  ]);
});

it("a description that is too long for a title stands below it in full, and half a letter nowhere", () => {
  const description = `${"a".repeat(198)}😀 and more`;
  const [line] = linesOf([entry("a", 60, "90", { description })], { ...options, groupBy: "entry" });
  expect(line).toMatchObject({ title: `${"a".repeat(198)}…`, description });
});

it("an entry whose description cannot be seen is called by its project", () => {
  const [line] = linesOf([entry("a", 60, "90", { description: "\u200b" })], { ...options, groupBy: "entry" });
  expect(line?.title).toBe("a");
});
