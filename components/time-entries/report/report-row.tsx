import { clsx } from "clsx";
import { Amounts } from "@/components/ui/figures/amounts";
import { BillTimeButton } from "@/components/ui/figures/bill-time-button";
import { clientColor } from "@/lib/clients/theme-colors";
import type { Days } from "@/lib/time-entries/bill/bill-periods";
import { reportName } from "@/lib/time-entries/bill/report-names";
import type { ReportGroup } from "@/lib/time-entries/bill/report-groups";
import type { TimeReport } from "@/lib/time-entries/bill/bill-schema";
import { formatMoney } from "@/lib/shared/money/money";
import { durationText } from "@/lib/time-entries/duration-text";

type Item = TimeReport["items"][number];

export const reportColumns =
  "grid grid-cols-[minmax(0,1fr)_3.5rem_6.5rem] items-center gap-x-3 px-4 sm:grid-cols-[minmax(0,1fr)_5rem_9rem_13rem]";

/** The sums of one group, with the part of all hours that it has, and a button that bills a project or client. */
export function ReportRow({
  item,
  groupBy,
  days,
  most,
}: {
  item: Item;
  groupBy: ReportGroup;
  days: Days;
  /** The minutes of all groups, of which the bar shows the part. */
  most: number;
}) {
  const { key, client, totalMinutes, totals } = item;
  const detail = groupBy === "project" ? client?.name : undefined;
  const isUnbilled = totals.some(({ unbilledAmount }) => Number(unbilledAmount) > 0);
  const period = { period: "custom" as const, ...days };
  const subject = groupBy === "project" ? { projectId: key ?? "" } : { clientId: key ?? "" };
  const isBillable = isUnbilled && key !== null && (groupBy === "project" || groupBy === "client");
  return (
    <div
      role="row"
      style={client ? clientColor(client.themeColor) : undefined}
      className={clsx(reportColumns, "relative min-h-11 border-b border-line py-2")}
    >
      {client && <span aria-hidden data-mark className="absolute inset-y-0 left-0 w-[3px] bg-client-edge" />}
      <span role="rowheader" className="min-w-0">
        <span className={clsx("block truncate font-medium", key === null && "text-ink-muted")}>
          {reportName(item, groupBy)}
        </span>
        {detail && <span className="block truncate text-meta text-ink-muted">{detail}</span>}
        <span aria-hidden data-mark className="mt-1 block h-1 rounded-full bg-sunken">
          <span
            className={clsx("block h-1 rounded-full", client ? "bg-client-edge" : "bg-accent")}
            style={{ width: `${most > 0 ? (totalMinutes / most) * 100 : 0}%` }}
          />
        </span>
      </span>
      <ReportSums minutes={totalMinutes} totals={totals}>
        {isBillable && <BillTimeButton subject={{ ...subject, ...period }} />}
      </ReportSums>
    </div>
  );
}

/** The cells of the sums. */
export function ReportSums({
  minutes,
  totals,
  children,
}: {
  minutes: number;
  totals: Item["totals"];
  children?: React.ReactNode;
}) {
  const amounts = totals.filter(({ amount }) => Number(amount) > 0);
  const unbilled = totals
    .filter(({ unbilledAmount }) => Number(unbilledAmount) > 0)
    .map(({ currency, unbilledAmount }) => ({ currency, amount: unbilledAmount }));
  return (
    <>
      <span role="cell" className="text-right tabular">
        {durationText(minutes)}
      </span>
      <span role="cell" className="text-right">
        <Amounts amounts={amounts} />
        {unbilled.map(({ currency, amount }) => (
          <span
            key={currency}
            className="block text-meta font-normal whitespace-nowrap text-ink-muted sm:hidden"
          >
            {formatMoney(amount, currency)} unbilled
          </span>
        ))}
      </span>
      <span role="cell" className="flex items-center justify-end gap-2.5 text-right max-sm:hidden">
        <span>
          <Amounts amounts={unbilled} />
        </span>
        {children}
      </span>
    </>
  );
}
