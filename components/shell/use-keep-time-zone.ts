"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { browserTimeZone } from "@/lib/time-zone";
import { userQuery, useUpdateUser } from "@/lib/users/queries";

/** Tells the server when the browser has moved to another time zone, as "today" is decided there too. */
export function useKeepTimeZone() {
  const { data: user } = useQuery(userQuery());
  const { mutate: updateUser } = useUpdateUser();
  const known = user?.timeZone;
  // A zone that the server refuses stays unknown to it: each is sent once.
  const sent = useRef<string>(undefined);
  useEffect(() => {
    const timeZone = browserTimeZone();
    if (!known || known === timeZone || sent.current === timeZone) return;
    sent.current = timeZone;
    updateUser({ timeZone });
  }, [known, updateUser]);
}
