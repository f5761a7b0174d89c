/** "1 contact", "12 contacts": a count with its noun in the number that it needs. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
