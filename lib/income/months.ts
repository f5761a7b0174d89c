/** Returns the month of a calendar date: "2026-11". */
export function monthOf(date: string): string {
  return date.slice(0, "2026-11".length);
}

/** Returns the month that is this many months after another, before it if negative. */
export function addMonths(month: string, count: number): string {
  const index = indexOf(month) + count;
  const year = String(Math.floor(index / 12)).padStart(4, "0");
  return `${year}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** Returns how many months a range has, both ends included; 0 or less if it ends before it begins. */
export function countMonths(from: string, to: string): number {
  return indexOf(to) - indexOf(from) + 1;
}

/** Returns every month from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  return Array.from({ length: countMonths(from, to) }, (_, index) => addMonths(from, index));
}

function indexOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}
