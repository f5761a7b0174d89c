"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { SearchField } from "@/components/list/search-field";
import { useTake } from "@/components/list/use-take";
import { anyText } from "@/components/list/url-fields";
import { useUrlFilter } from "@/components/list/use-url-filter";
import { ClientGrid, ClientGridSkeleton } from "@/components/clients/client-grid";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyComponent } from "@/components/ui/lazy-part";
import { ToggleGroup } from "@/components/ui/toggle-group";
import { clientsQuery } from "@/lib/clients/queries";
import { CLIENTS_TAKE } from "@/lib/constants";

const urlFields = { name: anyText };

const NewClientDialog = lazyComponent(() =>
  import("@/components/clients/new-client-dialog").then((module) => module.NewClientDialog),
);

/** The clients page; `contacts` is shown next to the clients, or behind a toggle on narrow screens. */
export function ClientsPage({ contacts }: { contacts: ReactNode }) {
  const [part, setPart] = useState<"clients" | "contacts">("clients");
  const [filter, setFilter, isFiltered, clear] = useUrlFilter(urlFields);
  const dialog = useDialog(NewClientDialog);
  const { take, loadMore } = useTake({
    initial: CLIENTS_TAKE,
    step: CLIENTS_TAKE,
    resetKey: filter.name ?? "",
  });
  const query = useQuery(clientsQuery({ ...filter, take }));
  const openNew = () => dialog.open(true);

  return (
    <div className="mx-auto grid min-h-full w-full max-w-page content-start gap-4 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 xl:col-start-1">
        <div className="mr-auto flex items-center gap-2.5">
          <h1 className="text-page font-semibold">Clients</h1>
          {query.data && <CountBadge count={query.data.total} />}
        </div>
        <ToggleGroup
          label="Show"
          value={part}
          onChange={setPart}
          options={[
            { value: "clients", label: "Clients" },
            { value: "contacts", label: "Contacts" },
          ]}
          className="xl:hidden"
        />
        <SearchField
          label="Search clients"
          value={filter.name ?? ""}
          onChange={(name) => setFilter({ name })}
          className={clsx("w-full md:w-56", part === "contacts" && "max-xl:hidden")}
        />
      </header>
      <div className={clsx("flex flex-col gap-4 xl:col-start-1", part === "contacts" && "max-xl:hidden")}>
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
      </div>
      <aside
        aria-label="Client contacts"
        className={clsx(
          "flex min-w-0 flex-col xl:sticky xl:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:h-[calc(100dvh-3rem)]",
          part === "clients" && "max-xl:hidden",
        )}
      >
        {contacts}
      </aside>
      {dialog.subject && <NewClientDialog key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </div>
  );
}
