"use client";

import { clsx } from "clsx";
import type { ListQuery } from "@/components/list/list-state";
import { Button } from "@/components/ui/button";

/** One line that says what could not be loaded, with a button to try again. `what` begins the sentence: "Overdue invoices". */
export function LoadFailureLine({
  what,
  query,
  className,
}: {
  what: string;
  query: Pick<ListQuery<unknown>, "refetch" | "isFetching">;
  className?: string;
}) {
  return (
    <div role="alert" className={clsx("flex flex-wrap items-center gap-x-3 gap-y-1.5", className)}>
      <p className="text-danger">{`${what} could not be loaded.`}</p>
      <Button size="sm" isLoading={query.isFetching} onClick={() => query.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
