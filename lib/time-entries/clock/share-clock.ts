import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keys } from "@/lib/query/keys";
import { refreshes, runningKey } from "@/lib/time-entries/clock-queries";

/** The tabs of one browser tell each other over it that time was changed. */
const CHANNEL = "pennant-clock";

/**
 * Reads again what is running when another tab of this browser has changed it, and when the window gets the focus, as another device
 * may have.
 */
export function useSharedClock(): void {
  const client = useQueryClient();
  useEffect(() => shareClock(client), [client]);
}

/** Tells other tabs of every change of time in this one, and reads theirs. Returns a function that ends it. */
export function shareClock(client: QueryClient): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  const refetch = () => void client.invalidateQueries({ queryKey: runningKey });
  const handleChange = () => {
    refetch();
    // A hidden tab reads the rest when it is looked at.
    const refetchType = document.hidden ? "none" : "active";
    for (const queryKey of refreshes) void client.invalidateQueries({ queryKey, refetchType });
  };
  const stop = client.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.mutation.meta?.refreshes?.some(([key]) => key === keys.timeEntries[0]))
      tabs.postMessage("changed");
  });
  tabs.addEventListener("message", handleChange);
  addEventListener("focus", refetch);
  return () => {
    stop();
    tabs.close();
    removeEventListener("focus", refetch);
  };
}
