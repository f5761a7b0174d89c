import { currencyCodes, currencyName } from "@/lib/currencies";

let options: { value: string; label: string; detail: string }[] | undefined;

/** Every currency with its name, made when the first picker needs it. */
export function currencyOptions() {
  options ??= currencyCodes.map((code) => ({ value: code, label: code, detail: currencyName(code) }));
  return options;
}
