import { describe, expect, it } from "vitest";
import { sortTimeline, timelineDetail } from "./timeline-rules";
import type { TimelineItem } from "./timeline-schema";

const item = (change: Partial<TimelineItem>): TimelineItem => ({
  id: "01a1fb63-0000-7000-8000-000000000000",
  kind: "event",
  name: "Kick-off",
  at: "2026-11-23T00:00:00.000Z",
  isWithTime: false,
  project: { id: "01a1fb63-0000-7000-8000-000000000001", name: "Online pre-orders" },
  type: null,
  document: null,
  ...change,
});

describe("sortTimeline", () => {
  it("sorts by day in the user's zone, where an evening in America is already the next day in UTC", () => {
    const evening = item({ name: "Evening of the 22nd", at: "2026-11-23T02:00:00.000Z", isWithTime: true });
    const dated = item({ name: "The 23rd" });
    const names = (zone: string) => sortTimeline([evening, dated], zone).map(({ name }) => name);
    expect(names("America/New_York")).toEqual(["The 23rd", "Evening of the 22nd"]);
    expect(names("UTC")).toEqual(["Evening of the 22nd", "The 23rd"]);
  });
});

describe("timelineDetail", () => {
  it.each([
    [{ kind: "task" }, "Finished · Online pre-orders"],
    [{ kind: "file" }, "File added · Online pre-orders"],
    [{ kind: "document", document: { kind: "creditNote", isDraft: false } }, "Credit note 12"],
    [{ kind: "document", document: { kind: "invoice", isDraft: true } }, "Draft invoice 12"],
  ] as const)("%j: %s", ({ kind, ...rest }, words) => {
    const document =
      "document" in rest ? { ...rest.document, number: "12", total: "1.00", currency: "USD" } : null;
    expect(timelineDetail(item({ kind, document }))).toBe(words);
  });
});
