/** Parses one URL parameter; returns undefined for an unknown value. */
export type UrlField<Value extends string = string> = (value: string) => Value | undefined;

const LONGEST_TEXT = 200;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const anyText: UrlField = (value) => (value.length <= LONGEST_TEXT ? value : undefined);

/** Accepts one of the given values. */
export function oneOf<const Value extends string>(values: readonly Value[]): UrlField<Value> {
  return (value) => values.find((known) => known === value);
}

/** Accepts a row's id, or one of the given keywords. */
export function anyId(...words: string[]): UrlField {
  return (value) => (uuid.test(value) || words.includes(value) ? value : undefined);
}
