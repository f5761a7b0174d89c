"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useOffline } from "next/offline";
import { useEffect } from "react";
import { checkConnection, useConnection } from "@/lib/api/connection";

const OFFLINE_CHECK_MS = 5_000;

/** Detects that the server is unreachable, and refetches failed queries once it responds again. */
export function useReconnect() {
  const client = useQueryClient();
  const isRouterOffline = useOffline();
  const isReached = useConnection() === "reached";
  useEffect(() => {
    if (isRouterOffline) checkConnection();
  }, [isRouterOffline]);
  useEffect(checkWhileOffline, []);
  useEffect(() => {
    if (isReached)
      void client.refetchQueries({ type: "active", predicate: ({ state }) => state.error !== null });
  }, [isReached, client]);
}

/**
 * Checks the connection when the browser goes offline, and again until it is online. The router does so too, but counts a
 * request that takes longer than 200 ms as a connection.
 */
function checkWhileOffline(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const handleOnline = () => clearInterval(timer);
  const handleOffline = () => {
    handleOnline();
    checkConnection();
    timer = setInterval(checkConnection, OFFLINE_CHECK_MS);
  };
  addEventListener("offline", handleOffline);
  addEventListener("online", handleOnline);
  return () => {
    handleOnline();
    removeEventListener("offline", handleOffline);
    removeEventListener("online", handleOnline);
  };
}
