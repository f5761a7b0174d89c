import { clsx } from "clsx";
import { CardHead, cardClass } from "@/components/ui/card";
import { AppLink } from "@/components/ui/app-link";
import { StoredAvatar } from "@/components/ui/person/stored-avatar";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import type { ClientRow } from "@/lib/clients/schema";
import { paths } from "@/lib/shared/paths";
import { countOf } from "@/lib/shared/text/format";
import { formatMoney } from "@/lib/shared/money/money";
import { fullDay, isLate, lateWords, relativeDay } from "@/lib/shared/dates/day-text";
import { dateText } from "@/lib/shared/dates/calendar-date";

const MOST_PICTURES = 3;

/** A card for a client, in its color: what is next, the pictures of the contacts, the number of projects and what is owed. */
export function ClientCard({ client }: { client: ClientRow }) {
  const owed = client.owed.map(({ currency, amount }) => formatMoney(amount, currency)).join(" · ");
  return (
    <article
      style={clientColor(client.themeColor)}
      className={clsx(cardClass, "has-[a:focus-visible]:outline-2")}
    >
      <CardHead>
        <h2 className="min-w-0 truncate text-base font-semibold" title={client.name}>
          <AppLink
            href={paths.client(client.id)}
            className="text-client-ink no-underline outline-none after:absolute after:inset-0"
          >
            {client.name}
          </AppLink>
        </h2>
      </CardHead>
      {client.next ? (
        <NextAction next={client.next} />
      ) : (
        <p className="px-3.5 pt-2.5 text-meta text-ink-faint">Nothing scheduled</p>
      )}
      <p className="mt-auto flex min-h-8.5 items-center gap-2 px-3.5 pb-2.5 text-meta text-ink-muted">
        {/* Amounts in several currencies need the room of the pictures. */}
        {client.contacts.length > 0 && client.owed.length < 2 && (
          <span
            aria-hidden
            className={clsx("flex shrink-0 -space-x-1", client.owed.length > 0 && "max-[20.5rem]:hidden")}
          >
            {client.contacts.slice(0, MOST_PICTURES).map((contact) => (
              <StoredAvatar key={contact.id} avatarKey={contact.avatar} size="sm" />
            ))}
          </span>
        )}
        <span className="shrink-0">
          {client.archivedAt ? "Archived" : countOf(client.projectCount, "project")}
        </span>
        {owed && (
          <span className="ml-auto min-w-0 truncate font-semibold text-ink tabular" title={`${owed} owed`}>
            {owed} owed
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
    <p className="flex items-baseline justify-between gap-3 px-3.5 pt-2.5 text-meta text-ink-muted">
      <span className="line-clamp-2 min-w-0" title={next.name}>
        <span className="sr-only">Next: </span>
        {next.name}
      </span>
      <time
        dateTime={next.isWithTime ? next.dueAt : dateText(next.dueAt)}
        title={fullDay(next, timeZone)}
        className={clsx("shrink-0 whitespace-nowrap tabular", hasPassed && "font-medium text-danger")}
      >
        {hasPassed ? lateWords(next, timeZone, now) : relativeDay(next, timeZone, now)}
      </time>
    </p>
  );
}
