/** The message for digits and separators that are not one number: "1,25,0", or "10.000" where the comma is the decimal sign. */
export const UNCLEAR_NUMBER = "Invalid number. Use a format like 1250.50";

/** The mark that forms hold at the end of an unclear number, because "10.000" alone would be valid. */
const MARK = " ?";

const readable = /^((\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d*)?|\.\d+)$/;

/** Returns an unclear number as a form holds it: every schema of a number refuses it with `UNCLEAR_NUMBER`. */
export function markUnclear(typed: string): string {
  return typed.trim() + MARK;
}

/** Returns what was typed. */
export function withoutMark(text: string): string {
  return text.endsWith(MARK) ? text.slice(0, -MARK.length) : text;
}

/** Returns whether a text has digits and separators only, and is not a number with a decimal point. */
export function isUnclearNumber(text: string): boolean {
  if (!/\d/.test(text) || !/^[\d.,'’\s]*( \?)?$/.test(text)) return false;
  return !readable.test(text.trim());
}
