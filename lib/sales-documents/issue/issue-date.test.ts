import { expect, it } from "vitest";
import { isFarYear, proposedIssueDate } from "./issue-date";

const now = new Date("2026-11-28T20:00:00Z");
const zone = "Pacific/Auckland";

it("proposes the draft's own date if it is another than the day on which the draft was made", () => {
  const propose = (issuedAt: string, createdAt?: string) =>
    proposedIssueDate({ issuedAt, createdAt }, zone, now);
  expect(propose("2026-11-10T00:00:00.000Z", "2026-11-20T10:00:00.000Z")).toBe("2026-11-10");
  expect(propose("2026-12-24T00:00:00.000Z")).toBe("2026-12-24");
});

it("proposes today for a draft whose date nobody changed, by the calendar of the user's zone", () => {
  const made = { issuedAt: "2026-11-21T00:00:00.000Z", createdAt: "2026-11-20T20:00:00.000Z" };
  expect(proposedIssueDate(made, zone, now)).toBe("2026-11-29");
  expect(proposedIssueDate({ issuedAt: "", createdAt: undefined }, zone, now)).toBe("2026-11-29");
});

it("finds a year far away if it is more than one from this one", () => {
  const far = ["2024-12-31", "2028-01-01", "2062-11-28"];
  const near = ["2025-01-01", "2026-11-28", "2027-12-31"];
  expect(far.map((date) => isFarYear(date, "2026-11-28"))).toEqual([true, true, true]);
  expect(near.map((date) => isFarYear(date, "2026-11-28"))).toEqual([false, false, false]);
});
