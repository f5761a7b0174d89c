/** A change of one row. `version` is the `updatedAt` that it is based on; without it the last change wins. */
export type Change<Patch> = Patch & { id: string; version?: string };

/** The label of each field of a form. Fields with the same label count as one, such as a date and its time. */
export type FieldNames<Values> = Record<keyof Values & string, string>;

/** Returns the fields of `after` that differ from `before`. */
export function changedFields<Values extends object>(
  before: Partial<Values> | undefined,
  after: Values,
): (keyof Values & string)[] {
  return fieldsOf(after).filter((field) => !isSame(before?.[field], after[field]));
}

/** Returns only the given fields. */
export function pickFields<Values extends object, Field extends keyof Values>(
  values: Values,
  fields: readonly Field[],
): Pick<Values, Field> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<Values, Field>;
}

/** Returns the labels of the fields that both sides changed to different values. */
export function findConflicts<Values extends object>(
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", Values>,
  names: FieldNames<Values>,
): string[] {
  const changed = (to: Values) => new Set(changedFields(base, to).map((field) => names[field]));
  const different = new Set(changedFields(mine, theirs).map((field) => names[field]));
  const theirChanges = changed(theirs);
  return [...changed(mine)].filter((name) => theirChanges.has(name) && different.has(name));
}

/** Returns the fields with a label. */
export function fieldsWithLabel<Values extends object>(
  names: FieldNames<Values>,
  name: string,
): (keyof Values & string)[] {
  return fieldsOf(names).filter((field) => names[field] === name);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a, withoutKey) === JSON.stringify(b, withoutKey);
}

/** A `key` identifies a row on the screen and is not part of its data. */
function withoutKey(name: string, value: unknown): unknown {
  return name === "key" ? undefined : value;
}

function fieldsOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}
