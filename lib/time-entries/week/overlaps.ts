import { durationWords } from "@/lib/time-entries/duration-text";
import type { TimeEntry } from "@/lib/time-entries/schema";

const MINUTE_MS = 60_000;

/** Returns the whole minutes that each entry shares with the other entries, by id, without those that share none. A running one lasts until now. */
export function overlapsOf(entries: readonly TimeEntry[], now: Date): Map<string, number> {
  const spans = entries
    .map(({ id, startedAt, endedAt }) => ({
      id,
      start: +new Date(startedAt),
      end: +new Date(endedAt ?? now),
    }))
    .toSorted((a, b) => a.start - b.start);
  const found = new Map<string, number>();
  for (const [at, span] of spans.entries()) {
    const others = spans.filter(
      (other, place) => place !== at && other.start < span.end && other.end > span.start,
    );
    const minutes = Math.floor(covered(span, others) / MINUTE_MS);
    if (minutes > 0) found.set(span.id, minutes);
  }
  return found;
}

/** Returns the whole minutes that times share with entries. */
export function overlapWith(
  { startedAt, endedAt }: { startedAt: string; endedAt: string },
  entries: readonly Pick<TimeEntry, "startedAt" | "endedAt">[],
  now: Date,
): number {
  const others = entries
    .map((entry) => ({ start: +new Date(entry.startedAt), end: +new Date(entry.endedAt ?? now) }))
    .toSorted((a, b) => a.start - b.start);
  const span = { start: +new Date(startedAt), end: +new Date(endedAt) };
  return Math.floor(covered(span, others) / MINUTE_MS);
}

/** Returns how an overlap is shown, "overlaps 20 min". */
export function overlapWords(minutes: number): string {
  return `overlaps ${durationWords(minutes)}`;
}

type Span = { start: number; end: number };

/** Returns the milliseconds of a span that the others, in the order of their starts, cover. */
function covered({ start, end }: Span, others: readonly Span[]): number {
  let [total, until] = [0, start];
  for (const other of others) {
    const [from, to] = [Math.max(other.start, until), Math.min(other.end, end)];
    if (to <= from) continue;
    total += to - from;
    until = to;
  }
  return total;
}
