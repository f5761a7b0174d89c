import { Fact, Facts } from "@/components/server-status/facts";
import { Panel } from "@/components/ui/panel";
import { countOf, formatFileSize } from "@/lib/shared/text/format";
import type { ServerStatus } from "@/lib/server-status/schema";

/** The storage that the server uses, and the workspaces that it serves. */
export function ServerStorage({ status: { storage, workspaces } }: { status: ServerStatus }) {
  return (
    <Panel title="Storage">
      <Facts>
        <Fact label="Database">{formatFileSize(storage.database)}</Fact>
        <Fact label="Files">
          {formatFileSize(storage.files)} in {countOf(storage.fileCount, "file")}
        </Fact>
        {storage.waitingRemovals > 0 && (
          <Fact label="Waiting to be removed">{countOf(storage.waitingRemovals, "file")}</Fact>
        )}
        {storage.free !== null && <Fact label="Free on the disk">{formatFileSize(storage.free)}</Fact>}
        <Fact label="Workspaces">
          {countOf(workspaces.accounts, "account")}, {countOf(workspaces.demos, "demo")}
        </Fact>
      </Facts>
    </Panel>
  );
}
