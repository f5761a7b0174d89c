import "server-only";

/** The text of a JSON answer: bigints as numbers, decimals as exact strings, instants in UTC. */
export function toJson(value: object): string {
  return JSON.stringify(value, (_key, item: unknown) => (typeof item === "bigint" ? Number(item) : item));
}
