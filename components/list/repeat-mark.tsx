import { clsx } from "clsx";
import { Repeat } from "lucide-react";

/** Shows that a task or an event repeats. */
export function RepeatMark({ className }: { className?: string }) {
  return (
    <span role="img" aria-label="Repeats" title="Repeats" className={clsx("shrink-0", className)}>
      <Repeat aria-hidden className="size-3.5" />
    </span>
  );
}
