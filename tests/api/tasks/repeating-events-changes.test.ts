import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { dueOfSlot, weekdayOf } from "@/lib/repeats/slots";
import { db } from "@/lib/server/db/client";
import { sweep } from "@/lib/sweep/server/sweep";
import { ask } from "../support/call";
import {
  change,
  datesOf,
  dueOf,
  inDays,
  newRepeating,
  nextClockChange,
  nextDate,
  rowsOf,
  rulesOf,
} from "../support/repeats";
import { newTenant } from "../support/tenants";
import { remove } from "../support/trash";

const start = inDays(3);
const monday = nextDate((date) => weekdayOf(date) === 1);
const dates = (count: number, step = 1, from = start) =>
  Array.from({ length: count }, (_, index) => addDays(from, index * step));

describe("a change of a repeating event", () => {
  it("is for one, or for it and all after", async () => {
    const tenant = await newTenant();
    const repeat = { every: "day", count: 5 };
    await newRepeating(tenant, "events", repeat, { dueAt: start, details: "Room 1" });
    const [, second, third] = await rowsOf(tenant, "events");
    await change(tenant, `events/${second?.id}`, { name: "Retro" });
    await change(tenant, `events/${third?.id}`, { details: "Room 2", tags: ["x"], scope: "following" });
    expect((await rowsOf(tenant, "events")).map(({ name, details }) => `${name} ${String(details)}`)).toEqual(
      ["Standup Room 1", "Retro Room 1", "Standup Room 2", "Standup Room 2", "Standup Room 2"],
    );
    expect(await datesOf(tenant, "events")).toEqual(dates(5));
    expect(await rulesOf(tenant)).toMatchObject([{ name: "Standup", details: "Room 2", tags: ["x"] }]);
  });

  it("keeps the dates of all after with another time, also across daylight saving", async () => {
    const zone = "America/New_York";
    const tenant = await newTenant("blank", zone);
    const at = (slot: string, minutes: number) => dueOfSlot(slot, minutes, zone).dueAt;
    const skipped = nextClockChange(zone);
    const days = dates(4, 1, addDays(skipped, -2));
    const due = { dueAt: at(days[0] ?? "", 9 * 60), isWithTime: true };
    await newRepeating(tenant, "events", { every: "day", count: 4 }, due);
    const [, second] = await rowsOf(tenant, "events");
    const later = { dueAt: at(days[1] ?? "", 150), isWithTime: true, scope: "following" };
    await change(tenant, `events/${second?.id}`, later);
    expect(await dueOf(tenant, "events")).toEqual(days.map((day, index) => at(day, index === 0 ? 540 : 150)));
    // 2:30 does not exist on that day.
    expect((await dueOf(tenant, "events"))[2]).toBe(`${skipped}T07:30:00.000Z`);
    await change(tenant, `events/${second?.id}`, { isWithTime: false, scope: "following" });
    expect((await rowsOf(tenant, "events")).map(({ isWithTime }) => isWithTime)).toEqual(
      expect.arrayContaining([true, false, false, false]),
    );
  });

  it("moves all after along with another date, and leaves the gap of a deleted one", async () => {
    const tenant = await newTenant();
    const repeat = { every: "week", weekdays: [3], count: 8 };
    await newRepeating(tenant, "events", repeat, { dueAt: monday });
    const rows = await rowsOf(tenant, "events");
    expect(await datesOf(tenant, "events")).toEqual(
      [0, 2, 7, 9, 14, 16, 21, 23].map((days) => addDays(monday, days)),
    );
    await remove(tenant, `events/${rows[4]?.id}`);
    const moved = await change(tenant, `events/${rows[2]?.id}`, {
      dueAt: addDays(monday, 8),
      scope: "following",
    });
    expect(await datesOf(tenant, "events")).toEqual(
      [0, 2, 8, 9, 16, 22, 23].map((days) => addDays(monday, days)),
    );
    expect(moved.repeatId).not.toBe(rows[2]?.repeatId);
    const rules = await rulesOf(tenant);
    expect(rules.find(({ id }) => id === moved.repeatId)).toMatchObject({ weekdays: [2, 3], count: 6 });
    expect(rules.find(({ id }) => id !== moved.repeatId)).toMatchObject({
      until: new Date(addDays(monday, 6)),
      extendAt: null,
    });
    // All of it: the earlier rule is gone with its last row.
    const all = { dueAt: addDays(monday, 1), scope: "following" };
    await change(tenant, `events/${rows[0]?.id}`, all);
    expect(await rulesOf(tenant)).toHaveLength(2);
  });

  it("keeps every row of a rule that ends on a date when they move to a later day of the week", async () => {
    const tenant = await newTenant();
    const repeat = { every: "week", until: addDays(monday, 14) };
    await newRepeating(tenant, "events", repeat, { dueAt: monday });
    const [, second] = await rowsOf(tenant, "events");
    const moved = { dueAt: addDays(monday, 11), scope: "following" };
    const { repeatId } = await change(tenant, `events/${second?.id}`, moved);
    const rows = await rowsOf(tenant, "events");
    expect(rows.map(({ dueAt }) => dueAt.slice(0, 10))).toEqual(
      [0, 11, 18].map((days) => addDays(monday, days)),
    );
    expect(rows.slice(1).map((row) => row.repeatId)).toEqual([repeatId, repeatId]);
  });

  it("keeps the dates of all after with another time of one that was moved before", async () => {
    const tenant = await newTenant();
    await newRepeating(tenant, "events", { every: "week", count: 4 }, { dueAt: monday });
    const [, second] = await rowsOf(tenant, "events");
    await change(tenant, `events/${second?.id}`, { dueAt: addDays(monday, 9) });
    const at = (day: string) => `${day}T15:00:00.000Z`;
    const later = { dueAt: at(addDays(monday, 9)), isWithTime: true, scope: "following" };
    await change(tenant, `events/${second?.id}`, later);
    expect(await dueOf(tenant, "events")).toEqual([
      `${monday}T00:00:00.000Z`,
      ...[9, 14, 21].map((days) => at(addDays(monday, days))),
    ]);
    expect(await rulesOf(tenant)).toMatchObject([{ minutes: 900 }]);
  });

  it("replaces the rule from the changed one on, keeps what was changed by hand, and ends with null", async () => {
    const tenant = await newTenant();
    await newRepeating(tenant, "events", { every: "day", count: 6 }, { dueAt: start });
    const rows = await rowsOf(tenant, "events");
    await change(tenant, `events/${rows[4]?.id}`, { details: "Mine" });
    const weekly = { every: "week", count: 3 };
    await change(tenant, `events/${rows[2]?.id}`, { name: "Weekly", repeat: weekly });
    const after = await rowsOf(tenant, "events");
    expect(after.map(({ name, dueAt }) => `${name} ${dueAt.slice(0, 10)}`)).toEqual([
      `Standup ${dates(1)[0]}`,
      `Standup ${dates(2)[1]}`,
      `Weekly ${addDays(start, 2)}`,
      `Standup ${addDays(start, 4)}`,
      `Weekly ${addDays(start, 9)}`,
      `Weekly ${addDays(start, 16)}`,
    ]);
    expect(after[3]).toMatchObject({ details: "Mine", repeatId: null });
    await change(tenant, `events/${after[4]?.id}`, { repeat: null });
    const isRepeating = (await rowsOf(tenant, "events")).map(({ repeatId }) => Boolean(repeatId));
    expect(isRepeating).toEqual([true, true, true, false, false]);
    await sweep();
    expect(await rowsOf(tenant, "events")).toHaveLength(5);
  });

  it("makes an event repeat, and leaves one that was moved in its rule", async () => {
    const tenant = await newTenant();
    const { body } = await ask(tenant, "POST", "events", { name: "Call", dueAt: start });
    await change(tenant, `events/${body.id}`, { repeat: { every: "day", count: 3 } });
    const [, second] = await rowsOf(tenant, "events");
    await change(tenant, `events/${second?.id}`, { dueAt: addDays(start, 30) });
    expect(await datesOf(tenant, "events")).toEqual([start, addDays(start, 2), addDays(start, 30)]);
    const where = { userId: tenant.userId };
    await db.repeat.updateMany({ where, data: { extendAt: new Date(0) } });
    await sweep();
    expect(await rowsOf(tenant, "events")).toHaveLength(3);
  });
});
