/** Stands where the length of an entry is once it has ended. */
export function RunningMark() {
  return (
    <span className="flex items-center gap-1.5">
      <RunningDot />
      Running
    </span>
  );
}

/** The dot of what is running. Its meaning is said beside it. */
export function RunningDot() {
  return <span aria-hidden data-mark className="size-1.5 shrink-0 rounded-full bg-status-active" />;
}
