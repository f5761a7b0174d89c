import { Fact, Facts } from "@/components/server-status/facts";
import { Panel } from "@/components/ui/panel";
import { StatusBadge } from "@/components/ui/status-dot";
import type { ServerStatus, ServerVariable } from "@/lib/server-status/schema";

/** The environment variables by name. Values that could be secret are not shown. */
export function ServerVariables({ groups }: { groups: ServerStatus["variables"] }) {
  return (
    <Panel title="Environment variables">
      <p className="mb-3 max-w-prose text-pretty text-ink-muted">
        Values are shown where they cannot be secret; those of variables that are not set are defaults.
      </p>
      <div className="gap-x-8 lg:columns-2">
        {groups.map(({ group, variables }) => (
          <section key={group} aria-label={group} className="mb-5 break-inside-avoid">
            <h3 className="border-b border-line pb-1.5 font-semibold">{group}</h3>
            <Facts>
              {variables.map((variable) => (
                <Fact key={variable.name} label={variable.name} isCode>
                  <VariableState variable={variable} />
                </Fact>
              ))}
            </Facts>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function VariableState({ variable: { isSet, value } }: { variable: ServerVariable }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
      {value !== null && <span>{value}</span>}
      <StatusBadge
        status={isSet ? "completed" : "cancelled"}
        label={isSet ? "Set" : "Not set"}
        className={isSet ? undefined : "text-ink-muted"}
      />
    </span>
  );
}
