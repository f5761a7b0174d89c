import { Amounts } from "@/components/ui/figures/amounts";
import { Button } from "@/components/ui/button";
import { FigureStrip, StripFigure } from "@/components/ui/figures/figure-strip";
import { type BillSubject, openBillDialog } from "@/lib/time-entries/requests";
import { durationText } from "@/lib/time-entries/duration-text";
import type { TimeEntryList } from "@/lib/time-entries/schema";

/** The hours of the shown week, how much of them is billable, and what is not billed yet, with a button that bills the client or project of the filter. */
export function TimeFigures({ list, subject }: { list: TimeEntryList; subject: BillSubject }) {
  const { totalMinutes, billableMinutes, totals } = list;
  const unbilled = totals
    .filter(({ unbilledAmount }) => Number(unbilledAmount) > 0)
    .map(({ currency, unbilledAmount }) => ({ currency, amount: unbilledAmount }));
  return (
    <FigureStrip
      label="This period"
      action={<Button onClick={() => openBillDialog(subject)}>Create invoice from time</Button>}
    >
      <StripFigure label="Hours">{durationText(totalMinutes)}</StripFigure>
      <StripFigure label="Billable">
        {totalMinutes > 0 ? `${Math.round((billableMinutes / totalMinutes) * 100)}%` : <Nothing />}
      </StripFigure>
      <StripFigure label="Unbilled">
        <Amounts amounts={unbilled} />
      </StripFigure>
    </FigureStrip>
  );
}

function Nothing() {
  return <span className="text-ink-muted">–</span>;
}
