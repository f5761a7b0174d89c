"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Archive, ArchiveRestore, ReceiptText, Settings } from "lucide";
import type { ReactNode } from "react";
import { ClientIncome } from "@/components/clients/client-income";
import { useDialog } from "@/components/dialog/use-dialog";
import { ArchivedNote } from "@/components/list/archived-note";
import { LoadFailure } from "@/components/list/list-state";
import { FigureStripSkeleton } from "@/components/ui/figures/figure-strip";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { ErrorPage } from "@/components/ui/error-page";
import { LinkButton } from "@/components/ui/link-button";
import { usePageActions } from "@/components/ui/page-actions";
import { pageTitle } from "@/lib/shared/text/format";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/api/request";
import { useArchiveClient } from "@/lib/clients/archive-client";
import { clientQuery } from "@/lib/clients/queries";
import type { Client } from "@/lib/clients/schema";
import { clientColor } from "@/lib/clients/theme-colors";
import { openBillDialog } from "@/lib/time-entries/requests";
import { paths } from "@/lib/shared/paths";

const ClientSettingsDialog = lazyComponent(() =>
  import("@/components/clients/client-settings-dialog").then((module) => module.ClientSettingsDialog),
);

/** A client's page: the header, and the panels that the route passes, on one screen when it is wide. */
export function ClientPage({ clientId, children }: { clientId: string; children: ReactNode }) {
  const query = useQuery(clientQuery(clientId));
  const client = query.data;
  if (query.error instanceof ApiError && query.error.status === 404) return <UnknownClient />;
  if (!client && query.isError) return <LoadFailure query={query} />;
  return <Frame client={client}>{children}</Frame>;
}

/** The client's page before hydration, when the id is unknown: placeholders for its panels. */
export function ClientPagePlaceholder() {
  return (
    <Frame client={undefined}>
      {[3, 2, 2].map((panels, column) => (
        <ClientColumn key={column}>
          {Array.from({ length: panels }, (_, place) => (
            <div key={place} className="min-h-60 flex-1 rounded-panel border border-line bg-panel" />
          ))}
        </ClientColumn>
      ))}
    </Frame>
  );
}

function Frame({ client, children }: { client: Client | undefined; children: ReactNode }) {
  return (
    <div
      style={clientColor(client?.themeColor)}
      className="mx-auto flex min-h-full w-full max-w-page flex-col gap-4 p-4 md:p-6 xl:h-full"
    >
      {client ? (
        <ClientHeader client={client} />
      ) : (
        <Skeleton className="h-8.5 w-72 max-w-full pointer-coarse:h-11" />
      )}
      {client?.archivedAt && <ArchivedClientNote client={client} archivedAt={client.archivedAt} />}
      {client ? <ClientIncome client={client} /> : <FigureStripSkeleton />}
      <div className={gridClass}>{children}</div>
    </div>
  );
}

// Two columns of work and a rail of people and details. Each column fills the height of a wide screen; below it, the page scrolls.
const gridClass =
  "grid min-h-0 gap-4 lg:flex-1 lg:grid-cols-2 xl:min-h-180 xl:auto-rows-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_18.5rem]";

/** A column of a client's page. On wide screens its panels share the height and scroll inside, each with its title and two rows at least; the last ones of all columns are aligned. */
export function ClientColumn({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-0 min-w-0 flex-col gap-4 lg:max-xl:last:col-span-2 lg:max-xl:last:flex-row md:max-lg:[&>*]:max-h-120 lg:[&>*]:flex-[1_1_0] lg:max-xl:[&>*]:min-h-48 lg:max-xl:last:[&>*]:max-h-120 xl:[&>*]:min-h-0 xl:[&>:last-child]:flex-[0_0_calc(36%-0.5rem)]">
      {children}
    </div>
  );
}

function ClientHeader({ client }: { client: Client }) {
  const settings = useDialog(ClientSettingsDialog);
  const archive = useArchiveClient();
  const isArchived = client.archivedAt !== null;
  const toggleArchived = () => archive({ ...client, isArchived: !isArchived });
  const archiveLabel = isArchived ? "Unarchive client" : "Archive client";
  const archiveIcon = isArchived ? ArchiveRestore : Archive;
  usePageActions([
    { label: "Edit client", icon: Settings, run: () => settings.open(true) },
    {
      label: "Bill time",
      icon: ReceiptText,
      run: () => openBillDialog({ clientId: client.id }),
    },
    { label: archiveLabel, icon: archiveIcon, run: toggleArchived },
  ]);
  return (
    <header className="relative flex items-center gap-3 pl-4">
      <title>{pageTitle(client.name)}</title>
      <span aria-hidden data-mark className="absolute inset-y-0.5 left-0 w-1.5 rounded-full bg-client-edge" />
      <h1 className="min-w-0 flex-1 text-page font-semibold wrap-break-word">{client.name}</h1>
      <IconButton name={archiveLabel} onClick={toggleArchived}>
        <Icon of={archiveIcon} />
      </IconButton>
      <IconButton name="Edit client" onClick={() => settings.open(true)}>
        <Icon of={Settings} />
      </IconButton>
      {settings.subject && (
        <ClientSettingsDialog
          key={settings.key}
          client={client}
          isOpen={settings.isOpen}
          onClose={settings.close}
        />
      )}
    </header>
  );
}

function ArchivedClientNote({ client, archivedAt }: { client: Client; archivedAt: string }) {
  const archive = useArchiveClient();
  return (
    <ArchivedNote
      noun="client"
      archivedAt={archivedAt}
      onUnarchive={() => archive({ ...client, isArchived: false })}
    />
  );
}

export function UnknownClient() {
  return (
    <ErrorPage title="Error" actions={<LinkButton href={paths.clients}>Back to clients</LinkButton>}>
      <p className="text-ink-muted">Client not found.</p>
    </ErrorPage>
  );
}
