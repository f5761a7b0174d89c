"use client";

import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { answeredQuotationsQuery } from "@/lib/sales-documents/queries";

const AnsweredQuotations = lazyComponent(() =>
  import("@/components/income/answered-quotations").then((module) => module.AnsweredQuotations),
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
      <AnsweredQuotations quotations={data} />
    </Suspense>
  );
}
