import pg from "pg";
import { expect, it, vi } from "vitest";
import { MAX_BYTES, MAX_ENTRIES } from "@/lib/calendar-feed/server/calendar";
import { db } from "@/lib/server/db/client";
import { ask, call } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";
import { partsOf } from "../support/parts";

const query = vi.spyOn(pg.Client.prototype, "query");

/** Adds an event for each of the days from a hundred days ago on, and a task. */
async function addRows({ userId }: Tenant, count: number, note: string) {
  for (const [table, name] of [
    ["Event", "Meeting"],
    ["Task", "Call"],
  ] as const)
    for (const { from, to } of partsOf(count))
      await db.$executeRawUnsafe(
        `INSERT INTO "${table}" ("userId", "name", "details", "dueAt", "id", "updatedAt")
         SELECT $1::uuid, $2 || ' ' || n, $3, current_date + (n % 800 - 100) * interval '1 day', gen_random_uuid(), now()
         FROM generate_series($4::int, $5::int) n`,
        userId,
        name,
        note,
        from,
        to,
      );
}

async function read(tenant: Tenant, headers: Record<string, string> = {}) {
  const { url } = (await ask<{ url: string }>(tenant, "GET", "calendar-feed")).body;
  query.mockClear();
  const answer = await call(null, "GET", `calendar/${url.split("/").at(-1)}`, undefined, headers);
  const statements = query.mock.calls.length;
  return { answer, statements, text: await answer.text() };
}

const daysIn = (text: string) =>
  [...text.matchAll(/^DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/gm)].map(([, year, month, day]) =>
    Math.round(
      (Date.parse(`${year}-${month}-${day}`) - Date.parse(new Date().toISOString().slice(0, 10))) /
        86_400_000,
    ),
  );
const unfolded = (text: string) => text.replaceAll("\r\n ", "");

it("a calendar has the entries that are nearest to today, and says that others are left out", async () => {
  const tenant = await newTenant();
  await addRows(tenant, 10_000, "note ".repeat(60));
  let turns = 0;
  let isMade = false;
  const count = () => void (isMade || setImmediate(() => ((turns += 1), count())));
  count();
  const { answer, text } = await read(tenant);
  isMade = true;
  expect(answer.status).toBe(200);
  const days = daysIn(text);
  expect(days).toHaveLength(MAX_ENTRIES);
  expect(text.length).toBeLessThanOrEqual(MAX_BYTES);
  // 25 entries a day: 40 days before, 39 after, and today.
  expect(days.every((day) => Math.abs(day) <= 40)).toBe(true);
  expect(unfolded(text)).toContain(
    "X-WR-CALDESC:At most 2000 entries and 2 MB. The entries nearest to today are kept. Entries that are further away are left out.",
  );
  // While it is made, the process does other work.
  expect(turns).toBeGreaterThan(5);
});

it("a calendar has at most 2 MB", async () => {
  const tenant = await newTenant();
  await addRows(tenant, 500, "日本語のメモ".repeat(800));
  const { text } = await read(tenant);
  const bytes = Buffer.byteLength(text);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(bytes).toBeGreaterThan(MAX_BYTES - 20_000);
  expect(text).toMatch(/END:VEVENT\r\nEND:VCALENDAR$/);
  expect(unfolded(text)).toContain("further away are left out");
  await ask(tenant, "PATCH", "calendar-feed", { discreet: true });
  const { text: discreet } = await read(tenant);
  expect(daysIn(discreet)).toHaveLength(982);
  expect(unfolded(discreet)).toContain("The entries nearest to today are kept.");
  expect(unfolded(discreet)).not.toContain("left out");
});

it("a calendar that the caller has already is neither read nor made", async () => {
  const tenant = await newTenant();
  await addRows(tenant, 100, "note");
  const first = await read(tenant);
  const etag = first.answer.headers.get("etag") ?? "";
  // Neither is it read again for a caller who does not have it.
  const again = await read(tenant);
  expect([again.answer.status, again.text]).toEqual([200, first.text]);
  expect(again.statements).toBe(first.statements - 1);
  const known = await read(tenant, { "if-none-match": `W/"other", ${etag}` });
  expect([known.answer.status, known.text]).toEqual([304, ""]);
  expect(known.statements).toBe(again.statements);
});

it("a calendar changes with every change of a row, also one that keeps its updatedAt", async () => {
  const tenant = await newTenant();
  await addRows(tenant, 110, "note");
  const etagOf = async () => (await read(tenant)).answer.headers.get("etag");
  const seen = [await etagOf()];
  for (const change of [
    () =>
      db.$executeRaw`UPDATE "Event" SET "name" = 'Moved' WHERE "userId" = ${tenant.userId}::uuid AND "name" = 'Meeting 101'`,
    () =>
      db.$executeRaw`DELETE FROM "Event" WHERE "userId" = ${tenant.userId}::uuid AND "name" = 'Meeting 102'`,
    () => ask(tenant, "PATCH", "calendar-feed", { tasks: false }),
    () => ask(tenant, "PATCH", "calendar-feed", { discreet: true }),
  ]) {
    await change();
    seen.push(await etagOf());
  }
  expect(new Set(seen).size).toBe(seen.length);
});
