import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** The state of a list without rows: what belongs here, and a button that adds the first one. */
export function EmptyState({
  icon,
  line,
  action,
  className,
}: {
  icon?: ReactNode;
  line: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div className={clsx(frame, className)}>
      {icon && (
        <span
          aria-hidden
          className="flex size-10 items-center justify-center rounded-full bg-sunken text-ink-muted [&>svg]:size-5"
        >
          {icon}
        </span>
      )}
      <p className="max-w-[min(20rem,100%)] text-balance wrap-anywhere text-ink-muted">{line}</p>
      {action}
    </div>
  );
}

/** The state of a list whose filter matches nothing: the sentence, and a button that clears the filter. */
export function NoMatch({
  line,
  onClear,
  className,
}: {
  line: string;
  onClear?: () => void;
  className?: string;
}) {
  return (
    <div className={clsx(frame, className)} role="status">
      <p className="max-w-[min(20rem,100%)] text-balance wrap-anywhere text-ink-muted">{line}</p>
      {onClear && (
        <Button size="sm" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

const frame = "flex flex-col items-center justify-center gap-3 px-4 py-10 text-center";
