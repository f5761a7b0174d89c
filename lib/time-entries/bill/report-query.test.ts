import { afterEach, expect, it, vi } from "vitest";
import { timeReportQuery } from "./report-query";

const days = { from: "2026-10-25", to: "2026-10-31" };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["en-US", 7],
  ["de-DE", 1],
])("the weeks of a report begin in %s on day %i, as those of the grid", (language, weekStartsOn) => {
  vi.stubGlobal("navigator", { language });
  expect(timeReportQuery(days, "week", "2026-11-28").queryKey.at(-1)).toEqual({
    ...days,
    groupBy: "week",
    weekStartsOn,
  });
});

it("a report by other groups has no first day of the week", () => {
  expect(timeReportQuery({}, "project", "2026-11-28").queryKey.at(-1)).toEqual({
    from: "1970-01-01",
    to: "2026-11-28",
    groupBy: "project",
  });
});
