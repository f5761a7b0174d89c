import { expect, it } from "vitest";
import { itemsByDay, ITEMS_OF_A_DAY, nextEvent, ribbonDates } from "./rules";

const now = new Date("2026-11-24T10:00:00Z");

type Item = { id: string; kind: "task" | "event"; name: string; dueAt: string; isWithTime: boolean };

function itemOf(id: string, dueAt: string, fields: Partial<Item> = {}): Item {
  return { id, kind: "task", name: id, dueAt, isWithTime: false, ...fields };
}

it("lists seven dates across the end of a month and of a year", () => {
  expect(ribbonDates("2026-12-28")).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ]);
});

it("puts each item on its day in the user's zone, those without a time first", () => {
  const late = itemOf("late", "2026-11-24T20:00:00Z", { isWithTime: true });
  const early = itemOf("early", "2026-11-24T03:00:00Z", { isWithTime: true });
  const dated = itemOf("dated", "2026-11-24T00:00:00Z");
  const days = itemsByDay([late, early, dated], "2026-11-24", "Asia/Kathmandu");
  // 20:00 UTC is 1:45 of the next day in Kathmandu.
  expect(days.map(({ items }) => items.map(({ id }) => id)).slice(0, 2)).toEqual([
    ["dated", "early"],
    ["late"],
  ]);
});

it("counts all items of a day and returns the first ones", () => {
  const rows = Array.from({ length: ITEMS_OF_A_DAY + 5 }, (_, index) =>
    itemOf(`${index}`, "2026-11-25T00:00:00Z"),
  );
  const [, tomorrow] = itemsByDay(rows, "2026-11-24", "UTC");
  expect(tomorrow).toMatchObject({ total: ITEMS_OF_A_DAY + 5 });
  expect(tomorrow?.items).toHaveLength(ITEMS_OF_A_DAY);
});

it("the next event has not begun, and is never a task", () => {
  const event = { kind: "event", isWithTime: true } as const;
  const rows = [
    itemOf("begun", "2026-11-24T09:00:00Z", event),
    itemOf("task", "2026-11-24T11:00:00Z", { isWithTime: true }),
    itemOf("all day", "2026-11-24T00:00:00Z", { kind: "event" }),
    itemOf("next", "2026-11-24T12:00:00Z", event),
  ];
  const nextOf = (items: Item[]) => nextEvent(itemsByDay(items, "2026-11-24", "UTC"), "UTC", now)?.id;
  expect(nextOf(rows)).toBe("next");
  expect(nextOf(rows.slice(0, 3))).toBe("all day");
  expect(nextOf(rows.slice(0, 2))).toBeUndefined();
});
