import { MAX_SEARCH } from "@/lib/shared/constants";
import { isRowId } from "@/lib/shared/paths";

/** Parses one URL parameter; returns undefined for an unknown value. */
export type UrlField<Value extends string = string> = (value: string) => Value | undefined;

export const anyText: UrlField = (value) => (value.length <= MAX_SEARCH ? value : undefined);

/** Accepts one of the given values. */
export function oneOf<const Value extends string>(values: readonly Value[]): UrlField<Value> {
  return (value) => values.find((known) => known === value);
}

/** Accepts a row's id, or one of the given keywords. */
export function anyId(...words: string[]): UrlField {
  return (value) => (isRowId(value) || words.includes(value) ? value : undefined);
}
