import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useClock } from "@/components/ui/use-clock";
import { deviceLabel } from "@/lib/auth/device";
import { formatFullDate, formatRelativeDate } from "@/lib/dates";
import type { Session } from "@/lib/sessions/schema";

/** A row for a session: its browser, address and last use. The current session has no button: it ends with Leave App. */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { now, timeZone } = useClock();
  const device = deviceLabel(session.device);
  return (
    <li className="flex min-h-13 items-center justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-medium">
          {device}
          {session.isCurrent && <Badge>This device</Badge>}
        </p>
        <p className="text-label wrap-break-word text-ink-muted tabular">
          {session.address && `${session.address} · `}
          {session.isCurrent ? (
            "Active now"
          ) : (
            <>
              Last seen{" "}
              <time dateTime={session.lastSeenAt} title={formatFullDate(session.lastSeenAt, true, timeZone)}>
                {formatRelativeDate(session.lastSeenAt, true, timeZone, now)}
              </time>
            </>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="sm" onClick={onEnd} aria-label={`End session: ${device}`}>
          End session
        </Button>
      )}
    </li>
  );
}
