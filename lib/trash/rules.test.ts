import { expect, it } from "vitest";
import { kindWithDate } from "./rules";
import type { TrashEntry } from "./schema";

const entry: TrashEntry = {
  id: "01a1fb87-dad2-78a3-a82b-5e51dc68a9b1",
  kind: "event",
  rowId: null,
  name: "Weekly call",
  clientColor: null,
  clientName: null,
  projectName: null,
  occursAt: "2026-11-27T14:30:00.000Z",
  isWithTime: true,
  counts: {},
  deletedAt: "2026-11-28T00:00:00.000Z",
  expiresAt: "2026-12-28T00:00:00.000Z",
};
const text = (change: Partial<TrashEntry>) =>
  kindWithDate({ ...entry, ...change }, "America/New_York", new Date("2026-11-28T12:00:00Z"));

it.each<[Partial<TrashEntry>, string]>([
  [{}, "Event on Fri 27 Nov, 9:30 AM"],
  [{ kind: "timeEntry" }, "Time on Fri 27 Nov, 9:30 AM"],
  [{ kind: "task", isWithTime: false, occursAt: "2025-11-27T00:00:00.000Z" }, "Task due Thu 27 Nov 2025"],
  [{ occursAt: null }, "Event"],
  [{ kind: "of a later version", occursAt: null }, "Item"],
])("a deleted row has its own day: %j is %s", (change, expected) => expect(text(change)).toBe(expected));
