import { clsx } from "clsx";
import { AppLink } from "@/components/ui/app-link";
import { StoredAvatar } from "@/components/ui/person/stored-avatar";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import type { ClientRow } from "@/lib/clients/schema";
import { paths } from "@/lib/shared/paths";
import { countOf } from "@/lib/shared/text/format";
import { formatMoney } from "@/lib/shared/money/money";
import { fullDay, isLate, relativeDay } from "@/lib/shared/dates/day-text";
import { dateText } from "@/lib/shared/dates/calendar-date";

const MOST_PICTURES = 3;

/** A card for a client, in its color: what is next, the contacts, the number of projects and what is owed. */
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
      {client.next && <NextAction next={client.next} />}
      <p className="mt-auto flex items-center gap-2 pt-3 text-meta text-client-ink">
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
      <p className="mt-0.5 flex items-baseline justify-between gap-3 text-meta text-client-ink">
        <span className="shrink-0">
          {client.archivedAt ? "Archived" : countOf(client.projectCount, "project")}
        </span>
        {client.owed.length > 0 && (
          <span className="min-w-0 truncate font-medium tabular">
            {client.owed.map(({ currency, amount }) => formatMoney(amount, currency)).join(" · ")} owed
          </span>
        )}
      </p>
    </article>
  );
}

/** The next task or event, and when. The word says what the color says. */
function NextAction({ next }: { next: NonNullable<ClientRow["next"]> }) {
  const { now, timeZone } = useClock();
  const hasPassed = next.kind === "task" && isLate(next, timeZone, now);
  return (
    <p className="mt-1 flex items-baseline justify-between gap-3 text-meta text-client-ink">
      <span className="min-w-0 truncate" title={next.name}>
        <span className="sr-only">Next: </span>
        {next.name}
      </span>
      <time
        dateTime={next.isWithTime ? next.dueAt : dateText(next.dueAt)}
        title={fullDay(next, timeZone)}
        className={clsx("shrink-0 whitespace-nowrap tabular", hasPassed && "font-semibold text-danger")}
      >
        {hasPassed && <span className="sr-only">Overdue since </span>}
        {relativeDay(next, timeZone, now)}
      </time>
    </p>
  );
}
