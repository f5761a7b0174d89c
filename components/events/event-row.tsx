"use client";

import { clsx } from "clsx";
import { RowExtras, RowTags } from "@/components/list/row-extras";
import { ProjectLine } from "@/components/list/project-line";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatDue, formatFullDate } from "@/lib/shared/dates/dates";
import type { CalendarEvent } from "@/lib/events/schema";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { ClientEdge } from "@/components/ui/person/client-edge";

/** A row for an event: its time, its name, its project and client. */
export function EventRow({
  event,
  timeZone,
  showProject,
  onOpen,
}: {
  event: CalendarEvent;
  timeZone: string;
  showProject: boolean;
  onOpen: () => void;
}) {
  return (
    <div
      style={showProject ? clientColor(event.client?.themeColor) : undefined}
      className={clsx(
        "relative flex min-h-11 items-start gap-3 px-4 transition-colors hover:bg-hover",
        showProject || event.tags.length > 0 ? "py-0.75 max-md:py-2" : "py-3",
        "has-[[data-open]:focus-visible]:outline-2 has-[[data-open]:focus-visible]:-outline-offset-2 has-[[data-open]:focus-visible]:outline-focus",
      )}
    >
      {showProject && <ClientEdge />}
      <time
        dateTime={event.isWithTime ? event.dueAt : dateText(event.dueAt)}
        title={formatFullDate(event.dueAt, event.isWithTime, timeZone)}
        className="w-17 shrink-0 text-meta leading-5 whitespace-nowrap text-ink-muted tabular"
      >
        {event.isWithTime ? formatDue(event, timeZone, "time") : "All day"}
      </time>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5">
        <button
          type="button"
          data-open
          title={event.name}
          onClick={onOpen}
          className={clsx(
            "min-w-0 flex-1 text-left outline-none after:absolute after:inset-0",
            showProject ? "truncate max-md:text-[15px]" : "line-clamp-2 wrap-break-word",
          )}
        >
          {event.name}
        </button>
        <RowExtras
          of={event.name}
          details={event.details}
          link={event.link}
          isRepeating={event.repeatId !== null}
        />
        <span className="basis-full" />
        {showProject && <ProjectLine project={event.project} client={event.client} />}
        <RowTags tags={event.tags} className={clsx("leading-4.5", showProject && "max-md:hidden")} />
      </div>
    </div>
  );
}
