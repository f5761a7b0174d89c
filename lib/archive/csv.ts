/** Returns a row of CSV (RFC 4180). */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => quoted(guardFormula(textOf(cell)))).join(",")}\r\n`;
}

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Marks a cell that a spreadsheet would run as a formula as text. Numbers and telephone numbers that begin with a sign are
 * left unchanged.
 */
export function guardFormula(text: string): string {
  return /^[=@\t\r＝＠＋－]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\d\s().,/-]*$/.test(text))
    ? `'${text}`
    : text;
}

/** Reverts `guardFormula`. */
export function removeFormulaGuard(text: string): string {
  return text.startsWith("'") && guardFormula(text.slice(1)) === text ? text.slice(1) : text;
}

/**
 * Parses a CSV text into rows. The separator is the one named by a first line "sep=;", as Excel writes it, else the most
 * frequent of comma, semicolon and tab in the first line.
 */
export function readCsv(text: string): string[][] {
  const marked = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const [line = "", declared] = /^"?sep=([^\r\n])"?(?:\r\n?|\n|$)/i.exec(marked) ?? [];
  const source = marked.slice(line.length);
  const separator = declared ?? separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    const { cell, end } = source[at] === '"' ? quotedCell(source, at) : plainCell(source, at, separator);
    row.push(removeFormulaGuard(cell));
    at = end;
    if (source[at] === separator) {
      at++;
      if (at === source.length) row.push("");
      continue;
    }
    rows.push(row);
    row = [];
    at += source.startsWith("\r\n", at) ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
}

function quotedCell(source: string, start: number) {
  let cell = "";
  let at = start + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) return { cell: cell + source.slice(at), end: source.length };
    cell += source.slice(at, quote);
    if (source[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
}

function plainCell(source: string, start: number, separator: string) {
  let end = start;
  while (end < source.length && source[end] !== separator && source[end] !== "\n" && source[end] !== "\r")
    end++;
  return { cell: source.slice(start, end), end };
}

function separatorOf(source: string): string {
  const line = /^[^\r\n]*/.exec(source)?.[0] ?? "";
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (Array.isArray(cell)) return cell.map(textOf).join("; ");
  if (typeof cell === "object") return Object.values(cell).map(textOf).join(" ");
  return typeof cell === "string" ? cell : JSON.stringify(cell);
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
