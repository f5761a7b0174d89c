import { clsx } from "clsx";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { Amounts } from "@/components/ui/figures/amounts";
import { BillTimeButton } from "@/components/ui/figures/bill-time-button";
import { clientColor } from "@/lib/clients/theme-colors";
import type { Days } from "@/lib/time-entries/bill/bill-periods";
import { reportName } from "@/lib/time-entries/bill/report-names";
import type { ReportGroup } from "@/lib/time-entries/bill/report-groups";
import type { TimeReport } from "@/lib/time-entries/bill/bill-schema";
import { type Unbilled, UnbilledAmounts } from "@/components/time-entries/unbilled-amounts";
import { formatMoney } from "@/lib/shared/money/money";
import { durationText, durationWords } from "@/lib/time-entries/duration-text";

type Item = TimeReport["items"][number];

/** The columns of a report; that of the buttons is only there if its groups can be billed. */
export function reportColumns(groupBy: ReportGroup): string {
  return clsx(
    "grid grid-cols-[minmax(0,1fr)_3rem_6rem] items-center gap-x-2 px-4 sm:gap-x-3",
    isBilledBy(groupBy)
      ? "sm:grid-cols-[minmax(0,1fr)_5rem_8rem_8rem_5.5rem]"
      : "sm:grid-cols-[minmax(0,1fr)_5rem_9rem_9rem]",
  );
}

/** True for groups whose unbilled time a button bills. */
export function isBilledBy(groupBy: ReportGroup): boolean {
  return groupBy === "project" || groupBy === "client";
}

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
  const { key, client, totalMinutes, totals, unratedMinutes } = item;
  const detail = groupBy === "project" ? client?.name : undefined;
  const isUnbilled = totals.some(({ unbilledAmount }) => Number(unbilledAmount) > 0);
  const period = { period: "custom" as const, ...days };
  const subject = groupBy === "project" ? { projectId: key ?? "" } : { clientId: key ?? "" };
  const isBillable = isUnbilled && key !== null && isBilledBy(groupBy);
  return (
    <div
      role="row"
      style={client ? clientColor(client.themeColor) : undefined}
      className={clsx(reportColumns(groupBy), "relative min-h-11 border-b border-line py-2")}
    >
      {client && <ClientEdge />}
      <span role="rowheader" className="min-w-0">
        {/* On phones, where it has little room, it may have two lines. */}
        <span
          className={clsx(
            "font-medium max-sm:line-clamp-2 max-sm:wrap-break-word sm:block sm:truncate",
            key === null && "text-ink-muted",
          )}
        >
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
      <ReportSums groupBy={groupBy} minutes={totalMinutes} of={{ totals, unratedMinutes }}>
        {isBillable && <BillTimeButton subject={{ ...subject, ...period }} />}
      </ReportSums>
    </div>
  );
}

/** The cells of the sums, and that of the button. On phones the unbilled amount is below the other, if it is not the same. */
export function ReportSums({
  groupBy,
  minutes,
  of,
  children,
}: {
  groupBy: ReportGroup;
  minutes: number;
  of: Unbilled;
  children?: React.ReactNode;
}) {
  const { totals, unratedMinutes } = of;
  const amounts = totals.filter(({ amount }) => Number(amount) > 0);
  const withUnbilled = totals.filter(({ unbilledAmount }) => Number(unbilledAmount) > 0);
  const differing = withUnbilled.filter(
    ({ amount, unbilledAmount }) => Number(unbilledAmount) !== Number(amount),
  );
  return (
    <>
      <span role="cell" className="text-right tabular">
        {durationText(minutes)}
      </span>
      <span role="cell" className="text-right">
        <Amounts amounts={amounts} />
        {differing.map(({ currency, unbilledAmount }) => (
          <span key={currency} className="block text-meta font-normal text-ink-muted sm:hidden">
            {formatMoney(unbilledAmount, currency)} unbilled
          </span>
        ))}
        {unratedMinutes > 0 && (
          <span className="block text-meta font-normal text-balance text-ink-muted sm:hidden">
            {durationWords(unratedMinutes)} without a rate
          </span>
        )}
      </span>
      <span role="cell" className="text-right max-sm:hidden">
        <UnbilledAmounts of={of} />
      </span>
      {isBilledBy(groupBy) && (
        <span
          role="cell"
          // On phones it has a line of its own.
          className={clsx(
            "flex justify-end max-sm:col-span-full max-sm:pt-2.5 max-sm:pb-1.5",
            !children && "max-sm:hidden",
          )}
        >
          {children}
        </span>
      )}
    </>
  );
}
