"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isDemo } from "@/lib/accounts/tenant-kind";
import { isOfflineCopyOff } from "@/lib/shared/browser/offline-copy";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** After the page has loaded its rows. */
const LATER_MS = 1_000;

/** Keeps the rows and the code of an account in this browser, once the page has loaded. Demos are not kept. */
export function useOfflineCopy() {
  const client = useQueryClient();
  const userId = useQueryData({
    ...userQuery(),
    select: ({ id, kind }) => (isDemo(kind) ? undefined : id),
  });
  useEffect(() => {
    if (!userId || isOfflineCopyOff()) return;
    const start = () =>
      void import("@/lib/query/start-offline-copy").then(
        ({ startOfflineCopy }) => startOfflineCopy(client, userId),
        // Without a connection, the next page that is opened tries again.
        () => {},
      );
    const timer = setTimeout(start, LATER_MS);
    return () => clearTimeout(timer);
  }, [client, userId]);
}
