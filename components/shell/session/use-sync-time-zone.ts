"use client";

import { useEffect, useRef } from "react";
import { useQueryData } from "@/lib/query/use-query-data";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { userQuery, useUpdateUser } from "@/lib/users/queries";

/** Sends the browser's time zone to the server when it changes, as the server also decides which day is today. */
export function useSyncTimeZone() {
  const user = useQueryData(userQuery());
  const { mutate: updateUser } = useUpdateUser();
  const known = user?.timeZone;
  // Each zone is sent once, as the server may reject it.
  const sent = useRef<string>(undefined);
  useEffect(() => {
    const timeZone = browserTimeZone();
    if (!known || known === timeZone || sent.current === timeZone) return;
    sent.current = timeZone;
    updateUser({ timeZone });
  }, [known, updateUser]);
}
