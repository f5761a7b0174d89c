import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Repeat } from "lucide";

/** Shows that a task or an event repeats. */
export function RepeatMark({ className }: { className?: string }) {
  return (
    <span role="img" aria-label="Repeats" title="Repeats" className={clsx("shrink-0", className)}>
      <Icon of={Repeat} className="size-3.5" />
    </span>
  );
}
