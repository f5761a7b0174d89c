"use client";

import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { CountBadge } from "@/components/ui/badge";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { answeredQuotationsQuery } from "@/lib/sales-documents/queries";

const AnsweredLine = lazyComponent(() =>
  import("@/components/income/answered-line").then((module) => module.AnsweredLine),
);

/** The quotations that clients have answered, until the answer is dismissed or an invoice is made; nothing without any. */
export function AnsweredPanel() {
  const query = useQuery(answeredQuotationsQuery());
  const { data } = query;
  if (!data && query.isError)
    return <LoadFailureLine what="Answered quotations" query={query} className="px-4" />;
  if (!data || data.items.length === 0) return null;
  return (
    <Suspense>
      <section
        aria-label="Answered quotations"
        className="shrink-0 overflow-clip rounded-panel border border-line bg-panel"
      >
        <header className="flex min-h-10 items-center gap-2 px-4">
          <h2 className="font-semibold">Answered quotations</h2>
          <CountBadge count={data.total} />
        </header>
        <ul className="overscroll-contain md:max-h-33 md:overflow-y-auto md:pointer-coarse:max-h-44">
          {data.items.map((quotation) => (
            <AnsweredLine key={quotation.id} quotation={quotation} />
          ))}
        </ul>
      </section>
    </Suspense>
  );
}
