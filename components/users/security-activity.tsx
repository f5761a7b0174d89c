"use client";

import { useQuery } from "@tanstack/react-query";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { useTake } from "@/components/list/use-take";
import { SecurityEventRow } from "@/components/users/security-event-row";
import { DetailRows } from "@/components/ui/figures/detail-row";
import { SkeletonRows } from "@/components/ui/skeleton";
import { TitledSection } from "@/components/ui/titled-section";
import { securityEventsQuery } from "@/lib/security-events/queries";
import {
  SECURITY_EVENT_DAYS,
  SECURITY_EVENTS_STEP,
  SECURITY_EVENTS_TAKE,
} from "@/lib/security-events/values";

/** The account's security events, so that users notice actions that were not theirs. */
export function SecurityActivity() {
  const { take, loadMore } = useTake({ initial: SECURITY_EVENTS_TAKE, step: SECURITY_EVENTS_STEP });
  const events = useQuery(securityEventsQuery({ take }));
  return (
    <TitledSection
      title="Security activity"
      about={`Sign-ins, exports and other events of the last ${SECURITY_EVENT_DAYS} days. Only you can see them.`}
    >
      <ListState
        query={events}
        empty="No events in this period."
        skeleton={<SkeletonRows count={4} className="mt-2.5 h-13" />}
      >
        {({ items, total }) => (
          <>
            <DetailRows>
              {items.map((event) => (
                <SecurityEventRow key={event.id} event={event} />
              ))}
            </DetailRows>
            <LoadMore
              shown={items.length}
              total={total}
              onMore={loadMore}
              isLoading={events.isFetching}
              isAutomatic={false}
            />
          </>
        )}
      </ListState>
    </TitledSection>
  );
}
