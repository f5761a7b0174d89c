"use client";

import { ClientEdge } from "@/components/ui/person/client-edge";
import { Icon } from "@/components/ui/icons/icon";
import { clsx } from "clsx";
import { ChevronRight, X } from "lucide";
import { useState } from "react";
import { actionLineClass } from "./overdue-panel";
import { CountBadge } from "@/components/ui/badge";
import { Amount } from "@/components/ui/figures/amount";
import { AppLink } from "@/components/ui/app-link";
import { IconButton } from "@/components/ui/icon-button";
import { useClock } from "@/components/ui/hooks/use-clock";
import type { List } from "@/lib/api/list";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatRelativeDate } from "@/lib/shared/dates/dates";
import { useDismissAnswer } from "@/lib/document-links/queries";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocumentRow } from "@/lib/sales-documents/schema";

/** The answered quotations in a panel. On phones it is one line: the only quotation, or their number, which opens them. */
export function AnsweredQuotations({ quotations }: { quotations: List<SalesDocumentRow> }) {
  const { items, total } = quotations;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-label="Answered quotations"
      className="shrink-0 overflow-clip rounded-panel border border-line bg-panel"
    >
      {total > 1 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="-my-px flex min-h-11 w-full items-center gap-3 px-4 text-left text-meta font-medium focus-visible:-outline-offset-2 md:hidden"
        >
          <span className="flex-1">{`${total} answered quotations`}</span>
          <Icon
            of={ChevronRight}
            className={clsx("-mx-1 size-4 shrink-0 text-ink-muted", isOpen && "rotate-90")}
          />
        </button>
      )}
      <header className="flex min-h-10 items-center gap-2 px-4 max-md:hidden">
        <h2 className="font-semibold">Answered quotations</h2>
        <CountBadge count={total} />
      </header>
      <ul
        className={clsx(
          "overscroll-contain md:max-h-33 md:overflow-y-auto md:pointer-coarse:max-h-44",
          total === 1 ? "max-md:-my-px" : !isOpen && "max-md:hidden",
        )}
      >
        {items.map((quotation) => (
          <AnsweredLine key={quotation.id} quotation={quotation} />
        ))}
      </ul>
    </section>
  );
}

/** A quotation and its answer, as a link to the quotation; the button dismisses the answer. Phones have its name, answer and amount. */
function AnsweredLine({ quotation }: { quotation: SalesDocumentRow }) {
  const { now, timeZone } = useClock();
  const dismiss = useDismissAnswer();
  const { id, client, clientName, currency, total, answer, answeredAt, answeredBy } = quotation;
  const name = documentName(quotation);
  const day = answeredAt && formatRelativeDate(answeredAt, true, timeZone, now);
  return (
    <li
      style={clientColor(client?.themeColor)}
      className={clsx(
        actionLineClass,
        "max-md:flex max-md:gap-x-1 max-md:py-0 max-md:text-meta pointer-coarse:max-md:pr-0",
      )}
    >
      <ClientEdge />
      {/* On a narrow phone the amount has a line of its own. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1 md:contents">
        <p className="min-w-0 truncate" title={`${name} · ${client?.name ?? clientName}`}>
          <AppLink
            data-name
            href={paths.salesDocument(id)}
            className="font-medium text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {name}
          </AppLink>
          <span className="text-ink-muted max-md:hidden">{` · ${client?.name ?? clientName}`}</span>
        </p>
        <p className="min-w-0 truncate font-medium max-md:lowercase md:text-right md:text-meta">
          {answer === "accepted" ? "Accepted" : "Declined"}
          <span className="font-normal text-ink-muted max-md:hidden">{` by ${answeredBy}, ${day}`}</span>
        </p>
        <p className="min-w-0 text-right tabular max-md:ml-auto">
          <Amount className="max-md:[container-type:normal] max-md:[contain:none]">
            {formatMoney(total, currency)}
          </Amount>
        </p>
      </div>
      <IconButton
        name={`Dismiss the answer to ${name}`}
        className="relative z-1 max-md:-my-px md:justify-self-end"
        onClick={() => dismiss.mutate(id)}
      >
        <Icon of={X} />
      </IconButton>
    </li>
  );
}
