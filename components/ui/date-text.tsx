import { useClock } from "@/components/ui/use-clock";
import { formatFullDate, formatRelativeDate } from "@/lib/dates";

/** "Last used Today, 9:30 AM", with the full date as a tooltip. */
export function DateText({ label, instant }: { label: string; instant: string }) {
  const { now, timeZone } = useClock();
  return (
    <>
      {label}{" "}
      <time dateTime={instant} title={formatFullDate(instant, true, timeZone)}>
        {formatRelativeDate(instant, true, timeZone, now)}
      </time>
    </>
  );
}
