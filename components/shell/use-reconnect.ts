"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useOffline } from "next/offline";
import { useEffect } from "react";
import { checkConnection, useConnection } from "@/lib/auth/connection";

/** Notices when the router is offline, and fetches what has failed meanwhile once the server answers again. */
export function useReconnect() {
  const client = useQueryClient();
  const isRouterOffline = useOffline();
  const isReached = useConnection() === "reached";
  useEffect(() => {
    if (isRouterOffline) checkConnection();
  }, [isRouterOffline]);
  useEffect(() => {
    if (isReached)
      void client.refetchQueries({ type: "active", predicate: ({ state }) => state.error !== null });
  }, [isReached, client]);
}
