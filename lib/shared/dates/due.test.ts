import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate, dueAtTime, dueOnDate } from "@/lib/shared/dates/dates";
import { dueAfterPatch, dueAtSchema, storedDue } from "@/lib/shared/dates/due";

const zones = ["UTC", "Asia/Kathmandu", "Pacific/Honolulu", "Pacific/Kiritimati", "America/St_Johns"];
const anyZone = fc.constantFrom(...zones);
const anyInstant = fc.date({
  min: new Date("1000-01-03T00:00:00Z"),
  max: new Date("9999-12-29T00:00:00Z"),
  noInvalidDate: true,
});

const never = () => Promise.reject(new Error("nothing to read for this patch"));

describe("a due date in a request body", () => {
  test("is any instant or date with a four-digit year", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const text = instant.toISOString();
        expect(dueAtSchema.parse(text)).toBe(text);
        expect(dueAtSchema.parse(text.slice(0, 10))).toBe(text.slice(0, 10));
      }),
    );
  });

  test("is stored without a time as the date as written", () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom("Z", "+14:00", "-10:00", "+05:45"), (instant, offset) => {
        const written = instant.toISOString().replace("Z", offset);
        expect(storedDue({ dueAt: written, isWithTime: false })).toEqual(dueOnDate(written.slice(0, 10)));
      }),
    );
  });

  test("is stored with its time as the same instant", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const stored = storedDue({ dueAt: instant.toISOString(), isWithTime: true });
        expect(stored).toEqual({ dueAt: instant.toISOString(), isWithTime: true });
        expect(storedDue(stored)).toEqual(stored);
      }),
    );
  });
});

describe("a patch of a due date", () => {
  test("is empty without both fields, and does not read the row with both", async () => {
    expect(await dueAfterPatch({}, "UTC", never)).toEqual({});
    const both = { dueAt: "2026-11-27T15:35:00.000Z", isWithTime: true };
    expect(await dueAfterPatch(both, "UTC", never)).toEqual(both);
  });

  test("that removes the time keeps the date in the user's zone", async () => {
    await fc.assert(
      fc.asyncProperty(anyInstant, anyZone, async (instant, zone) => {
        const date = calendarDate({ dueAt: instant, isWithTime: true }, zone);
        const stored = dueAtTime(date, 22, 30, zone);
        const after = await dueAfterPatch({ isWithTime: false }, zone, () => Promise.resolve(stored));
        expect(after).toEqual(dueOnDate(date));
      }),
    );
  });

  test("with a date alone keeps the row's isWithTime", async () => {
    const dueAt = "2026-11-27T15:35:00.000Z";
    const after = (isWithTime: boolean) =>
      dueAfterPatch({ dueAt }, "UTC", () =>
        Promise.resolve({ dueAt: "2026-01-01T00:00:00.000Z", isWithTime }),
      );
    expect(await after(true)).toEqual({ dueAt, isWithTime: true });
    expect(await after(false)).toEqual(dueOnDate("2026-11-27"));
  });
});
