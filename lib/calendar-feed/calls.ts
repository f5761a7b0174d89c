import { describeNoun } from "@/lib/api/call";
import { calendarFeedPatchSchema, calendarFeedSchema } from "./schema";

export const calendarFeedCalls = describeNoun({
  title: "Calendar",
  about:
    "A private address that Google Calendar, Apple Calendar and Outlook subscribe to: events, dated tasks that are not done, and due invoices, from 90 days ago to two years ahead. At most 2,000 entries and 2 MB, those nearest to today first.",
  shapes: { CalendarFeed: calendarFeedSchema, CalendarFeedPatch: calendarFeedPatchSchema },
  calls: [
    {
      method: "GET",
      path: "calendar-feed",
      summary: "Read the calendar address",
      answer: "CalendarFeed",
      example: {},
    },
    {
      method: "PATCH",
      path: "calendar-feed",
      summary: "Choose what the calendar contains",
      body: "CalendarFeedPatch",
      answer: "CalendarFeed",
      isVersioned: false,
      example: { body: { discreet: true } },
    },
    {
      method: "POST",
      path: "calendar-feed/renew",
      summary: "Renew the calendar address",
      description: "The earlier address returns 404.",
      answer: "CalendarFeed",
      isRepeatable: false,
      example: {},
    },
    {
      method: "GET",
      path: "calendar/{token}",
      summary: "Get the calendar",
      description:
        "The file `{token}.ics` of RFC 5545. Times are in UTC, days without a time are dates. An unknown, renewed or ended address returns 404, a known ETag in If-None-Match 304.",
      caller: "anyone",
      limit: "calendar",
      media: "text/calendar",
    },
  ],
});
