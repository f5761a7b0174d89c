import Papa from "papaparse";

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

// What a spreadsheet would run as a formula. Numbers and telephone numbers that begin with a sign are left unchanged.
const formula = /^[=@\t\r＝＠＋－]|^[+-](?![\d\s().,/-]*$)/;

/** Returns a row of CSV (RFC 4180) in which formulas are marked as text with an apostrophe. */
export function csvLine(cells: readonly unknown[]): string {
  return `${Papa.unparse([cells.map(textOf)], { escapeFormulae: formula, quotes: hasSeparator })}\r\n`;
}

/**
 * Parses a CSV text into rows, without the marks of formulas. The separator is the one named by a first line "sep=;", as Excel
 * writes it, else the most frequent of comma, semicolon and tab in the first line.
 */
export function readCsv(text: string): string[][] {
  const [start = "", declared] = /^\uFEFF?(?:"?sep=([^\r\n])"?(?:\r\n?|\n|$))?/i.exec(text) ?? [];
  const source = text.slice(start.length);
  const { data } = Papa.parse<string[]>(source, {
    delimiter: declared ?? separatorOf(source),
    // Rows may end in "\n" and "\r\n" within one file, but the parser splits them at one of the two only.
    newline: source.includes("\n") ? "\n" : "\r",
    transform: (cell: string) => removeFormulaMark(cell.replace(/\r$/, "")),
    skipEmptyLines: "greedy",
  });
  return data;
}

function removeFormulaMark(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function separatorOf(source: string): string {
  const line = /^[^\r\n]*/.exec(source)?.[0] ?? "";
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (count(one) > count(best) ? one : best));
}

// Spreadsheets may split at these separators too.
function hasSeparator(cell: string): boolean {
  return /[;\t]/.test(cell);
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (Array.isArray(cell)) return cell.map(textOf).join("; ");
  if (typeof cell === "object") return Object.values(cell).map(textOf).join(" ");
  return typeof cell === "string" ? cell : JSON.stringify(cell);
}
