"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { browserTimeZone } from "@/lib/time-zone";
import { userQuery, useUpdateUser } from "@/lib/users/queries";

/** Tells the server when the browser has moved to another time zone, as "today" is decided there too. */
export function useKeepTimeZone() {
  const { data: user } = useQuery(userQuery());
  const { mutate: updateUser } = useUpdateUser();
  const known = user?.timeZone;
  useEffect(() => {
    const timeZone = browserTimeZone();
    if (known && known !== timeZone) updateUser({ timeZone });
  }, [known, updateUser]);
}
