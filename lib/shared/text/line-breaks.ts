/** A line break of any kind: those of Unix, Windows and old Macs, and vertical tab, form feed, NEL and Unicode's separators. */
export const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Returns text whose line breaks are all "\n". */
export function withPlainLineBreaks(text: string): string {
  return text.replace(lineBreak, "\n");
}

/** Returns text on one line: white space and control characters become one space. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
