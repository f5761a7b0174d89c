import type { ComboboxOption, ComboboxProps, Creation } from "@/components/ui/combobox/combobox-trigger";
import { searchText } from "@/lib/shared/text/search-text";

/**
 * Returns the options to show. While a search runs, these are the previous results whose label contains the text. Without a
 * text, the chosen option is added if it is not among the results.
 */
export function offeredOptions(
  { options, value, onSearch }: ComboboxProps,
  text: string,
  isLoading: boolean,
) {
  if (onSearch && text !== "" && isLoading) {
    const wanted = searchText(text.trim());
    return options.filter(({ label }) => searchText(label).includes(wanted));
  }
  const isOffered = !value || text !== "" || options.some((option) => option.value === value.value);
  return isOffered || options.length === 0 ? options : [value, ...options];
}

/** Stands for the option that creates a row; ids and the other values are longer or empty. */
export const CREATION = "+";

/** Adds the option that creates what the text names, unless it is there. */
export function withCreation(
  options: readonly ComboboxOption[],
  { noun }: Creation,
  text: string,
): readonly ComboboxOption[] {
  if (text !== "" && options.some(({ label }) => searchText(label) === searchText(text))) return options;
  return [...options, { value: CREATION, label: text === "" ? `Add ${noun}` : `Add "${text}"` }];
}
