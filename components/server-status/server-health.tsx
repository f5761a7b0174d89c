import { Icon } from "@/components/ui/icons/icon";
import { TriangleAlert } from "lucide";
import { Fact, Facts } from "@/components/server-status/facts";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
import { StatusBadge } from "@/components/ui/status-dot";
import { reasonInWords } from "@/lib/server-status/reason";
import type { ServerPart, ServerStatus } from "@/lib/server-status/schema";

/** The services that the server depends on, and whether each works. */
export function ServerHealth({ status: { parts, warnings, requests } }: { status: ServerStatus }) {
  return (
    <Panel title="Health">
      {warnings.length > 0 && (
        <ul className="mb-2 flex flex-col gap-1.5 rounded-control bg-danger-soft px-3 py-2 text-danger">
          {warnings.map((warning) => (
            <li key={warning} className="flex gap-2 text-pretty">
              <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
              {warning}.
            </li>
          ))}
        </ul>
      )}
      <Facts>
        {parts.map((part) => (
          <Fact key={part.name} label={partNames[part.name]}>
            <PartState part={part} />
          </Fact>
        ))}
        <Fact label="Failed requests">
          {requests.failed.toLocaleString("en-US")} of {requests.total.toLocaleString("en-US")} since the
          start
        </Fact>
      </Facts>
    </Panel>
  );
}

function PartState({ part: { state, reason } }: { part: ServerPart }) {
  if (state === "ok") return <StatusBadge status="completed" label="Working" />;
  if (state === "off") return <StatusBadge status="cancelled" label="Not set up" />;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      {reason && <span className="text-meta text-ink-muted">{reasonInWords(reason)}</span>}
      <Badge tone="danger">Failed</Badge>
    </span>
  );
}

const partNames: Record<ServerPart["name"], string> = {
  database: "Database",
  store: "File store",
  mail: "Mail",
  provider: "Sign-in provider",
};
