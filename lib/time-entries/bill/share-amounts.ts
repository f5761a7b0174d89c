import type Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { amountOf, minutesOfEntry, minutesOfLine } from "./amounts";
import { amountOfLines, type BilledShare, shareOf } from "./worth";

type Shared = {
  id: string;
  projectId: string | null;
  minutes: number | null;
  isBillable: boolean;
  effectiveRate: string | null;
  rounding: string;
  currency: string;
  /** Null for unbilled time. */
  billed: BilledShare | null;
};

/**
 * Returns the amounts of entries by their ids, as exact text with the currency's decimal places. They add up to `totalsOf`: all entries
 * of one line share its amount by their minutes, and so do these unbilled ones of one project and rate. What is not billable, runs or has
 * no rate has none.
 */
export function shareAmounts(entries: readonly Shared[]): Map<string, string> {
  const amounts = new Map<string, string>();
  const unbilled = new Map<string, Shared[]>();
  for (const entry of entries) {
    const { id, projectId, currency, effectiveRate, rounding, minutes, isBillable, billed } = entry;
    if (minutes === null || !isBillable) continue;
    if (billed) {
      const total = amountOfLines(billed.lines, currency);
      amounts.set(id, printed(shareOf(total, billed, billed.wholeMinutes, currency), currency));
    } else if (effectiveRate !== null) {
      const key = [projectId, currency, effectiveRate, rounding].join(" ");
      unbilled.set(key, [...(unbilled.get(key) ?? []), entry]);
    }
  }
  return new Map([...amounts, ...[...unbilled.values()].flatMap(sharesOf)]);
}

function sharesOf(line: readonly Shared[]): [id: string, amount: string][] {
  const [first] = line;
  if (!first) return [];
  const { rounding, currency } = first;
  const minutes = line.map((entry) => minutesOfEntry(entry.minutes ?? 0, rounding));
  const all = minutes.reduce((sum, own) => sum + own, 0);
  const total = amountOf(minutesOfLine(all, rounding), first.effectiveRate ?? "0", currency);
  let until = 0;
  return line.map(({ id }, index) => {
    const own = minutes[index] ?? 0;
    until += own;
    return [id, printed(shareOf(total, { minutes: own, until }, all, currency), currency)];
  });
}

function printed(amount: Big, currency: string): string {
  return amount.toFixed(minorDigits(currency));
}
