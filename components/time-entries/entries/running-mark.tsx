import { durationText } from "@/lib/time-entries/duration-text";

/** Minutes until now of what runs, or of a sum that has it: "● 2:30", and "running" for screen readers. */
export function RunningMinutes({ minutes }: { minutes: number }) {
  return (
    <span title="The clock is running" className="inline-flex items-center gap-1.5">
      <RunningDot />
      <span className="tabular">{durationText(minutes)}</span>
      <span className="sr-only normal-nums">running</span>
    </span>
  );
}

/** The dot of what is running. Its meaning is said beside it. */
export function RunningDot() {
  return (
    <span aria-hidden data-mark className="inline-block size-1.5 shrink-0 rounded-full bg-status-active" />
  );
}
