import "server-only";

/**
 * Returns the one value of this name in the process, made by the first caller. A plain variable of a module is not enough:
 * the build may put a module that several routes import into each of them.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const shared = globalThis as { pennantProcessWide?: Map<string, unknown> };
  const values = (shared.pennantProcessWide ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
