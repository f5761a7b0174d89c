"use client";

import { useQuery } from "@tanstack/react-query";
import { Settings } from "lucide-react";
import dynamic from "next/dynamic";
import { ClientInformation } from "@/components/clients/client-information";
import { ClientProjects } from "@/components/clients/client-projects";
import { useDialog } from "@/components/dialog/use-dialog";
import { LoadFailure } from "@/components/list/list-state";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { PageTitle } from "@/components/ui/page-title";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/api";
import { clientQuery } from "@/lib/clients/queries";
import { clientColor } from "@/lib/clients/theme-colors";
import { paths } from "@/lib/paths";

const ClientSettingsDialog = dynamic(() =>
  import("@/components/clients/client-settings-dialog").then((module) => module.ClientSettingsDialog),
);

/** A client: their projects, and how to reach them. */
export function ClientPage({ clientId }: { clientId: string }) {
  const query = useQuery(clientQuery(clientId));
  const settings = useDialog();
  const client = query.data;
  if (query.error instanceof ApiError && query.error.status === 404) return <UnknownClient />;
  if (!client) return query.isError ? <LoadFailure query={query} /> : <ClientPageSkeleton />;
  return (
    <div
      style={clientColor(client.themeColor)}
      className="mx-auto flex min-h-full w-full max-w-page flex-col gap-4 p-4 md:p-6"
    >
      <PageTitle title={client.name} />
      <header className="flex items-center gap-3">
        <span aria-hidden data-mark className="h-9 w-1.5 shrink-0 rounded-full bg-client-edge" />
        <h1 className="min-w-0 flex-1 text-page font-semibold wrap-break-word">{client.name}</h1>
        <IconButton name="Edit client" onClick={() => settings.open(true)}>
          <Settings aria-hidden />
        </IconButton>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <ClientProjects client={client} />
        <ClientInformation client={client} />
      </div>
      {settings.subject && (
        <ClientSettingsDialog
          key={settings.key}
          client={client}
          isOpen={settings.isOpen}
          onClose={settings.close}
        />
      )}
    </div>
  );
}

function UnknownClient() {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 p-6 text-center">
      <h1 className="text-page font-semibold">Error</h1>
      <p className="text-ink-muted">There is no such client.</p>
      <LinkButton href={paths.clients}>Back to clients</LinkButton>
    </div>
  );
}

function ClientPageSkeleton() {
  return (
    <div
      className="mx-auto flex w-full max-w-page flex-col gap-4 p-4 md:p-6"
      role="status"
      aria-label="Loading"
    >
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Skeleton className="h-80 rounded-panel!" />
        <Skeleton className="h-56 rounded-panel!" />
      </div>
    </div>
  );
}
