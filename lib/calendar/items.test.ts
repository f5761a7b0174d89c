import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "@/lib/events/schema";
import type { SalesDocumentRow } from "@/lib/sales-documents/schema";
import type { Task } from "@/lib/tasks/schema";
import { dueAt, itemsByDate, type MovableItem, quarterAway } from "./items";
import { periodTitle, shortDay, shortTime } from "./words";
import { weeksOf } from "./grid";

const task = (row: Partial<Task>) => ({ id: "t", name: "Task", status: "pending", ...row }) as Task;
const event = (row: Partial<CalendarEvent>) => ({ id: "e", name: "Event", ...row }) as CalendarEvent;
const invoice = (row: Partial<SalesDocumentRow>) =>
  ({ id: "i", category: "invoice", number: "7", balance: "10.00", ...row }) as SalesDocumentRow;

describe("itemsByDate", () => {
  it("puts times on the day of the user's zone, and dates on themselves", () => {
    const timed = event({ dueAt: "2026-11-24T23:30:00.000Z", isWithTime: true });
    const dated = task({ dueAt: "2026-11-24T00:00:00.000Z", isWithTime: false });
    const rows = { tasks: [dated], events: [timed], invoices: [] };
    expect([...itemsByDate(rows, "Pacific/Auckland").keys()].sort()).toEqual(["2026-11-24", "2026-11-25"]);
    expect([...itemsByDate(rows, "America/St_Johns").keys()]).toEqual(["2026-11-24"]);
    expect(itemsByDate(rows, "Pacific/Auckland").get("2026-11-25")).toMatchObject([
      { minutes: 12 * 60 + 30 },
    ]);
  });

  it("lists whole days first, then by time, and completed tasks last", () => {
    const at = "2026-11-24T00:00:00.000Z";
    const tasks = [
      task({ id: "done", status: "completed", dueAt: at, isWithTime: false }),
      task({ id: "dated", dueAt: at, isWithTime: false }),
    ];
    const events = [
      event({ id: "noon", dueAt: "2026-11-24T12:00:00.000Z", isWithTime: true }),
      event({ id: "nine", dueAt: "2026-11-24T09:00:00.000Z", isWithTime: true }),
      event({ id: "whole", dueAt: at, isWithTime: false }),
    ];
    const invoices = [invoice({ id: "due", dueOn: "2026-11-24" })];
    const day = itemsByDate({ tasks, events, invoices }, "UTC").get("2026-11-24") ?? [];
    expect(day.map(({ id }) => id)).toEqual(["whole", "dated", "due", "nine", "noon", "done"]);
  });

  it("shows invoices only while something is owed", () => {
    const invoices = [
      invoice({ id: "paid", dueOn: "2026-11-24", balance: "0.00" }),
      invoice({ id: "draft", dueOn: null, balance: null }),
      invoice({ id: "owed", dueOn: "2026-11-25" }),
    ];
    const days = itemsByDate({ tasks: [], events: [], invoices }, "UTC");
    expect([...days]).toMatchObject([
      ["2026-11-25", [{ id: "owed", name: "Invoice 7 due", kind: "invoice" }]],
    ]);
  });
});

describe("dueAt", () => {
  const nine = { dueAt: "2026-03-28T08:00:00.000Z", isWithTime: true };
  it("keeps the time of day across a change of daylight saving time", () => {
    expect(dueAt(nine, "2026-03-29", undefined, "Europe/Berlin")).toEqual({
      dueAt: "2026-03-29T07:00:00.000Z",
      isWithTime: true,
    });
  });
  it("moves a time that the change skips after the gap, and takes the first of two", () => {
    expect(dueAt(nine, "2026-03-29", 150, "Europe/Berlin").dueAt).toBe("2026-03-29T01:30:00.000Z");
    expect(dueAt(nine, "2026-10-25", 150, "Europe/Berlin").dueAt).toBe("2026-10-25T00:30:00.000Z");
  });
  it("gives a whole day a time, and takes it away", () => {
    const dated = { dueAt: "2026-11-24T00:00:00.000Z", isWithTime: false };
    expect(dueAt(dated, "2026-11-25", undefined, "Asia/Kathmandu")).toEqual({
      dueAt: "2026-11-25T00:00:00.000Z",
      isWithTime: false,
    });
    expect(dueAt(dated, "2026-11-25", 615, "Asia/Kathmandu")).toEqual({
      dueAt: "2026-11-25T04:30:00.000Z",
      isWithTime: true,
    });
    expect(dueAt(nine, "2026-11-25", null, "Asia/Kathmandu").isWithTime).toBe(false);
  });
});

describe("quarterAway", () => {
  const at = (dueAt: string, minutes: number, direction: -1 | 1) =>
    quarterAway(
      { row: { dueAt, isWithTime: true }, date: dueAt.slice(0, 10), minutes } as MovableItem,
      direction,
      "Europe/Berlin",
    );
  it("moves an item over the hour that a clock change skips", () => {
    const before = { date: "2026-03-29", minutes: 105, at: "2026-03-29T00:45:00.000Z" };
    expect(at("2026-03-29T01:00:00.000Z", 180, -1)).toEqual(before);
    expect(at(before.at, 105, 1)).toMatchObject({ minutes: 180, at: "2026-03-29T01:00:00.000Z" });
  });
  it("moves an item through both of the hours that a clock change repeats", () => {
    expect(at("2026-10-25T01:30:00.000Z", 150, -1)?.at).toBe("2026-10-25T01:15:00.000Z");
    expect(at("2026-10-25T01:00:00.000Z", 120, -1)).toMatchObject({
      minutes: 165,
      at: "2026-10-25T00:45:00.000Z",
    });
  });
  it("keeps an item on its day", () => {
    expect(at("2026-11-24T23:05:00.000Z", 5, -1)).toMatchObject({ minutes: 0 });
    expect(at("2026-11-24T22:40:00.000Z", 1420, 1)).toEqual({ date: "2026-11-24", minutes: 1425 });
    // A key that moves items later leaves this one where it is.
    expect(at("2026-11-24T22:50:00.000Z", 1430, 1)).toEqual({ date: "2026-11-24", minutes: 1430 });
  });
});

it("days, times and periods have short names", () => {
  expect(shortDay("2026-11-27", "2026-01-01")).toBe("Fri 27 Nov");
  expect(shortDay("2027-01-01", "2026-01-01")).toBe("Fri 1 Jan 2027");
  expect([0, 9 * 60, 12 * 60 + 5, 23 * 60 + 45].map(shortTime)).toEqual([
    "12 AM",
    "9 AM",
    "12:05 PM",
    "11:45 PM",
  ]);
  expect(periodTitle("month", "2026-11-24", [])).toBe("November 2026");
  const week = (day: string) => periodTitle("week", day, weeksOf("week", day, 1));
  expect(week("2026-11-24")).toBe("23–29 Nov 2026");
  expect(week("2026-12-01")).toBe("30 Nov – 6 Dec 2026");
  expect(week("2027-01-01")).toBe("28 Dec 2026 – 3 Jan 2027");
});
