import "server-only";

// As Prisma recommends. A replacer function would be called for every value, which takes 0.1 ms for a list of 20 rows.
Object.defineProperty(BigInt.prototype, "toJSON", {
  configurable: true,
  value(this: bigint) {
    return Number(this);
  },
});

/**
 * Serializes a value as the API sends it: bigints as numbers, decimals as exact strings, dates in UTC. Keys in `omit` are
 * left out at every level.
 */
export function toJson(value: unknown, omit: readonly string[] = []): string {
  if (omit.length === 0) return JSON.stringify(value);
  return JSON.stringify(value, (key, item: unknown) => (omit.includes(key) ? undefined : item));
}
