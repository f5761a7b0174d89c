import { ClientCard } from "@/components/clients/client-card";
import { clsx } from "clsx";
import { EarlyCard, earlyHeadClass } from "@/components/list/early-card";
import { AddTile } from "@/components/list/add-tile";
import { EarlyText } from "@/components/ui/early-row";
import type { ClientRow } from "@/lib/clients/schema";

const gridClass = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3";

/** Clients as cards, followed by a tile that adds one, except in the archive. */
export function ClientGrid({ clients, onAdd }: { clients: readonly ClientRow[]; onAdd?: () => void }) {
  return (
    <div className={gridClass}>
      {clients.map((client) => (
        <ClientCard key={client.id} client={client} />
      ))}
      {onAdd && <AddTile label="Add client" shape="card" onAdd={onAdd} />}
    </div>
  );
}

export function ClientGridSkeleton() {
  return (
    <div className={gridClass} role="status" aria-label="Loading">
      {Array.from({ length: 8 }, (_, index) => (
        <EarlyCard key={index} call="clients/search" colorField="themeColor">
          <EarlyText
            field="name"
            className={clsx(earlyHeadClass, "truncate text-base leading-8 font-semibold")}
          />
        </EarlyCard>
      ))}
    </div>
  );
}
