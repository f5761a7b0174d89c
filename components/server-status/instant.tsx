import { useClock } from "@/components/ui/hooks/use-clock";
import { formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";

/** "Today, 2:05 PM", with the whole date as a tooltip. */
export function Instant({ at }: { at: string }) {
  const { now, timeZone } = useClock();
  return (
    <time dateTime={at} title={formatFullDate(at, true, timeZone)}>
      {formatRelativeDate(at, true, timeZone, now)}
    </time>
  );
}
