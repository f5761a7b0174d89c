"use client";

import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import dynamic from "next/dynamic";
import { useDialog } from "@/components/dialog/use-dialog";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { SearchField } from "@/components/list/search-field";
import { useTake } from "@/components/list/use-take";
import { useUrlFilter } from "@/components/list/use-url-filter";
import { ClientGrid, ClientGridSkeleton } from "@/components/clients/client-grid";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { clientsQuery } from "@/lib/clients/queries";
import { CLIENTS_TAKE, clientFilterSchema } from "@/lib/clients/schema";

const urlFilterSchema = clientFilterSchema.pick({ name: true });

const NewClientDialog = dynamic(() =>
  import("@/components/clients/new-client-dialog").then((module) => module.NewClientDialog),
);

/** Every client, each in the colour it flies. */
export function ClientsPage() {
  const [filter, setFilter, isFiltered, clear] = useUrlFilter(urlFilterSchema);
  const dialog = useDialog();
  const { take, loadMore } = useTake({
    initial: CLIENTS_TAKE,
    step: CLIENTS_TAKE,
    shown: 0,
    resetKey: filter.name ?? "",
  });
  const query = useQuery(clientsQuery({ ...filter, take }));
  const openNew = () => dialog.open(true);

  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col gap-4 p-4 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto flex items-center gap-2.5">
          <h1 className="text-page font-semibold">Clients</h1>
          {query.data && <CountBadge count={query.data.total} />}
        </div>
        <SearchField
          label="Search clients"
          value={filter.name ?? ""}
          onChange={(name) => setFilter({ name })}
          className="w-full md:w-56"
        />
      </header>
      <ListState
        query={query}
        empty="No client matched your search."
        onClear={isFiltered ? clear : undefined}
        skeleton={<ClientGridSkeleton />}
        emptyNothing={
          <EmptyState
            icon={<Users />}
            line="A client flies a colour, and that colour marks everything of theirs. Add the first one."
            action={
              <Button variant="primary" onClick={openNew}>
                New client
              </Button>
            }
          />
        }
      >
        {(page) => (
          <>
            <ClientGrid clients={page.items} onAdd={openNew} />
            <LoadMore
              shown={page.items.length}
              total={page.total}
              onMore={loadMore}
              isLoading={query.isPlaceholderData}
            />
          </>
        )}
      </ListState>
      {dialog.subject && <NewClientDialog key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </div>
  );
}
