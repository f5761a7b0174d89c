import { Icon } from "@/components/ui/icons/icon";
import { ChevronRight } from "lucide";
import type { ReactNode } from "react";

/** One panel of disclosures with lines between them. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return (
    <div className="divide-y divide-line overflow-clip rounded-panel border border-line bg-panel">
      {children}
    </div>
  );
}

/** A native disclosure (`<details>`), which works without JavaScript. */
export function Disclosure({
  id,
  summary,
  children,
}: {
  id?: string;
  summary: ReactNode;
  children: ReactNode;
}) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2 px-3 py-2.5 hover:bg-hover focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} className="mt-0.5 size-4 shrink-0 text-ink-faint group-open:rotate-90" />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5">{summary}</span>
      </summary>
      {/* The anchor is inside, as navigating to it opens the disclosure. */}
      <div id={id} className="flex scroll-mt-16 flex-col gap-3 border-t border-line p-4">
        {children}
      </div>
    </details>
  );
}
