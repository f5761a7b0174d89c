import fc from "fast-check";
import { type Noun, nouns } from "../tenant-model";

/** One operation of one of two tenants, as plain data: the same seed creates the same operations. */
export type Step = {
  /** The tenant: the first or the second. */
  who: 0 | 1;
  what: (typeof stepKinds)[number];
  noun: Noun;
  /** A new row's id, and numbers that select rows. */
  id: string;
  pick: number;
  parentPick: number;
  /** True if the selected row and its parent are the other tenant's. */
  isForeign: boolean;
  isParentForeign: boolean;
  name: string;
};

const stepKinds = [
  "create",
  "create as the other",
  "send again",
  "rename",
  "move",
  "delete",
  "search",
  "pin",
  "staff",
  "clear out",
  "reset",
] as const;

const weights: Record<(typeof stepKinds)[number], number> = {
  create: 40,
  "create as the other": 6,
  "send again": 8,
  rename: 12,
  move: 8,
  delete: 12,
  search: 8,
  pin: 4,
  staff: 4,
  "clear out": 3,
  reset: 1,
};

const seldom = fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, fc.constant(true));

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.oneof(...stepKinds.map((what) => ({ arbitrary: fc.constant(what), weight: weights[what] }))),
  noun: fc.constantFrom(...nouns),
  id: fc.uuid({ version: 4 }),
  pick: fc.nat(),
  parentPick: fc.nat(),
  isForeign: seldom,
  isParentForeign: seldom,
  name: fc.constantFrom(
    "Quay",
    "QUAY & Mill",
    "Ångström",
    "100% of it",
    "under_score",
    "back\\slash",
    "Straße",
    "ﬁn",
  ),
});

/** Returns `count` steps; the same seed returns the same steps. */
export function generateSteps(seed: number, count: number): Step[] {
  return fc.sample(step, { seed, numRuns: count });
}
