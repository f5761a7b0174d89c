/** Reads one value of a page's address; undefined where the page does not know it. */
export type UrlField<Value extends string = string> = (value: string) => Value | undefined;

const LONGEST_TEXT = 200;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const anyText: UrlField = (value) => (value.length <= LONGEST_TEXT ? value : undefined);

/** One of these words. */
export function oneOf<const Value extends string>(values: readonly Value[]): UrlField<Value> {
  return (value) => values.find((known) => known === value);
}

/** A row's id, or one of the words that may stand for it. */
export function anyId(...words: string[]): UrlField {
  return (value) => (uuid.test(value) || words.includes(value) ? value : undefined);
}
