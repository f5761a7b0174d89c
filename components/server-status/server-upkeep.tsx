import { Fact, Facts } from "@/components/server-status/facts";
import { Instant } from "@/components/server-status/instant";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
import { countOf, formatFileSize } from "@/lib/shared/text/format";
import type { ServerStatus } from "@/lib/server-status/schema";

/** The jobs that should run regularly. */
export function ServerUpkeep({ status }: { status: ServerStatus }) {
  const { backup, sweep, sweepFailedAt } = status;
  const hasFailed = sweepFailedAt !== null && (sweep === null || sweepFailedAt > sweep.at);
  return (
    <Panel title="Upkeep">
      <Facts>
        <Fact label="Last backup">
          {backup ? <Instant at={backup.at} /> : <Badge tone="danger">No backup yet</Badge>}
        </Fact>
        {backup && <Fact label="Its size">{describeBackup(backup)}</Fact>}
        <Fact label="Last sweep">{sweep ? <Instant at={sweep.at} /> : "Not yet"}</Fact>
        {sweep && <Fact label="Expired data removed">{describeSweep(sweep)}</Fact>}
        {hasFailed && (
          <Fact label="A sweep failed">
            <span className="font-medium text-danger">
              <Instant at={sweepFailedAt} />
            </span>
          </Fact>
        )}
      </Facts>
      {!backup && (
        <p className="mt-2 text-meta text-pretty text-ink-muted">
          <code className="font-mono">npm run backup</code> writes the database and the stored files into one
          file.
        </p>
      )}
    </Panel>
  );
}

function describeBackup({ bytes, isEncrypted }: NonNullable<ServerStatus["backup"]>): string {
  const encryption = isEncrypted ? "encrypted" : "not encrypted";
  return bytes === null ? encryption : `${formatFileSize(bytes)}, ${encryption}`;
}

function describeSweep({ tenants, uploads, objects }: NonNullable<ServerStatus["sweep"]>): string {
  const removed = [
    tenants > 0 && countOf(tenants, "workspace"),
    uploads > 0 && countOf(uploads, "upload"),
    objects > 0 && countOf(objects, "file"),
  ].filter(Boolean);
  return removed.length > 0 ? removed.join(", ") : "Nothing";
}
