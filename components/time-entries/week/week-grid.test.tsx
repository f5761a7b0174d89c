// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cellActions } from "./cell-actions";
import { WeekGrid } from "./week-grid";
import type { EntryChanges } from "@/components/time-entries/use-entry-changes";
import type { ReadingCode } from "@/components/time-entries/in-place/use-reading-code";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { weekGrid } from "@/lib/time-entries/week/grid";
import * as reading from "@/lib/time-entries/week/reading";
import { weekOf } from "@/lib/time-entries/week/week-days";
import { entryOfWebsite } from "@/tests/setup/time/week-row";

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const clock = { now: new Date("2026-11-26T16:00:00Z"), timeZone: "UTC" };
const { days } = weekOf("2026-11-26", 1);
const changes = {
  add: vi.fn<EntryChanges["add"]>(),
  change: vi.fn<EntryChanges["change"]>(),
  remove: vi.fn<EntryChanges["remove"]>(),
  continueWith: vi.fn<EntryChanges["continueWith"]>(),
};

/** Returns an entry of the project, without a task. */
const entry = (id: string, startedAt: string, minutes: number, more: Partial<TimeEntry> = {}) =>
  entryOfWebsite(id, startedAt, minutes, { taskId: null, task: null, ...more });

const queries = new QueryClient();

function week(entries: TimeEntry[], code: ReadingCode | null) {
  return (
    <QueryClientProvider client={queries}>
      <WeekGrid
        grid={weekGrid(entries, days, clock)}
        days={days}
        today="2026-11-26"
        actions={cellActions(entries, changes, clock, code ?? undefined)}
        onAddRows={() => {}}
      />
    </QueryClientProvider>
  );
}

function renderWeek(entries: TimeEntry[], code: ReadingCode | null = reading) {
  return render(week(entries, code));
}

const cell = (name: string) => screen.getByRole("gridcell", { name });
const type = (name: string, text: string) => {
  cell(name).focus();
  fireEvent.keyDown(cell(name), { key: "Enter" });
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: text } });
  return field;
};

const monday = entry("1", "2026-11-23T09:00:00Z", 90);

test("arrows move between the cells, and one cell is a stop of the Tab key", () => {
  renderWeek([
    monday,
    entry("2", "2026-11-24T09:00:00Z", 60, { projectId: "l", project: { id: "l", name: "Logo" } }),
  ]);
  const first = cell("Logo, Mon 23: no time");
  expect(screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
  first.focus();
  fireEvent.keyDown(first, { key: "ArrowDown" });
  fireEvent.keyDown(cell("Website, Mon 23: 1:30"), { key: "End" });
  expect(document.activeElement).toBe(cell("Website, Sun 29: no time"));
  fireEvent.keyDown(cell("Website, Sun 29: no time"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(cell("Website, Sun 29: no time"));
});

test("Tab in a cell saves what was typed and goes to the cell of the next day, Shift and Tab to the one before", () => {
  renderWeek([monday]);
  fireEvent.keyDown(type("Website, Mon 23: 1:30", "2"), { key: "Tab" });
  expect(changes.change).toHaveBeenCalledExactlyOnceWith(
    monday,
    expect.objectContaining({ endedAt: "2026-11-23T11:00:00.000Z" }),
  );
  expect(document.activeElement).toBe(cell("Website, Tue 24: no time"));
  fireEvent.keyDown(type("Website, Tue 24: no time", "1h"), { key: "Tab", shiftKey: true });
  expect(changes.add).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(cell("Website, Mon 23: 1:30"));
});

test("the focus of a cell with a refused text is in its field, which is a stop of the Tab key instead of the cell", () => {
  renderWeek([monday]);
  const field = type("Website, Mon 23: 1:30", "soon");
  const owner = field.closest<HTMLElement>("[role=gridcell]");
  fireEvent.keyDown(field, { key: "Tab" });
  expect(document.activeElement).toBe(cell("Website, Tue 24: no time"));
  expect(changes.change).not.toHaveBeenCalled();
  expect(owner?.tabIndex).toBe(-1);
  owner?.focus();
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: "Escape" });
  expect(cell("Website, Mon 23: 1:30").tabIndex).toBe(0);
});

test("the time of a cell says what it overlaps in other rows, and not itself", () => {
  const logo = { projectId: "l", project: { id: "l", name: "Logo" } };
  renderWeek([monday, entry("2", "2026-11-23T11:00:00Z", 60, logo)]);
  const field = type("Website, Mon 23: 1:30", "9-11:20");
  expect(screen.getByRole("status").textContent).toBe("9:00 – 11:20 AM · 2:20 · overlaps 20 min");
  fireEvent.change(field, { target: { value: "9-11" } });
  expect(screen.getByRole("status").textContent).toBe("9:00 – 11:00 AM · 2:00");
});

test("a text in an empty cell writes down time of that length on that day", () => {
  renderWeek([monday]);
  const field = type("Website, Tue 24: no time", "2h 30m");
  expect(screen.getByRole("status").textContent).toBe("9:00 – 11:30 AM · 2:30");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(changes.add).toHaveBeenCalledExactlyOnceWith({
    projectId: "w",
    taskId: null,
    startedAt: "2026-11-24T09:00:00.000Z",
    endedAt: "2026-11-24T11:30:00.000Z",
  });
});

test("a text in a cell with one entry changes its length, and an empty text deletes it", () => {
  renderWeek([monday]);
  fireEvent.keyDown(type("Website, Mon 23: 1:30", "2"), { key: "Enter" });
  expect(changes.change).toHaveBeenCalledExactlyOnceWith(monday, {
    startedAt: "2026-11-23T09:00:00Z",
    endedAt: "2026-11-23T11:00:00.000Z",
  });
  fireEvent.keyDown(type("Website, Mon 23: 1:30", ""), { key: "Enter" });
  expect(changes.remove).toHaveBeenCalledExactlyOnceWith(monday);
});

test("Delete and Backspace edit a cell with time as an empty one, which Enter deletes and Escape keeps", () => {
  renderWeek([monday]);
  for (const key of ["Delete", "Backspace"]) {
    fireEvent.keyDown(cell("Website, Tue 24: no time"), { key });
    expect(screen.queryByRole("textbox")).toBeNull();
    fireEvent.keyDown(cell("Website, Mon 23: 1:30"), { key });
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("");
    expect(screen.getByRole("status").textContent).toBe("Deletes the entry");
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
    expect(changes.remove).not.toHaveBeenCalled();
  }
  fireEvent.keyDown(cell("Website, Mon 23: 1:30"), { key: "Delete" });
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  expect(changes.remove).toHaveBeenCalledExactlyOnceWith(monday);
});

test("a text that means no time is not saved, and Escape leaves the cell as it was", () => {
  renderWeek([monday]);
  const field = type("Website, Mon 23: 1:30", "soon");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(screen.getByRole("status").textContent).toBe("Enter a time such as 1h 30m, 1:30, 1.5 or 9–11:30");
  fireEvent.keyDown(field, { key: "Escape" });
  expect(cell("Website, Mon 23: 1:30")).toBeDefined();
  expect(changes.change).not.toHaveBeenCalled();
});

test("a text that is entered before the code that reads it has loaded is saved once it has", () => {
  const view = renderWeek([monday], null);
  const field = type("Website, Tue 24: no time", "2h");
  expect(screen.getByRole("status").textContent).toBe("Loading…");
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.blur(field);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("2h");
  expect(changes.add).not.toHaveBeenCalled();
  view.rerender(week([monday], reading));
  expect(changes.add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ endedAt: "2026-11-24T11:00:00.000Z" }),
  );
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a text that turns out to mean no time stays in its cell, and what is typed after Enter is not saved by it", () => {
  for (const [entered, then] of [
    ["soon", "soon"],
    ["2h", "2h 3"],
  ] as const) {
    const view = renderWeek([monday], null);
    const field = type("Website, Tue 24: no time", entered);
    fireEvent.keyDown(field, { key: "Enter" });
    fireEvent.change(field, { target: { value: then } });
    view.rerender(week([monday], reading));
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(then);
    expect(changes.add).not.toHaveBeenCalled();
    view.unmount();
  }
});

test("without a connection a text stays in its cell, and is saved by the next Enter once there is one", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderWeek([monday]);
  const field = type("Website, Tue 24: no time", "2h");
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.blur(field);
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("2h");
  expect(screen.getByRole("status").textContent).toBe("Not saved. Press Enter to save it.");
  expect(changes.add).not.toHaveBeenCalled();
  online.mockRestore();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(changes.add).toHaveBeenCalledOnce();
});

test("a text that names another day than that of its cell is refused, and moves nothing", () => {
  renderWeek([monday]);
  for (const name of ["Website, Tue 24: no time", "Website, Mon 23: 1:30"]) {
    const field = type(name, "9-11:30 yesterday");
    fireEvent.keyDown(field, { key: "Enter" });
    expect(screen.getByRole("status").textContent).toMatch(/^This cell is for (Mon 23|Tue 24) Nov 2026\. /);
    fireEvent.keyDown(field, { key: "Escape" });
  }
  expect(changes.add).not.toHaveBeenCalled();
  expect(changes.change).not.toHaveBeenCalled();
});
