// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cellActions } from "./cell-actions";
import { WeekGrid } from "./week-grid";
import { onOpenEntryDialog } from "@/lib/time-entries/requests";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { weekGrid } from "@/lib/time-entries/week/grid";
import * as reading from "@/lib/time-entries/week/reading";
import { weekOf } from "@/lib/time-entries/week/week-days";
import { entryOfWebsite, layoutOfWebsite } from "@/tests/setup/time/week-row";

afterEach(cleanup);

const clock = { now: new Date("2026-11-26T16:00:00Z"), timeZone: "UTC" };
const { days } = weekOf("2026-11-26", 1);

const monday = entryOfWebsite("1", "2026-11-23T09:00:00Z", 90);
const another = entryOfWebsite("2", "2026-11-23T12:00:00Z", 30);
const billed = { ...monday, document: { id: "d", number: "2026-0014", isIssued: true } } as TimeEntry;
const running = { ...monday, endedAt: null, minutes: null, startedAt: "2026-11-26T14:00:00Z" } as TimeEntry;

/** Presses Enter on a cell of a week with these entries. */
function enter(entries: TimeEntry[], name: string) {
  const changes = { add: vi.fn(), change: vi.fn(), remove: vi.fn(), continueWith: vi.fn() };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WeekGrid
        grid={weekGrid(entries, days, clock)}
        days={days}
        today="2026-11-26"
        actions={cellActions(entries, changes, clock, reading)}
        onAddRows={() => {}}
      />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(screen.getByRole("gridcell", { name: `Website, Layout, ${name}` }), { key: "Enter" });
}

test.each([
  [
    "several entries",
    "Mon 23: 2:00",
    [monday, another],
    "There are 2 entries on this day. Change one of them.",
  ],
  ["an issued document", "Mon 23: 1:30", [billed], "This time is on invoice 2026-0014."],
  [
    "several entries of one document",
    "Mon 23: 2:00",
    [billed, { ...another, document: billed.document }],
    "This time is on invoice 2026-0014.",
  ],
  ["the clock", "Thu 26: 2:00, running", [running], "The clock is running. Stop it first."],
  ["the future", "Fri 27: no time", [monday], "Time cannot start in the future."],
])("a cell with %s says why it is not typed into", async (_, name, entries, sentence) => {
  enter(entries, name);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test.each([
  ["several entries", "Mon 23: 2:00", [monday, another]],
  ["an issued document", "Mon 23: 1:30", [billed]],
])(
  "a cell with %s opens the dialog for another entry of its day, project and task",
  async (_, name, entries) => {
    const opened = vi.fn();
    const end = onOpenEntryDialog(opened);
    enter(entries, name);
    fireEvent.click(await screen.findByRole("button", { name: "Add another entry" }));
    expect(opened).toHaveBeenCalledExactlyOnceWith({ day: "2026-11-23", ...layoutOfWebsite });
    end();
  },
);

test("a day in the future has no button that adds time", async () => {
  enter([monday], "Fri 27: no time");
  await screen.findByText("Time cannot start in the future.");
  expect(screen.queryByRole("button", { name: "Add another entry" })).toBeNull();
});
