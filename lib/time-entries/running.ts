import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { useQueryData } from "@/lib/query/use-query-data";
import { offerUndo } from "@/lib/undo/offer-undo";
import { minutesBetween } from "./minutes";
import { durationText } from "./duration-text";
import { changeMeta, runningQuery, stopKey, useStopTime } from "./clock-queries";
import { entryName } from "./rules";
import type { TimeEntry } from "./schema";

/** Returns the entry that is running; null if nothing is, undefined until that is known. */
export function useRunning() {
  return useQueryData(runningQuery());
}

/** Returns a function that stops the clock, now or at an instant, with a toast that lets it run again. It rejects if the clock is not stopped. */
export function useStopAt() {
  const { mutateAsync: stop } = useStopTime();
  // Not the hook of the entry's dialog, which shows the change at once and loads the library of dates on every page.
  const { mutateAsync: resume } = useMutation({
    mutationFn: (id: string) =>
      api<TimeEntry>(`time-entries/${id}`, { method: "PATCH", body: { endedAt: null } }),
    meta: changeMeta,
  });
  return async (endedAt?: string) => {
    const stopped = await stop({ endedAt });
    const minutes = minutesBetween(stopped.startedAt, stopped.endedAt ?? stopped.startedAt);
    offerUndo({
      verb: `Stopped after ${durationText(minutes)}:`,
      name: entryName(stopped),
      // Another device may have started something else than this tab shows.
      undo: () => resume(stopped.id),
    });
    return stopped;
  };
}

/** Does the same where nothing waits for it. A press while the clock is being stopped means the same. Its mutation shows an error. */
export function useStopClock() {
  const client = useQueryClient();
  const stopAt = useStopAt();
  return (endedAt?: string) => {
    if (client.isMutating({ mutationKey: stopKey }) === 0) stopAt(endedAt).catch(() => {});
  };
}
