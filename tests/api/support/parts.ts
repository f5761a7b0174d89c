/** Divides the numbers from 1 to `count` into parts, because a statement that inserts all rows can exceed its time limit. */
export function partsOf(count: number, size = 2_000): { from: number; to: number }[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
    from: at * size + 1,
    to: Math.min(count, (at + 1) * size),
  }));
}
