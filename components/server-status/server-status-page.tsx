"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "@/components/list/list-state";
import { ServerHealth } from "@/components/server-status/server-health";
import { ServerStorage } from "@/components/server-status/server-storage";
import { ServerUpkeep } from "@/components/server-status/server-upkeep";
import { ServerVariables } from "@/components/server-status/server-variables";
import { ServerVersion } from "@/components/server-status/server-version";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { serverStatusQuery } from "@/lib/server-status/queries";
import { userQuery } from "@/lib/users/queries";

/** The page "About this server" of its owner. Everybody else sees `missing`. */
export function ServerStatusPage({ missing }: { missing: ReactNode }) {
  const user = useQuery(userQuery());
  const isOwner = user.data?.isServerOwner ?? false;
  const status = useQuery({ ...serverStatusQuery(), enabled: isOwner });
  // Not `notFound()`, which would stay when the kept copy of the user is replaced by the current one.
  if (user.data && !isOwner) return missing;

  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-4 p-4 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto text-page font-semibold max-md:sr-only">About this server</h1>
        {status.data && (
          <Button className="ml-auto" isLoading={status.isFetching} onClick={() => status.refetch()}>
            Check Again
          </Button>
        )}
      </header>
      {user.isError && <LoadFailure query={user} />}
      {status.isError && !status.data && <LoadFailure query={status} />}
      {status.data && (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            <ServerHealth status={status.data} />
            <ServerUpkeep status={status.data} />
            <ServerStorage status={status.data} />
            <ServerVersion status={status.data} />
          </div>
          <ServerVariables groups={status.data.variables} />
        </>
      )}
      {!status.data && !status.isError && !user.isError && <PanelSkeletons />}
    </div>
  );
}

function PanelSkeletons() {
  return (
    <div className="grid gap-4 lg:grid-cols-2" role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((panel) => (
        <Skeleton key={panel} className="h-60 rounded-panel!" />
      ))}
    </div>
  );
}
