import { expect, test, vi } from "vitest";
import { cellActions } from "./cell-actions";
import type { EntryChanges } from "@/components/time-entries/use-entry-changes";
import { weekGrid } from "@/lib/time-entries/week/grid";
import * as reading from "@/lib/time-entries/week/reading";
import { weekOf } from "@/lib/time-entries/week/week-days";
import { entryOfWebsite } from "@/tests/setup/time/week-row";

const clock = { now: new Date("2026-11-26T16:00:00Z"), timeZone: "UTC" };
const entry = entryOfWebsite("1", "2026-11-23T09:00:00Z", 90);
const [row] = weekGrid([entry], weekOf("2026-11-26", 1).days, clock).rows;

/** Saves a text in the cell of the entry, and returns the entry if it is deleted. */
function saved(text: string) {
  const remove = vi.fn<EntryChanges["remove"]>();
  const changes = { add: vi.fn(), change: vi.fn(), remove, continueWith: vi.fn() };
  const { read, save } = cellActions([entry], changes, clock, reading);
  const cell = row?.cells[0];
  if (!row || !cell) throw new Error("The week must have the entry");
  save(row, cell, text);
  expect(changes.change).not.toHaveBeenCalled();
  return { deleted: remove.mock.calls[0]?.[0], reading: read(cell, text) };
}

test.each(["", " ", "0", "00", "0:00", "0,0", "0."])("the text %j deletes the entry of its cell", (text) => {
  expect(saved(text)).toEqual({
    deleted: entry,
    reading: { words: "Deletes the entry", isProblem: false },
  });
});

test.each([".", ",", ":", "0.0.0", ". ."])("the text %j is refused and deletes nothing", (text) => {
  expect(saved(text)).toMatchObject({ deleted: undefined, reading: { isProblem: true } });
});
