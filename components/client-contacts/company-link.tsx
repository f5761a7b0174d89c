"use client";

import { AppLink } from "@/components/ui/app-link";
import { ClientDot } from "@/components/ui/person/client-dot";
import type { ClientLabel } from "@/lib/clients/schema";
import { paths } from "@/lib/shared/paths";

/** Links to the page of a contact's company and closes the dialog. */
export function CompanyLink({ company, onLeave }: { company: ClientLabel; onLeave: () => void }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="text-label font-medium text-ink-muted">Company</span>
      <AppLink
        href={paths.client(company.id)}
        onClick={(event) => {
          // A new tab or window does not close the dialog.
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onLeave();
        }}
        className="flex h-8 target w-fit max-w-full items-center gap-2 text-link hover:underline"
      >
        <ClientDot themeColor={company.themeColor} />
        <span className="truncate">{company.name}</span>
      </AppLink>
    </div>
  );
}
