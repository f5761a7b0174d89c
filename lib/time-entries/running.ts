import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "@/lib/api/request";
import { useQueryData } from "@/lib/query/use-query-data";
import { offerUndo } from "@/lib/undo/offer-undo";
import { minutesBetween } from "./minutes";
import { durationText } from "./duration-text";
import { changeMeta, runningKey, runningQuery, useStopTime } from "./clock-queries";
import { entryName } from "./rules";
import type { TimeEntry } from "./schema";

/** Reads again what is running when the window gets the focus, as another tab may have started or stopped it. */
export function useRunningOfOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: runningKey });
    addEventListener("focus", refetch);
    return () => removeEventListener("focus", refetch);
  }, [client]);
}

/** Returns the entry that is running; null if nothing is, undefined until that is known. */
export function useRunning() {
  return useQueryData(runningQuery());
}

/** Returns a function that stops the clock, now or at an instant, with a toast that lets it run again. */
export function useStopClock() {
  const { mutateAsync: stop } = useStopTime();
  // Not the hook of the entry's dialog, which shows the change at once and loads the library of dates on every page.
  const { mutateAsync: resume } = useMutation({
    mutationFn: (id: string) =>
      api<TimeEntry>(`time-entries/${id}`, { method: "PATCH", body: { endedAt: null } }),
    meta: changeMeta,
  });
  return (entry: TimeEntry, endedAt?: string) => {
    // Its mutation shows the error.
    stop({ endedAt }).then(
      (stopped) =>
        void offerUndo({
          verb: `Stopped after ${durationText(minutesBetween(stopped.startedAt, stopped.endedAt ?? stopped.startedAt))}:`,
          name: entryName(stopped),
          undo: () => resume(entry.id),
        }),
      () => undefined,
    );
  };
}
