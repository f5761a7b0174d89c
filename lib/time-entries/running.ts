import { useQueryData } from "@/lib/query/use-query-data";
import { offerUndo } from "@/lib/undo/offer-undo";
import { minutesBetween } from "./amounts";
import { durationText } from "./duration-text";
import { runningQuery, useStopTime, useUpdateTimeEntry } from "./queries";
import { entryName } from "./rules";
import type { TimeEntry } from "./schema";

/** Returns the entry that is running; null if nothing is, undefined until that is known. */
export function useRunning() {
  return useQueryData(runningQuery());
}

/** Returns a function that stops the clock, now or at an instant, with a toast that lets it run again. */
export function useStopClock() {
  const { mutateAsync: stop } = useStopTime();
  const { mutateAsync: update } = useUpdateTimeEntry();
  return (entry: TimeEntry, endedAt?: string) => {
    // Its mutation shows the error.
    stop({ endedAt }).then(
      (stopped) =>
        void offerUndo({
          verb: `Stopped at ${durationText(minutesBetween(stopped.startedAt, stopped.endedAt ?? stopped.startedAt))}:`,
          name: entryName(stopped),
          undo: () => update({ id: entry.id, endedAt: null }),
        }),
      () => undefined,
    );
  };
}
