"use client";

import { oneOf, type UrlField } from "@/components/list/filter/url-fields";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";

const anyDay: UrlField = (value) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && !isNaN(Date.parse(value)) ? value : undefined;

const fields = {
  view: oneOf(["calendar"]),
  scope: oneOf(["month", "week"]),
  day: anyDay,
  time: oneOf(["shown"]),
};

/** Returns, from the page's address, whether the actions page shows the calendar, and the month or week and the day that it shows. */
export function useCalendarAddress() {
  const [{ view, scope, day, time }, set] = useUrlFilter(fields, { scope: "month" });
  return { isShown: view === "calendar", scope: scope ?? "month", day, isTimeShown: time === "shown", set };
}
