import { offerUndo } from "@/lib/undo/offer-undo";
import { minutesBetween } from "./amounts";
import { durationText } from "./duration-text";
import { useStopTime, useUpdateTimeEntry } from "./queries";
import { entryName } from "./rules";
import type { TimeEntry } from "./schema";

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
