import { Fact, Facts } from "@/components/server-status/facts";
import { Instant } from "@/components/server-status/instant";
import { Panel } from "@/components/ui/panel";
import type { ServerStatus } from "@/lib/server-status/schema";

/** The versions of what is running. */
export function ServerVersion({ status }: { status: ServerStatus }) {
  return (
    <Panel title="Version">
      <Facts>
        <Fact label="Pennant">{status.version}</Fact>
        <Fact label="Newest migration">
          <span className="font-mono text-label wrap-anywhere">{status.migration ?? "–"}</span>
        </Fact>
        <Fact label="PostgreSQL">{status.databaseVersion}</Fact>
        <Fact label="Node.js">{status.nodeVersion}</Fact>
        <Fact label="Started">
          <Instant at={status.startedAt} />
        </Fact>
      </Facts>
    </Panel>
  );
}
