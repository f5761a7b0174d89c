"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { ChevronRight } from "lucide";
import { Suspense, useState } from "react";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { CountBadge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icons/icon";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { answeredQuotationsQuery } from "@/lib/sales-documents/queries";

const AnsweredLine = lazyComponent(() =>
  import("@/components/income/answered-line").then((module) => module.AnsweredLine),
);

/**
 * The quotations that clients have answered, until the answer is dismissed or an invoice is made; nothing without any. On phones it is
 * one line: the only quotation, or their number, which opens them.
 */
export function AnsweredPanel() {
  const query = useQuery(answeredQuotationsQuery());
  const { data } = query;
  const [isOpen, setIsOpen] = useState(false);
  if (!data && query.isError)
    return <LoadFailureLine what="Answered quotations" query={query} className="px-4" />;
  if (!data || data.items.length === 0) return null;
  const isClosed = data.total > 1 && !isOpen;
  return (
    <Suspense>
      <section
        aria-label="Answered quotations"
        className="shrink-0 overflow-clip rounded-panel border border-line bg-panel"
      >
        {data.total > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="-my-px flex min-h-11 w-full items-center gap-3 px-4 text-left text-meta font-medium focus-visible:-outline-offset-2 md:hidden"
          >
            <span className="flex-1">{`${data.total} answered quotations`}</span>
            <Icon
              of={ChevronRight}
              className={clsx("-mx-1 size-4 shrink-0 text-ink-muted", isOpen && "rotate-90")}
            />
          </button>
        )}
        <header className="flex min-h-10 items-center gap-2 px-4 max-md:hidden">
          <h2 className="font-semibold">Answered quotations</h2>
          <CountBadge count={data.total} />
        </header>
        <ul
          className={clsx(
            "-mt-px overscroll-contain max-md:-mb-px md:mt-0 md:max-h-33 md:overflow-y-auto md:pointer-coarse:max-h-44",
            isClosed && "max-md:hidden",
          )}
        >
          {data.items.map((quotation) => (
            <AnsweredLine key={quotation.id} quotation={quotation} />
          ))}
        </ul>
      </section>
    </Suspense>
  );
}
