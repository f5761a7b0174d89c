import { expect, it } from "vitest";
import { probableEnd } from "./probable-end";

const zone = "Europe/Berlin";

it.each([
  [
    "a day's work ends in the evening",
    "2026-11-27T08:00:00Z",
    "2026-11-27T17:12:00Z",
    "2026-11-27T17:00:00.000Z",
  ],
  [
    "the evening is still to come",
    "2026-11-27T06:00:00Z",
    "2026-11-27T15:00:00Z",
    "2026-11-27T14:00:00.000Z",
  ],
  [
    "the start was in the evening",
    "2026-11-27T19:00:00Z",
    "2026-11-28T07:00:00Z",
    "2026-11-28T03:00:00.000Z",
  ],
  [
    "the start was a minute before the evening",
    "2026-11-27T16:59:00Z",
    "2026-11-28T07:00:00Z",
    "2026-11-28T00:59:00.000Z",
  ],
  [
    "the start was an hour before the evening",
    "2026-11-27T16:00:00Z",
    "2026-11-28T07:00:00Z",
    "2026-11-27T17:00:00.000Z",
  ],
  [
    "the clocks went back in the night",
    "2026-10-24T22:30:00Z",
    "2026-10-25T17:30:00Z",
    "2026-10-25T17:00:00.000Z",
  ],
])("a forgotten clock is proposed to have ended when %s", (_, start, now, end) => {
  expect(probableEnd(start, new Date(now), zone)).toBe(end);
});
