"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { CalendarDays, CircleCheck, File, History, ReceiptText } from "lucide";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { useTake } from "@/components/list/use-take";
import { AppLink } from "@/components/ui/app-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useClock } from "@/components/ui/hooks/use-clock";
import { timelineQuery } from "@/lib/clients/queries";
import { sortTimeline, timelineDetail, timelinePath } from "@/lib/clients/timeline-rules";
import type { TimelineItem } from "@/lib/clients/timeline-schema";
import { TIMELINE_TAKE } from "@/lib/shared/constants";
import { formatMoney } from "@/lib/shared/money/money";
import { fullDay, relativeDay } from "@/lib/shared/dates/day-text";
import { dateText } from "@/lib/shared/dates/calendar-date";

const icons = { task: CircleCheck, event: CalendarDays, file: File, document: ReceiptText };

/** The timeline of a client, the newest entry first: events, documents, files and finished tasks. */
export function ClientTimeline({ clientId }: { clientId: string }) {
  const { timeZone } = useClock();
  const { take, loadMore } = useTake({ initial: TIMELINE_TAKE, step: TIMELINE_TAKE, resetKey: clientId });
  const query = useQuery(timelineQuery(clientId, take));
  return (
    <Panel title="Timeline" count={query.data?.total} className="lg:flex-[1.6_1_0]!">
      <ListState
        query={query}
        empty=""
        isFiltered={false}
        skeleton={<SkeletonRows count={6} className="h-11" />}
        emptyNothing={
          <EmptyState
            icon={<Icon of={History} />}
            line="Nothing yet. Past events, documents, files and finished tasks appear here."
          />
        }
      >
        {({ items, total }) => (
          <>
            <ol aria-label="Timeline" className="-mx-2">
              {sortTimeline(items, timeZone).map((item) => (
                <TimelineRow key={item.id} item={item} />
              ))}
            </ol>
            <LoadMore
              shown={items.length}
              total={total}
              onMore={loadMore}
              isLoading={query.isPlaceholderData}
              isAutomatic={false}
            />
          </>
        )}
      </ListState>
    </Panel>
  );
}

function TimelineRow({ item }: { item: TimelineItem }) {
  const { now, timeZone } = useClock();
  const icon = icons[item.kind];
  const { document } = item;
  const due = { dueAt: item.at, isWithTime: item.isWithTime };
  const detail = timelineDetail(item);
  return (
    <li className="group/item relative flex min-h-13 gap-3 rounded-control px-2 py-1.5 hover:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus">
      <span
        aria-hidden
        className="relative flex w-6 shrink-0 justify-center pt-0.5 before:absolute before:top-7 before:-bottom-1.5 before:w-px before:bg-line group-last/item:before:hidden"
      >
        <Icon of={icon} className="mt-0.5 size-4 text-ink-muted" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <AppLink
            href={timelinePath(item)}
            title={item.name}
            className="min-w-0 truncate text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {item.name}
          </AppLink>
          {document && (
            <span className="shrink-0 tabular">{formatMoney(document.total, document.currency)}</span>
          )}
        </p>
        <p className="flex items-baseline justify-between gap-3 text-meta text-ink-muted">
          <span className="min-w-0 truncate" title={detail}>
            {detail}
          </span>
          <time
            dateTime={item.isWithTime ? item.at : dateText(item.at)}
            title={fullDay(due, timeZone)}
            className="shrink-0 whitespace-nowrap tabular"
          >
            {relativeDay(due, timeZone, now)}
          </time>
        </p>
      </div>
    </li>
  );
}
