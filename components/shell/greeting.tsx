"use client";

import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@/components/ui/skeleton";
import { useClock } from "@/components/ui/use-clock";
import { userQuery } from "@/lib/users/queries";
import { greetingAt } from "@/lib/users/rules";

/** "Good morning, Mira", by the time in the user's time zone. */
export function Greeting() {
  const { data: user } = useQuery(userQuery());
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
