import { StripFigure } from "@/components/ui/figures/figure-strip";
import { formatMoney } from "@/lib/shared/money/money";

type Sum = { currency: string; amount: string };

/** A figure of a strip with those amounts that are not zero; nothing without any. */
export function AmountsFigure({ label, amounts }: { label: string; amounts: readonly Sum[] }) {
  const some = amounts.filter(({ amount }) => Number(amount) !== 0);
  if (some.length === 0) return null;
  return (
    <StripFigure label={label}>
      <Amounts amounts={some} />
    </StripFigure>
  );
}

/** Amounts of different currencies, one per line, which are never added together; an en dash without any. */
export function Amounts({ amounts }: { amounts: readonly Sum[] }) {
  if (amounts.length === 0) return <span className="text-ink-muted">–</span>;
  return amounts.map(({ currency, amount }) => (
    <span key={currency} className="block whitespace-nowrap tabular">
      {formatMoney(amount, currency)}
    </span>
  ));
}
