import { clsx } from "clsx";
import { durationText } from "@/lib/time-entries/duration-text";

/** Minutes until now of what runs, or of a sum that has it: "● 2:30", and "running" for screen readers. */
export function RunningMinutes({ minutes, isInColumn = false }: { minutes: number; isInColumn?: boolean }) {
  return (
    <span title="The clock is running" className="relative inline-flex items-center gap-1.5">
      <RunningDot isInColumn={isInColumn} />
      <span className="tabular">{durationText(minutes)}</span>
      <span className="sr-only normal-nums">running</span>
    </span>
  );
}

/** The dot of what is running. Its meaning is said beside it. In a column it takes no room, so that the time is below the others. */
export function RunningDot({ isInColumn = false }: { isInColumn?: boolean }) {
  return (
    <span
      aria-hidden
      data-mark
      className={clsx(
        "inline-block size-1.5 shrink-0 rounded-full bg-status-active",
        isInColumn && "absolute right-full mr-1",
      )}
    />
  );
}
