/** Events and tasks have no end: a time is shown as long as this. */
export const SHOWN_MINUTES = 45;

const DAY_MINUTES = 24 * 60;

/** The place of a timed item among those that overlap it: its column, and how many there are. */
type Column = { column: number; columns: number };

/** Returns the minute of the day at which an item is shown, so that it ends within the day. */
export function shownFrom(minutes: number): number {
  return Math.min(minutes, DAY_MINUTES - SHOWN_MINUTES);
}

type Span = { start: number; end: number };

/** The least length of an item: one line of its title. */
export const LINE_MINUTES = 28;

/** The place of a timed item among those above and below it, in minutes of the day. */
export type Line = { from: number; length: number };

/**
 * Places the timed items of a day below each other, each over the whole width: a title beside another one would have no room. An item
 * begins at its time or at the end of the line above it, and ends where the next one begins. Those for which the end of the day has no
 * room begin earlier. Lines overlap only on a day that cannot hold them all.
 */
export function toLines<Item extends { minutes: number }>(
  items: readonly Item[],
): { item: Item; line: Line }[] {
  const sorted = items.toSorted((a, b) => a.minutes - b.minutes);
  const step = Math.min(LINE_MINUTES, (DAY_MINUTES - LINE_MINUTES) / Math.max(1, sorted.length - 1));
  const starts: number[] = [];
  for (const { minutes } of sorted)
    starts.push(Math.max(shownFrom(minutes), (starts.at(-1) ?? -step) + step));
  const latest = (at: number) => DAY_MINUTES - LINE_MINUTES - step * (sorted.length - 1 - at);
  starts.forEach((start, at) => (starts[at] = Math.min(start, latest(at))));
  return sorted.map((item, at) => {
    const from = starts[at] ?? 0;
    const end = Math.min(starts[at + 1] ?? Infinity, shownFrom(item.minutes) + SHOWN_MINUTES);
    return { item, line: { from, length: Math.max(LINE_MINUTES, end - from) } };
  });
}

/** Gives each item of a day the first free column; items that are connected by overlaps have the same number of columns. */
export function placeSideBySide<Item>(
  items: readonly Item[],
  spanOf: (item: Item) => Span,
): { item: Item; place: Column }[] {
  const sorted = items.toSorted((a, b) => spanOf(a).start - spanOf(b).start);
  const placed: { item: Item; place: Column }[] = [];
  let group: { item: Item; place: Column }[] = [];
  let ends: number[] = [];
  for (const item of sorted) {
    const { start, end: own } = spanOf(item);
    if (ends.every((end) => end <= start)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= start);
    const column = free === -1 ? ends.length : free;
    ends[column] = own;
    const one = { item, place: { column, columns: 1 } };
    group.push(one);
    placed.push(one);
    for (const { place } of group) place.columns = ends.length;
  }
  return placed;
}
