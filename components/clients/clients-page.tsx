"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Users } from "lucide";
import { type ReactNode, useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { ArchivedSwitch } from "@/components/list/archived-switch";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { PageTitle } from "@/components/list/page-title";
import { SearchField } from "@/components/list/filter/search-field";
import { useTake } from "@/components/list/use-take";
import { anyText, oneOf } from "@/components/list/filter/url-fields";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { ClientGrid, ClientGridSkeleton } from "@/components/clients/client-grid";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IsUnseen, useIsUnseen } from "@/components/ui/hooks/unseen";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import { clientsQuery } from "@/lib/clients/queries";
import { archivedFilters } from "@/lib/shared/archived";
import { CLIENTS_TAKE } from "@/lib/shared/constants";

const urlFields = { name: anyText, archived: oneOf(archivedFilters) };

const NewClientDialog = lazyComponent(() =>
  import("@/components/clients/new-client-dialog").then((module) => module.NewClientDialog),
);

const ImportDialog = lazyComponent(() =>
  import("@/components/archive/import-dialog").then((module) => module.ImportDialog),
);

/** Where the contacts are behind a toggle. */
const NARROW = "(max-width: 1279px)";

/** The clients page; `contacts` is shown next to the clients, or behind a toggle on narrow screens. */
export function ClientsPage({ contacts }: { contacts: ReactNode }) {
  const [part, setPart] = useState<"clients" | "contacts">("clients");
  const [filter, setFilter, isFiltered, clear] = useUrlFilter(urlFields);
  const dialog = useDialog(NewClientDialog);
  const importDialog = useDialog();
  const { take, loadMore } = useTake({
    initial: CLIENTS_TAKE,
    step: CLIENTS_TAKE,
    resetKey: JSON.stringify(filter),
  });
  const query = useQuery(clientsQuery({ ...filter, take }));
  const openNew = () => dialog.open(true);
  const isUnseen = useIsUnseen(NARROW);

  return (
    <div className="mx-auto grid min-h-full w-full max-w-page grid-cols-[minmax(0,1fr)] content-start gap-3 p-4 pt-3 md:gap-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
      <header className="flex min-w-0 items-center gap-x-2 gap-y-3 md:flex-wrap md:gap-x-4 xl:col-start-1">
        <PageTitle count={query.data?.total}>
          {filter.archived === "only" ? "Archived clients" : "Clients"}
        </PageTitle>
        <ToggleGroup
          label="Show"
          value={part}
          onChange={setPart}
          options={[
            { value: "clients", label: "Clients" },
            { value: "contacts", label: "Contacts" },
          ]}
          className={clsx("xl:hidden", part === "contacts" && "max-md:w-full max-md:[&>label]:flex-1")}
        />
        {query.data?.unfilteredTotal !== 0 && (
          <div className="folded-search">
            <SearchField
              label="Search clients"
              value={filter.name ?? ""}
              onChange={(name) => setFilter({ name })}
              className={clsx("max-md:w-auto! max-md:flex-1", part === "contacts" && "max-xl:hidden")}
            />
          </div>
        )}
      </header>
      <div className={clsx("flex flex-col gap-4 xl:col-start-1", part === "contacts" && "max-xl:hidden")}>
        <ListState
          query={query}
          empty="No client matched your search."
          onClear={isFiltered ? clear : undefined}
          skeleton={<ClientGridSkeleton />}
          emptyNothing={
            <EmptyState
              icon={<Icon of={Users} />}
              line="Each client has a colour, which marks everything of theirs. Add your first client."
              action={
                <div className="flex flex-wrap justify-center gap-2">
                  <Button variant="primary" onClick={openNew}>
                    Add client
                  </Button>
                  <Button onClick={() => importDialog.open(true)}>Import</Button>
                </div>
              }
            />
          }
        >
          {(page) => (
            <>
              <ClientGrid clients={page.items} onAdd={filter.archived === "only" ? undefined : openNew} />
              <LoadMore
                shown={page.items.length}
                total={page.total}
                onMore={loadMore}
                isLoading={query.isPlaceholderData}
              />
            </>
          )}
        </ListState>
        {query.data && (
          <ArchivedSwitch
            noun="client"
            archived={filter.archived}
            hidden={filter.name ? 0 : query.data.unfilteredTotal - query.data.total}
            onChange={(archived) => setFilter({ archived })}
          />
        )}
      </div>
      <aside
        aria-label="Client contacts"
        className={clsx(
          "flex min-w-0 flex-col xl:sticky xl:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:h-[calc(100dvh-3rem)]",
          part === "clients" && "max-xl:hidden",
        )}
      >
        <IsUnseen value={isUnseen && part === "clients"}>{contacts}</IsUnseen>
      </aside>
      {dialog.subject && <NewClientDialog key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />}
      {importDialog.subject && (
        <ImportDialog
          key={`import-${importDialog.key}`}
          isOpen={importDialog.isOpen}
          onClose={importDialog.close}
        />
      )}
    </div>
  );
}
