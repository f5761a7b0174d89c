"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadingRows } from "@/components/list/loading-rows";
import { useClock } from "@/components/ui/hooks/use-clock";
import { ClientDot } from "@/components/ui/person/client-dot";
import { todayIn } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money/money";
import type { Days } from "@/lib/time-entries/bill/bill-periods";
import { timeReportQuery } from "@/lib/time-entries/bill/report-query";
import { durationText } from "@/lib/time-entries/duration-text";

/** The clients with unbilled time in a period, what it is worth, and a press that chooses one. */
export function UnbilledClients({ days, onChosen }: { days: Days; onChosen: (clientId: string) => void }) {
  const { now, timeZone } = useClock();
  const query = useQuery(timeReportQuery(days, "client", todayIn(timeZone, now)));
  if (!query.data) return <LoadingRows query={query} count={3} className="h-11" />;
  const clients = query.data.items.flatMap(({ client, unbilledMinutes, totals }) =>
    client && unbilledMinutes > 0 ? [{ client, unbilledMinutes, totals }] : [],
  );
  if (clients.length === 0)
    return <p className="text-ink-muted">Choose a client or a project to see its unbilled time.</p>;
  return (
    <section aria-label="Clients with unbilled time">
      <h3 className="text-label font-medium text-ink-muted">Unbilled time</h3>
      <ul className="mt-1.5 divide-y divide-line overflow-clip rounded-control border border-line">
        {clients.map(({ client, unbilledMinutes, totals }) => (
          <li key={client.id}>
            <button
              type="button"
              onClick={() => onChosen(client.id)}
              className="flex min-h-11 w-full items-center gap-2.5 px-3 text-left hover:bg-hover focus-visible:-outline-offset-2"
            >
              <ClientDot themeColor={client.themeColor} />
              <span className="min-w-0 flex-1 truncate" title={client.name}>
                {client.name}
              </span>
              <span className="whitespace-nowrap text-ink-muted tabular">
                {durationText(unbilledMinutes)}
              </span>
              <span className="min-w-20 text-right font-medium whitespace-nowrap tabular">
                {totals
                  .filter(({ unbilledAmount }) => Number(unbilledAmount) > 0)
                  .map(({ currency, unbilledAmount }) => formatMoney(unbilledAmount, currency))
                  .join(" + ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
