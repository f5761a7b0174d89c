"use client";

import { Icon } from "@/components/ui/icons/icon";
import { X } from "lucide";
import { Amount } from "@/components/ui/figures/amount";
import { AppLink } from "@/components/ui/app-link";
import { IconButton } from "@/components/ui/icon-button";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatRelativeDate } from "@/lib/shared/dates/dates";
import { useDismissAnswer } from "@/lib/document-links/queries";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocumentRow } from "@/lib/sales-documents/schema";

/** A quotation and its answer, as a link to the quotation; the button dismisses the answer. */
export function AnsweredLine({ quotation }: { quotation: SalesDocumentRow }) {
  const { now, timeZone } = useClock();
  const dismiss = useDismissAnswer();
  const { id, client, clientName, currency, total, answer, answeredAt, answeredBy } = quotation;
  const name = documentName(quotation);
  const day = answeredAt && formatRelativeDate(answeredAt, true, timeZone, now);
  return (
    <li
      style={clientColor(client?.themeColor)}
      className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_8.5rem_auto] items-center gap-x-4 border-t border-line py-1 pr-2 pl-4 hover:bg-hover has-[[data-name]:focus-visible]:outline-2 has-[[data-name]:focus-visible]:-outline-offset-2 has-[[data-name]:focus-visible]:outline-focus md:grid-cols-[minmax(0,1fr)_20rem_8rem_auto]"
    >
      <span aria-hidden data-mark className="absolute inset-y-0 left-0 w-[3px] bg-client-edge" />
      <p className="min-w-0 truncate">
        <AppLink
          data-name
          href={paths.salesDocument(id)}
          className="font-medium text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {name}
        </AppLink>
        <span className="text-ink-muted">{` · ${client?.name ?? clientName}`}</span>
      </p>
      <p className="min-w-0 truncate text-label font-medium max-md:row-start-2">
        {answer === "accepted" ? "Accepted" : "Declined"}
        <span className="font-normal text-ink-muted">{` by ${answeredBy}, ${day}`}</span>
      </p>
      <p className="min-w-0 text-right max-md:col-start-2 max-md:row-start-1">
        <Amount>{formatMoney(total, currency)}</Amount>
      </p>
      <IconButton
        name={`Dismiss the answer to ${name}`}
        className="relative z-1 max-md:col-start-3 max-md:row-span-2 max-md:row-start-1"
        onClick={() => dismiss.mutate(id)}
      >
        <Icon of={X} />
      </IconButton>
    </li>
  );
}
