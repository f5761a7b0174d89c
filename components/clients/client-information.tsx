import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";
import type { Client } from "@/lib/clients/schema";

/** How to reach a client, and what belongs on their invoices. */
export function ClientInformation({ client }: { client: Client }) {
  return (
    <Panel title="Information">
      <dl className="flex flex-col gap-3">
        <Fact label="Phone number">
          {client.phoneNumber && (
            <a href={`tel:${client.phoneNumber.replace(/\s/g, "")}`}>{client.phoneNumber}</a>
          )}
        </Fact>
        <Fact label="Tax ID">{client.taxId}</Fact>
        <Fact label="Email">{client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}</Fact>
        <Fact label="Address">
          {client.address && <span className="whitespace-pre-line">{client.address}</span>}
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-ink-muted">{label}</dt>
      <dd className="wrap-break-word tabular">{children || <span className="text-ink-muted">–</span>}</dd>
    </div>
  );
}
