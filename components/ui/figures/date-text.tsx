import { useClock } from "@/components/ui/hooks/use-clock";
import { formatFullDate, formatInstantDay, formatRelativeDate } from "@/lib/shared/dates/dates";

/** "Last used today", with `withTime` "Last seen today, 6:33 PM". The full date and time are a tooltip. */
export function DateText({
  label,
  instant,
  withTime = false,
}: {
  label: string;
  instant: string;
  withTime?: boolean;
}) {
  const { now, timeZone } = useClock();
  return (
    <>
      {label}{" "}
      <time dateTime={instant} title={formatFullDate(instant, true, timeZone)}>
        {(withTime
          ? formatRelativeDate(instant, true, timeZone, now)
          : formatInstantDay(instant, timeZone, now)
        ).replace(/^(Today|Yesterday)\b/, lowerCase)}
      </time>
    </>
  );
}

function lowerCase(text: string): string {
  return text.toLowerCase();
}
