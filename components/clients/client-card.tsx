import { AppLink } from "@/components/ui/app-link";
import { StoredAvatar } from "@/components/ui/stored-avatar";
import { clientColor } from "@/lib/clients/theme-colors";
import type { ClientRow } from "@/lib/clients/schema";
import { paths } from "@/lib/paths";
import { countOf } from "@/lib/format";
import { formatMoney } from "@/lib/money";

const MOST_PICTURES = 3;

/** A card for a client, in its color, with the number of projects and the contacts. */
export function ClientCard({ client }: { client: ClientRow }) {
  return (
    <article
      style={clientColor(client.themeColor)}
      className="relative flex min-h-32 min-w-0 flex-col rounded-panel border border-transparent bg-client-tint p-4 transition-colors hover:border-client-edge has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus forced-colors:border"
    >
      <h2 className="line-clamp-2 text-lead font-semibold wrap-break-word" title={client.name}>
        <AppLink
          href={paths.client(client.id)}
          className="text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {client.name}
        </AppLink>
      </h2>
      <p className="mt-auto flex items-center gap-2 pt-3 text-label text-client-ink">
        {client.contacts.length > 0 && (
          <span aria-hidden className="flex shrink-0 -space-x-1.5">
            {client.contacts.slice(0, MOST_PICTURES).map((contact) => (
              <StoredAvatar key={contact.id} avatarKey={contact.avatar} size="sm" />
            ))}
          </span>
        )}
        <span className="truncate">
          {client.contacts.map((contact) => contact.name).join(", ") || "No contact yet"}
        </span>
      </p>
      <p className="flex items-baseline justify-between gap-3 text-label text-client-ink tabular">
        <span className="shrink-0">{countOf(client.projectCount, "project")}</span>
        {client.owed.length > 0 && (
          <span className="min-w-0 truncate font-medium">
            {client.owed.map(({ currency, amount }) => formatMoney(amount, currency)).join(" · ")} owed
          </span>
        )}
      </p>
    </article>
  );
}
