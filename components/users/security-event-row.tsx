import { useClock } from "@/components/ui/hooks/use-clock";
import { deviceLabel } from "@/lib/accounts/device";
import { formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { securityEventTitle } from "@/lib/security-events/values";
import type { SecurityEvent } from "@/lib/security-events/schema";

/** A row for a security event: the action, its origin and its time. */
export function SecurityEventRow({ event }: { event: SecurityEvent }) {
  const { now, timeZone } = useClock();
  return (
    <li className="flex min-h-13 items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0">
        <p className="font-medium">{securityEventTitle(event.kind)}</p>
        <p className="text-meta wrap-break-word text-ink-muted">
          {[deviceLabel(event.device), event.address].filter(Boolean).join(" · ")}
        </p>
      </div>
      <time
        dateTime={event.createdAt}
        title={formatFullDate(event.createdAt, true, timeZone)}
        className="shrink-0 text-meta text-ink-muted tabular"
      >
        {formatRelativeDate(event.createdAt, true, timeZone, now)}
      </time>
    </li>
  );
}
