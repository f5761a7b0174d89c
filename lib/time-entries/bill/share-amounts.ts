import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { amountOf, minutesOfEntry, minutesOfLine } from "./amounts";

type Shared = {
  id: string;
  projectId: string | null;
  documentId: string | null;
  lineId: string | null;
  minutes: number | null;
  isBillable: boolean;
  effectiveRate: string | null;
  rounding: string;
  currency: string;
};

/**
 * Returns the amounts of entries by their ids, as exact text with the currency's decimal places. They add up to `totalsOf`: entries of
 * one line share its amount by their minutes, and so do unbilled ones of one project and rate. What is not billable, runs or has no rate
 * has none.
 */
export function shareAmounts(entries: readonly Shared[]): Map<string, string> {
  const lines = new Map<string, Shared[]>();
  for (const entry of entries) {
    const { projectId, currency, effectiveRate, rounding, documentId, lineId, minutes, isBillable } = entry;
    if (minutes === null || !isBillable || effectiveRate === null) continue;
    const key = [projectId, currency, effectiveRate, rounding, documentId !== null, lineId].join(" ");
    lines.set(key, [...(lines.get(key) ?? []), entry]);
  }
  return new Map([...lines.values()].flatMap(sharesOf));
}

function sharesOf(line: readonly Shared[]): [id: string, amount: string][] {
  const [first] = line;
  if (!first) return [];
  const { rounding, currency } = first;
  const minutes = line.map((entry) => minutesOfEntry(entry.minutes ?? 0, rounding));
  const all = minutes.reduce((sum, own) => sum + own, 0);
  const total = amountOf(minutesOfLine(all, rounding), first.effectiveRate ?? "0", currency);
  const digits = minorDigits(currency);
  let [counted, before] = [0, new Big(0)];
  return line.map(({ id }, index) => {
    counted += minutes[index] ?? 0;
    // Rounded as a sum, so that what is lost or won by rounding one is made up for by the next.
    const until = all === 0 ? new Big(0) : total.times(counted).div(all).round(digits, Big.roundHalfUp);
    const share = until.minus(before);
    before = until;
    return [id, share.toFixed(digits)];
  });
}
