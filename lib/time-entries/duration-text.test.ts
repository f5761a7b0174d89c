import { expect, it } from "vitest";
import {
  clockText,
  decimalHours,
  durationText,
  hoursOfBudget,
  isOverBudget,
  durationWords,
  secondsSince,
} from "./duration-text";

it.each([
  [0, "0:00:00"],
  [59, "0:00:59"],
  [3_599, "0:59:59"],
  [36_061, "10:01:01"],
])("%d seconds are %s on the clock", (seconds, text) => expect(clockText(seconds)).toBe(text));

it.each([
  [0, "0:00", "0 min"],
  [5, "0:05", "5 min"],
  [60, "1:00", "1 h"],
  [552, "9:12", "9 h 12 min"],
])("%d minutes are %s in a table and %s in a sentence", (minutes, text, words) => {
  expect(durationText(minutes)).toBe(text);
  expect(durationWords(minutes)).toBe(words);
});

it("a start in the future of this device's clock has lasted no time", () => {
  const start = new Date("2026-11-28T10:00:00.500Z");
  expect(secondsSince(start.toISOString(), Math.floor(+start / 1_000) + 62)).toBe(62);
  expect(secondsSince(start.toISOString(), Math.floor(+start / 1_000) - 5)).toBe(0);
});

it("a budget of 3600 pays for 40 hours at a rate of 90, and for none without a rate", () => {
  const hours = (budget: number, hourlyRate: string | null, currency: string | null = null) =>
    hoursOfBudget({ budget, currency, hourlyRate }, "EUR");
  expect(hours(3_600, "90")).toBe("40");
  expect(hours(1_000, "90")).toBe("11.1");
  expect(hours(3_600, null)).toBeNull();
  expect(hours(0, "90")).toBeNull();
  expect(hours(3_600, "90", "EUR")).toBe("40");
  expect(hours(3_600, "90", "USD")).toBeNull();
  expect(decimalHours(1_110)).toBe("18.5");
  expect(decimalHours(500)).toBe("8.3");
  expect(decimalHours(1)).toBe("0.1");
  expect(decimalHours(0)).toBe("0");
});

it.each([
  [36 * 60, "36", false],
  [36 * 60 + 1, "36", true],
  [6000, null, false],
])("%d minutes of a budget of %s hours are over it: %j", (minutes, budget, isOver) =>
  expect(isOverBudget(minutes, budget)).toBe(isOver),
);
