"use client";

import { Icon } from "@/components/ui/icons/icon";
import { clsx } from "clsx";
import { X } from "lucide";
import { actionLineClass } from "./action-line";
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

/** A quotation and its answer, as a link to the quotation; the button dismisses the answer. Phones have its name, answer and amount. */
export function AnsweredLine({ quotation }: { quotation: SalesDocumentRow }) {
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
      <span aria-hidden data-mark className="absolute inset-y-0 left-0 w-[3px] bg-client-edge" />
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
          <Amount className="max-md:[container-type:normal]">{formatMoney(total, currency)}</Amount>
        </p>
      </div>
      <IconButton
        name={`Dismiss the answer to ${name}`}
        className="relative z-1 md:justify-self-end"
        onClick={() => dismiss.mutate(id)}
      >
        <Icon of={X} />
      </IconButton>
    </li>
  );
}
