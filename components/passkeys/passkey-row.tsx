import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/figures/date-text";
import { DetailRow } from "@/components/ui/figures/detail-row";
import type { Passkey } from "@/lib/accounts/passkeys/schema";

/** A row for a passkey: its name, when it was added and last used. */
export function PasskeyRow({
  passkey: { name, isSynced, createdAt, lastUsedAt },
  lastWayNote,
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  /** Says why it cannot be removed; undefined if it can. */
  lastWayNote?: string;
  onRename: () => void;
  onRemove: () => void;
}) {
  return (
    <DetailRow
      title={name}
      badge={isSynced && <Badge className="shrink-0">Synced</Badge>}
      detail={
        <>
          <DateText label="Added" instant={createdAt} />
          {lastUsedAt && (
            <>
              {" · "}
              <DateText label="Last used" instant={lastUsedAt} />
            </>
          )}
          {lastWayNote && <span className="block">{lastWayNote}</span>}
        </>
      }
    >
      <Button size="sm" onClick={onRename} aria-label={`Rename ${name}`}>
        Rename
      </Button>
      <Button size="sm" onClick={onRemove} disabled={Boolean(lastWayNote)} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </DetailRow>
  );
}
