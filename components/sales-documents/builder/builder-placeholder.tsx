"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { LoadFailure } from "@/components/list/list-state";
import { BuilderHeader } from "@/components/sales-documents/builder/builder-header";
import { ErrorPage } from "@/components/ui/error-page";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/api/request";
import { paths } from "@/lib/shared/paths";

/** The builder while it is loading, and when it could not be loaded. */
export function BuilderPlaceholder({
  queries = [],
  missing,
}: {
  queries?: readonly UseQueryResult<unknown>[];
  /** The message when the response is 404. */
  missing?: string;
}) {
  const router = useRouter();
  const failed = queries.filter((query) => query.isError && !query.data);
  if (failed.some(({ error }) => error instanceof ApiError && error.status === 404))
    return <UnknownDocument>{missing}</UnknownDocument>;

  const refetch = () => failed.forEach((query) => void query.refetch());
  return (
    <div className="flex h-full w-full flex-col">
      <BuilderHeader title={undefined} onClose={() => router.push(paths.income)} />
      {failed.length > 0 ? (
        <LoadFailure query={{ refetch, isFetching: failed.some((query) => query.isFetching) }} />
      ) : (
        <div className="mx-auto flex min-h-0 w-full max-w-page flex-1 gap-6 overflow-hidden px-4 pb-4 md:px-6">
          <div className="flex flex-1 flex-col gap-4">
            <Skeleton className="h-64 rounded-panel" />
            <Skeleton className="h-80 rounded-panel" />
          </div>
          <Skeleton className="hidden w-114 rounded-panel xl:block" />
        </div>
      )}
    </div>
  );
}

/** The page of a document that does not exist, or whose project does not. */
export function UnknownDocument({ children }: { children: ReactNode }) {
  return (
    <ErrorPage title="Error" actions={<LinkButton href={paths.income}>Back to income</LinkButton>}>
      <p className="text-ink-muted">{children}</p>
    </ErrorPage>
  );
}
