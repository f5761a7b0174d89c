import fc from "fast-check";
import { v7 as newId } from "uuid";
import { describe, expect, it, vi } from "vitest";
import { calendarFeedSchema } from "@/lib/calendar-feed/schema";
import { feedToken } from "@/lib/calendar-feed/server/token";
import { db } from "@/lib/server/db/client";
import { ask, call } from "../support/call";
import { type Entry, foreignReaders } from "../support/archive/foreign-calendars";
import { newIssuer } from "../support/documents/issued";
import { newTenant, type Tenant } from "../support/tenants";

vi.setConfig({ testTimeout: 1_800_000 });

// CALENDAR_TENANTS=1000 runs the full number.
const tenants = Number(process.env.CALENDAR_TENANTS ?? 10);
const DAY = 86_400_000;

const settings = async (tenant: Tenant) =>
  calendarFeedSchema.parse((await ask(tenant, "GET", "calendar-feed")).body);
const fileOf = (url: string) => `calendar/${url.split("/").at(-1)}`;

/** Reads the calendar of a tenant as a calendar program does, without a session. */
async function read(tenant: Tenant, headers: Record<string, string> = {}) {
  const { url } = await settings(tenant);
  const response = await call(null, "GET", fileOf(url), undefined, headers);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The entries of a calendar, on which all three programs agree. */
function entriesIn(text: string): Entry[] {
  const [first = [], ...others] = Object.values(foreignReaders).map((reader) => reader(text));
  for (const other of others) expect(other).toEqual(first);
  return first;
}

const words = fc.array(
  fc.constantFrom(
    "ประชุมกับลูกค้าเรื่องการออกแบบเว็บไซต์ใหม่ทั้งหมด",
    "👩‍👩‍👧‍👦 family",
    "🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀",
    // Not a backslash before an n, which node-ical reads as a line break.
    "Grüße; an, alle: C:\\\\Ordner",
    'a "quoted" word',
    "東京で打ち合わせ",
    "x".repeat(74),
    "y",
  ),
  { minLength: 1, maxLength: 4 },
);
/** Links, and how they are written in a calendar. */
const uris: Record<string, string> = {
  "https://maps.example/@59.91,10.75,15z;view=1?q=a,b;c":
    "https://maps.example/@59.91%2C10.75%2C15z%3Bview=1?q=a%2Cb%3Bc",
  "https://example.com/?folder=C:\\new\\,files": "https://example.com/?folder=C:%5Cnew%5C%2Cfiles",
  "https://example.com/größe und mehr": "https://example.com/gr%C3%B6%C3%9Fe%20und%20mehr",
  [`https://example.com/${"long-".repeat(40)}`]: `https://example.com/${"long-".repeat(40)}`,
};
const rows = fc.array(
  fc.record({
    name: words.map((parts) => parts.join(" ")),
    details: fc.option(
      words.map((parts) => parts.join("\n")),
      { nil: null },
    ),
    link: fc.option(fc.constantFrom(...Object.keys(uris)), { nil: null }),
    days: fc.integer({ min: -120, max: 780 }),
    minutes: fc.option(fc.nat(1439), { nil: null }),
    isDone: fc.boolean(),
  }),
  { maxLength: 8 },
);

it(`is read by three other programs as the rows of ${tenants} random tenants`, async () => {
  const today = Math.floor(Date.now() / DAY) * DAY;
  for (const [events, tasks] of fc.sample(fc.tuple(rows, rows), tenants)) {
    const tenant = await newTenant("blank");
    const { userId } = tenant;
    const stored = (list: typeof events) =>
      list.map(({ name, details, link, days, minutes, isDone }) => {
        const dueAt = new Date(today + days * DAY + (minutes ?? 0) * 60_000);
        return {
          id: newId(),
          userId,
          name,
          details,
          link,
          dueAt,
          isWithTime: minutes !== null,
          days,
          isDone,
        };
      });
    const [eventRows, taskRows] = [stored(events), stored(tasks)];
    await db.event.createMany({ data: eventRows.map(({ days: _, isDone: __, ...row }) => row) });
    await db.task.createMany({
      data: taskRows.map(({ days: _, isDone, ...row }) => ({
        ...row,
        status: isDone ? "completed" : "pending",
      })),
    });
    const expected = [...eventRows, ...taskRows.filter(({ isDone }) => !isDone)]
      .filter(({ days }) => days >= -90 && days < 731)
      .map((row): Entry => {
        const isTask = taskRows.includes(row);
        return {
          uid: `${row.id}@pennant`,
          summary: isTask ? `☐ ${row.name}` : row.name,
          description: row.details,
          url: row.link && (uris[row.link] ?? ""),
          start: row.isWithTime ? row.dueAt.toISOString() : row.dueAt.toISOString().slice(0, 10),
          isBusy: !isTask,
        };
      })
      .toSorted((one, other) => one.uid.localeCompare(other.uid));
    const { status, text } = await read(tenant);
    expect(status).toBe(200);
    expect(entriesIn(text)).toEqual(expected);
    expectLines(text);
  }
});

/** Checks line breaks and the length of lines in octets, by which a character may be broken. */
function expectLines(text: string) {
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
}

describe("the calendar address", () => {
  it("answers 304 until something changes", async () => {
    const tenant = await newTenant("full");
    const first = await read(tenant);
    expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const etag = first.headers.get("etag") ?? "";
    const again = await read(tenant, { "if-none-match": etag });
    expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
    await ask(tenant, "POST", "events", {
      name: "Kick-off",
      dueAt: new Date().toISOString(),
      isWithTime: true,
    });
    const changed = await read(tenant, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain("SUMMARY:Kick-off");
  });

  it("contains what was chosen, and due invoices until they are paid", async () => {
    const { tenant, issued } = await newIssuer();
    const { id, number, total } = await issued({
      category: "invoice",
      currency: "EUR",
      clientName: "Saltmarsh",
      items: [{ title: "Design", rate: "400", quantity: "1" }],
    });
    const dueAt = new Date().toISOString();
    await ask(tenant, "POST", "tasks", {
      name: "Call Anna",
      details: "Her number: 12",
      dueAt,
      isWithTime: true,
    });
    const choose = (body: object) => ask(tenant, "PATCH", "calendar-feed", body);
    const summaries = async () =>
      entriesIn((await read(tenant)).text)
        .map(({ summary }) => summary)
        .toSorted();
    expect(await summaries()).toEqual([`Invoice ${number} due, Saltmarsh, €400.00`, "☐ Call Anna"]);
    expect((await choose({ discreet: true })).body).toMatchObject({
      tasks: true,
      events: true,
      discreet: true,
    });
    const discreet = await read(tenant);
    expect(discreet.text).not.toMatch(/€|Her number/);
    expect(await summaries()).toEqual([`Invoice ${number} due, Saltmarsh`, "☐ Call Anna"]);
    await choose({ tasks: false });
    expect(await summaries()).toEqual([`Invoice ${number} due, Saltmarsh`]);
    await choose({ events: false, dueInvoices: false });
    expect(await summaries()).toEqual([]);
    await choose({ dueInvoices: true });
    await ask(tenant, "POST", "received-payments", {
      documentId: id,
      amount: total,
      receivedOn: dueAt.slice(0, 10),
      method: "bank",
    });
    expect(await summaries()).toEqual([]);
    expect((await choose({ tasks: "yes" })).status).toBe(422);
  });

  it("stops when it is renewed, and for a token that is not its own", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const before = await settings(tenant);
    const status = async (url: string) => (await call(null, "GET", fileOf(url))).status;
    expect(await status(before.url)).toBe(200);
    const renewed = calendarFeedSchema.parse((await ask(tenant, "POST", "calendar-feed/renew")).body);
    expect(renewed).toEqual({ ...before, url: renewed.url });
    expect([await status(before.url), await status(renewed.url)]).toEqual([404, 200]);
    const [userId = "", version = "", signature = ""] = feedToken(tenant.userId, 2).split(".");
    const tampered = [
      `${other.userId}.${version}.${signature}.ics`,
      `${userId}.3.${signature}.ics`,
      `${userId}.${version}.${signature}`,
      `${userId}.${version}.${signature.slice(1)}.ics`,
      `${userId}.${version}.ics`,
      "x.ics",
    ];
    for (const token of tampered) expect(await status(`/${token}`), token).toBe(404);
  });

  it("ends with a demo and with an account", async () => {
    const [demo, account] = [await newTenant("full"), await newTenant()];
    const urls = [(await settings(demo)).url, (await settings(account)).url];
    await db.user.update({ where: { id: demo.userId }, data: { expiresAt: new Date() } });
    await ask(account, "DELETE", "users");
    for (const url of urls) expect((await call(null, "GET", fileOf(url))).status).toBe(404);
  });
});
