import "server-only";

/**
 * Serializes a value as the API sends it: bigints as numbers, decimals as exact strings, dates in UTC. Keys in `omit` are
 * left out at every level.
 */
export function toJson(value: unknown, omit: readonly string[] = []): string {
  return JSON.stringify(value, (key, item: unknown) => {
    if (omit.includes(key)) return undefined;
    return typeof item === "bigint" ? Number(item) : item;
  });
}
