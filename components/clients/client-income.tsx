import { Amounts } from "@/components/ui/figures/amounts";
import { FigureStrip, StripFigure } from "@/components/ui/figures/figure-strip";
import { LinkButton } from "@/components/ui/link-button";
import type { Client } from "@/lib/clients/schema";
import { countOf } from "@/lib/shared/text/format";
import { paths } from "@/lib/shared/paths";

/** The amounts that a client owes, was invoiced and has paid, and its average days to payment. */
export function ClientIncome({ client }: { client: Client }) {
  const { income, owed, paysInDays } = client;
  return (
    <FigureStrip
      label="Income"
      action={<LinkButton href={paths.documents({ clientId: client.id })}>Documents</LinkButton>}
    >
      <StripFigure label="Owed">
        <Amounts amounts={owed} />
      </StripFigure>
      <StripFigure label="Invoiced">
        <Amounts amounts={income.map(({ currency, invoiced }) => ({ currency, amount: invoiced }))} />
      </StripFigure>
      <StripFigure label="Paid">
        <Amounts amounts={income.map(({ currency, paid }) => ({ currency, amount: paid }))} />
      </StripFigure>
      {paysInDays !== null && <StripFigure label="Pays in">{countOf(paysInDays, "day")}</StripFigure>}
    </FigureStrip>
  );
}
