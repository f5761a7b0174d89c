/** A change of one row. `version` is the `updatedAt` that it was made upon; without it the last change stands. */
export type Change<Patch> = Patch & { id: string; version?: string };

/** What each field of a form is called. Fields with one name are one field to the person, as a date and its time. */
export type FieldNames<Values> = Record<keyof Values & string, string>;

/** The fields of `after` that differ from `before`. */
export function changedFields<Values extends object>(
  before: Partial<Values> | undefined,
  after: Values,
): (keyof Values & string)[] {
  return fieldsOf(after).filter((field) => !isSame(before?.[field], after[field]));
}

/** Only the named fields. */
export function pickFields<Values extends object, Field extends keyof Values>(
  values: Values,
  fields: readonly Field[],
): Pick<Values, Field> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<Values, Field>;
}

/** The names of what was changed on both sides, and not to the same. */
export function findConflicts<Values extends object>(
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", Values>,
  names: FieldNames<Values>,
): string[] {
  const changed = (to: Values) => new Set(changedFields(base, to).map((field) => names[field]));
  const different = new Set(changedFields(mine, theirs).map((field) => names[field]));
  const theirChanges = changed(theirs);
  return [...changed(mine)].filter((name) => theirChanges.has(name) && different.has(name));
}

/** The fields behind one name. */
export function fieldsNamed<Values extends object>(
  names: FieldNames<Values>,
  name: string,
): (keyof Values & string)[] {
  return fieldsOf(names).filter((field) => names[field] === name);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a, withoutKey) === JSON.stringify(b, withoutKey);
}

/** A `key` tells rows apart on the screen and is no part of what they say. */
function withoutKey(name: string, value: unknown): unknown {
  return name === "key" ? undefined : value;
}

function fieldsOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}
