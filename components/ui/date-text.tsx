import { useClock } from "@/components/ui/use-clock";
import { formatFullDate, formatRelativeDate } from "@/lib/dates";

/** "Last used today", with the date and time as a tooltip. */
export function DateText({ label, instant }: { label: string; instant: string }) {
  const { now, timeZone } = useClock();
  return (
    <>
      {label}{" "}
      <time dateTime={instant} title={formatFullDate(instant, true, timeZone)}>
        {formatRelativeDate(instant, false, timeZone, now).replace(/^(Today|Yesterday)$/, lowerCase)}
      </time>
    </>
  );
}

function lowerCase(text: string): string {
  return text.toLowerCase();
}
