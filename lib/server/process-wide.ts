import "server-only";

/**
 * Returns the value of this name that is shared by the whole process, created by the first caller. A module variable is not
 * enough: the build may duplicate a module in each route that imports it.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const shared = globalThis as { pennantProcessWide?: Map<string, unknown> };
  const values = (shared.pennantProcessWide ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
