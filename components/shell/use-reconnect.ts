"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useOffline } from "next/offline";
import { useEffect } from "react";
import { checkConnection, useConnection } from "@/lib/auth/connection";

/** Detects that the server is unreachable, and refetches failed queries once it responds again. */
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
