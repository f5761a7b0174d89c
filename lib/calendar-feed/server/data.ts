import "server-only";
import { db } from "@/lib/server/db/client";
import { notFound } from "@/lib/server/problem";
import type { CalendarFeed, CalendarFeedPatch } from "@/lib/calendar-feed/schema";
import type { FeedContents } from "./feed-rows";
import { feedToken, readFeedToken } from "./token";

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
export async function findFeed(fileName: string): Promise<FeedContents> {
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
