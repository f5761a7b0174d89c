"use client";

import { clsx } from "clsx";
import { type ReactNode, Suspense } from "react";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { hasAddress } from "@/lib/shared/text/address";
import { clientQuery } from "@/lib/clients/queries";
import type { Client } from "@/lib/clients/schema";
import { useQueryData } from "@/lib/query/use-query-data";

// The order of addresses by country is loaded for those who have one.
const ClientAddress = lazyComponent(() =>
  import("@/components/clients/client-address").then((module) => module.ClientAddress),
);

/** A client's contact and billing details. */
export function ClientInformation({ clientId }: { clientId: string }) {
  const client = useQueryData(clientQuery(clientId));
  return <Panel title="Information">{client ? <Facts client={client} /> : <FactsSkeleton />}</Panel>;
}

function Facts({ client }: { client: Client }) {
  return (
    <dl className="grid grid-cols-2 gap-3">
      <Fact label="Phone number" isFigure>
        {client.phoneNumber && (
          <a href={`tel:${client.phoneNumber.replace(/\s/g, "")}`}>{client.phoneNumber}</a>
        )}
      </Fact>
      <Fact label="Tax ID" isFigure>
        {client.taxId}
      </Fact>
      {client.vatId && (
        <Fact label="VAT ID" isFigure>
          {client.vatId}
        </Fact>
      )}
      <Fact label="Email" isWide>
        {client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
      </Fact>
      <Fact label="Address" isWide>
        {hasAddress(client) ? (
          <Suspense>
            <ClientAddress address={client} />
          </Suspense>
        ) : (
          client.address && <span className="whitespace-pre-line">{client.address}</span>
        )}
      </Fact>
      <Fact label="Details" isWide>
        {client.detail && <span className="whitespace-pre-line">{client.detail}</span>}
      </Fact>
    </dl>
  );
}

function FactsSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3" role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((fact) => (
        <Skeleton key={fact} className="h-9" />
      ))}
    </div>
  );
}

function Fact({
  label,
  isWide = false,
  isFigure = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  isFigure?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx("min-w-0", isWide && "col-span-2")}>
      <dt className="text-label text-ink-muted">{label}</dt>
      <dd className={clsx("wrap-break-word", isFigure && "tabular")}>
        {children || <span className="text-ink-muted">–</span>}
      </dd>
    </div>
  );
}
