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
