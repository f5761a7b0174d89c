import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** Text in place of the options. */
export function ComboboxNote({ children }: { children: ReactNode }) {
  return <div className="flex items-center justify-between gap-3 px-3 py-2.5 text-ink-muted">{children}</div>;
}

/** Says that there are no options, or, with `onRetry`, that they could not be loaded. */
export function ComboboxEmpty({ onRetry }: { onRetry?: () => void }) {
  if (!onRetry) return <ComboboxNote>No result found</ComboboxNote>;
  return (
    <ComboboxNote>
      <span className="text-danger">Network Error</span>
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </ComboboxNote>
  );
}
