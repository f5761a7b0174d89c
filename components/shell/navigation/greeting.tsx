"use client";

import { Skeleton } from "@/components/ui/skeleton";
import { useClock } from "@/components/ui/hooks/use-clock";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";
import { greetingAt } from "@/lib/users/rules";

/** "Good morning, Mira", by the time in the user's time zone. */
export function Greeting() {
  const user = useQueryData(userQuery());
  const { now } = useClock();
  return (
    <span className="hidden min-w-0 flex-col text-label text-ink-muted xl:flex">
      {user ? (
        <>
          <span>{greetingAt(now, user.timeZone)},</span>
          <span className="truncate text-base font-medium text-ink" title={user.displayName}>
            {user.displayName}
          </span>
        </>
      ) : (
        <>
          <Skeleton className="my-0.5 h-3 w-20" />
          <Skeleton className="my-0.5 h-4 w-28" />
        </>
      )}
    </span>
  );
}
