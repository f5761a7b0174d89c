import { zoneDate } from "@/lib/shared/dates/wall-clock";
import { isDemo, type TenantKind } from "@/lib/accounts/tenant-kind";

/** Returns the greeting for the time of day in the time zone: morning until 12, afternoon until 18, then evening. */
export function greetingAt(now: Date, timeZone: string): string {
  const hour = zoneDate(+now, timeZone).getHours();
  return hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening";
}

const MINUTE_MS = 60_000;
const ENDING_MINUTES = 10;

/** Returns how long a workspace remains, "1 h 42 min", and whether it ends soon; undefined if it does not expire. */
export function timeLeft(
  expiresAt: string | null,
  now: Date,
): { text: string; isEnding: boolean } | undefined {
  if (expiresAt === null) return undefined;
  const minutes = Math.max(0, Math.floor((Date.parse(expiresAt) - now.getTime()) / MINUTE_MS));
  return { text: durationInWords(minutes), isEnding: minutes < ENDING_MINUTES };
}

function durationInWords(minutes: number): string {
  if (minutes === 0) return "less than a minute";
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts =
    days > 0 ? [`${days} d`, hours && `${hours} h`] : [hours && `${hours} h`, rest && `${rest} min`];
  return parts.filter(Boolean).join(" ");
}

/**
 * Returns the first id after the rows of the sample studio; null without one. In a demo the studio is the person's own, and is a
 * sample only in the account that the demo becomes.
 */
export function sampleEndOf({
  kind,
  sampleEnd,
}: {
  kind: TenantKind;
  sampleEnd: string | null;
}): string | null {
  return isDemo(kind) ? null : sampleEnd;
}
