"use client";

import { useQuery } from "@tanstack/react-query";
import { unbilledAmounts } from "./unbilled-amounts";
import { Amounts } from "@/components/ui/figures/amounts";
import { Button } from "@/components/ui/button";
import { StripFigure } from "@/components/ui/figures/figure-strip";
import type { Days } from "@/lib/time-entries/bill/bill-periods";
import { timeReportQuery } from "@/lib/time-entries/bill/report-query";
import { type BillSubject, openBillDialog } from "@/lib/time-entries/requests";

/** The part of the unbilled amount that has no project, with a button that opens the dialog in which it is given one. */
export function UnassignedFigure({
  days,
  today,
  subject,
}: {
  days: Days;
  today: string;
  subject: BillSubject;
}) {
  const { data, isError } = useQuery(timeReportQuery(days, "project", today));
  if (isError && !data) return <StripFigure label="Without a project">Not loaded</StripFigure>;
  const amounts = unbilledAmounts(data?.items.find(({ key }) => key === null)?.totals ?? []);
  if (amounts.length === 0) return null;
  return (
    <StripFigure label="Unbilled without a project">
      <span className="flex items-center gap-2.5">
        <span>
          <Amounts amounts={amounts} />
        </span>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => openBillDialog(subject)}
          className="-my-1 pointer-coarse:-my-2.5"
        >
          Choose
        </Button>
      </span>
    </StripFigure>
  );
}
