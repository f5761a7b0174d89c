import { expect } from "vitest";

type Entry = { id: string; startedAt: Date; endedAt: Date | null };

/** Expects that of entries in order of their start each one ends when the next starts, or before it if it is in `stopped`. */
export function expectOneClock(entries: Entry[], stopped: ReadonlySet<string>): void {
  for (const [index, { id, endedAt }] of entries.entries()) {
    const next = entries[index + 1];
    if (!next) continue;
    if (stopped.has(id)) expect(+(endedAt ?? 0)).toBeLessThanOrEqual(+next.startedAt);
    else expect(endedAt).toEqual(next.startedAt);
  }
}
