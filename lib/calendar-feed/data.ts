import "server-only";
import { createHash } from "node:crypto";
import { addDays } from "@/lib/sales-documents/balance";
import { dueOnDate, todayIn } from "@/lib/dates";
import { minorDigits } from "@/lib/currencies";
import { db } from "@/lib/server/db/client";
import { notFound } from "@/lib/server/problem";
import { type FeedRows, toCalendar } from "./calendar";
import type { CalendarFeed, CalendarFeedPatch } from "./schema";
import { feedToken, readFeedToken } from "./token";

const DAYS_BEFORE = 90;
const DAYS_AFTER = 731;
/** Of each kind, the next ones first to be kept. */
const MAX_ROWS = 10_000;

const defaults = { version: 1, tasks: true, events: true, dueInvoices: true, discreet: false };

/** Returns the calendar address of a tenant with what it contains. */
export async function getCalendarFeed(userId: string, origin: string): Promise<CalendarFeed> {
  const stored = await db.calendarFeed.findUnique({ where: { userId }, omit: { userId: true } });
  return toFeed(userId, origin, stored ?? defaults);
}

export async function updateCalendarFeed(
  userId: string,
  origin: string,
  patch: CalendarFeedPatch,
): Promise<CalendarFeed> {
  const stored = await db.calendarFeed.upsert({
    where: { userId },
    create: { userId, ...patch },
    update: patch,
    omit: { userId: true },
  });
  return toFeed(userId, origin, stored);
}

/** Gives the calendar another address. The earlier ones return 404. */
export async function renewCalendarFeed(userId: string, origin: string): Promise<CalendarFeed> {
  const stored = await db.calendarFeed.upsert({
    where: { userId },
    create: { userId, version: defaults.version + 1 },
    update: { version: { increment: 1 } },
    omit: { userId: true },
  });
  return toFeed(userId, origin, stored);
}

function toFeed(userId: string, origin: string, { version, ...contents }: typeof defaults): CalendarFeed {
  return { url: `${origin}/api/calendar/${feedToken(userId, version)}.ics`, ...contents };
}

/** Returns whose calendar a file name such as `{token}.ics` names. Throws 404 for any other, and after the tenant has ended. */
export async function findFeed(fileName: string) {
  const token = fileName.endsWith(".ics") ? readFeedToken(fileName.slice(0, -".ics".length)) : null;
  if (!token) throw notFound();
  const user = await db.user.findUnique({
    where: { id: token.userId },
    select: { id: true, timeZone: true, expiresAt: true, quitting: true, calendarFeed: true },
  });
  const { version, ...contents } = user?.calendarFeed ?? defaults;
  const hasEnded = !user || user.quitting || (user.expiresAt && user.expiresAt <= new Date());
  if (hasEnded || version !== token.version) throw notFound();
  return { userId: user.id, timeZone: user.timeZone, ...contents };
}

/** Returns a calendar, or 304 if the caller has it already. */
export async function feedResponse(feed: Awaited<ReturnType<typeof findFeed>>, request: Request) {
  const text = toCalendar(await readRows(feed), feed.discreet);
  const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  const headers = { etag, "cache-control": "private, no-cache", "x-content-type-options": "nosniff" };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="pennant.ics"',
    },
  });
}

type Feed = Awaited<ReturnType<typeof findFeed>>;

async function readRows({ userId, timeZone, tasks, events, dueInvoices }: Feed): Promise<FeedRows> {
  const today = todayIn(timeZone, new Date());
  const at = (days: number) => new Date(dueOnDate(addDays(today, days)).dueAt);
  const range = { gte: at(-DAYS_BEFORE), lt: at(DAYS_AFTER) };
  const page = { orderBy: [{ dueAt: "asc" as const }, { id: "asc" as const }], take: MAX_ROWS };
  const [eventRows, taskRows, invoiceRows] = await Promise.all([
    events ? db.event.findMany({ where: { userId, dueAt: range }, select: dated, ...page }) : [],
    tasks
      ? db.task.findMany({ where: { userId, dueAt: range, status: "pending" }, select: dated, ...page })
      : [],
    dueInvoices
      ? db.salesDocument.findMany({
          where: { userId, kind: "invoice", dueOn: range, balance: { gt: 0 } },
          select: {
            id: true,
            number: true,
            clientName: true,
            currency: true,
            balance: true,
            dueOn: true,
            updatedAt: true,
          },
          orderBy: [{ dueOn: "asc" }, { id: "asc" }],
          take: MAX_ROWS,
        })
      : [],
  ]);
  return {
    events: eventRows,
    tasks: taskRows,
    invoices: invoiceRows.flatMap(({ dueOn, balance, ...row }) =>
      dueOn && balance ? [{ ...row, dueOn, balance: balance.toFixed(minorDigits(row.currency)) }] : [],
    ),
  };
}

const dated = {
  id: true,
  name: true,
  details: true,
  link: true,
  dueAt: true,
  isWithTime: true,
  updatedAt: true,
} as const;
