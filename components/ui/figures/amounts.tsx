import { formatMoney } from "@/lib/shared/money/money";

/** Amounts of different currencies, one per line, which are never added together; an en dash without any. */
export function Amounts({ amounts }: { amounts: readonly { currency: string; amount: string }[] }) {
  if (amounts.length === 0) return <span className="text-ink-muted">–</span>;
  return amounts.map(({ currency, amount }) => (
    <span key={currency} className="block whitespace-nowrap tabular">
      {formatMoney(amount, currency)}
    </span>
  ));
}
