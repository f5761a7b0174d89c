import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/figures/date-text";
import { DetailRow } from "@/components/ui/figures/detail-row";
import { deviceLabel } from "@/lib/accounts/device";
import type { Session } from "@/lib/accounts/sessions/schema";

/**
 * A row for a session: its browser, address, last use and sign-in, by whose times alike sessions differ. The last use is known to 20
 * minutes only. The current session has no button: it ends with Leave App.
 */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const device = deviceLabel(session.device);
  const detailId = useId();
  return (
    <DetailRow
      title={device}
      badge={session.isCurrent && <Badge className="shrink-0">This device</Badge>}
      detail={
        <span id={detailId}>
          {session.address && `${session.address} · `}
          {session.isCurrent ? (
            "Active now"
          ) : (
            <>
              <DateText label="Last seen" instant={session.lastSeenAt} withTime />
              {" · "}
              <DateText label="Signed in" instant={session.createdAt} withTime />
            </>
          )}
        </span>
      }
    >
      {!session.isCurrent && (
        <Button size="sm" onClick={onEnd} aria-label={`End session: ${device}`} aria-describedby={detailId}>
          End session
        </Button>
      )}
    </DetailRow>
  );
}
