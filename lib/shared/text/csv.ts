import Papa from "papaparse";
import type { CsvDialect } from "./csv-dialects";

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

// Text that a spreadsheet would run as a formula, or that begins like a marked one. Numbers and telephone numbers that begin with a sign are left unchanged.
const formula = /^'*(?:[=@\t\r＝＠＋－]|[+-](?![\d\s().,/-]*$))/;

/** Returns a row of CSV (RFC 4180) in which formulas are marked as text with an apostrophe. */
export function csvLine(cells: readonly unknown[], dialect: CsvDialect = "comma"): string {
  const delimiter = dialect === "semicolon" ? ";" : ",";
  const options = { delimiter, escapeFormulae: formula, quotes: hasSeparator };
  return `${Papa.unparse([cells.map(textOf)], options)}\r\n`;
}

/** The separators that files are written with, the most usual first. */
export const separators = [",", ";", "\t", "|"] as const;

/**
 * Parses a CSV text into rows, without the marks of formulas. Without a separator it uses the one named by a first line "sep=;",
 * as Excel writes it, else the one by which the first rows have as many cells as the header.
 */
export function readCsv(text: string, separator: string = separatorOf(text)): string[][] {
  return parse(withoutDeclaration(text), { delimiter: separator });
}

/** Returns the separator that a text declares or, if it declares none, the one that fits its first rows best. */
export function separatorOf(text: string): string {
  const declared = declaration.exec(text)?.[1];
  if (declared) return declared;
  const candidates = separators
    .map((separator) => {
      const [head = [], ...rows] = parse(withoutDeclaration(text), { delimiter: separator, preview: SAMPLE });
      const fitting = rows.filter((row) => row.length === head.length).length;
      return { separator, columns: head.length, fit: rows.length === 0 ? 1 : fitting / rows.length };
    })
    .filter(({ columns }) => columns > 1)
    .toSorted((one, other) => other.fit - one.fit || other.columns - one.columns);
  return candidates[0]?.separator ?? ",";
}

const SAMPLE = 20;
const declaration = /^\uFEFF?"?sep=([^\r\n])"?(?:\r\n?|\n|$)/i;

function withoutDeclaration(text: string): string {
  return text.slice((declaration.exec(text)?.[0] ?? /^\uFEFF?/.exec(text)?.[0] ?? "").length);
}

function parse(source: string, options: { delimiter: string; preview?: number }): string[][] {
  return Papa.parse<string[]>(source, {
    ...options,
    // Rows may end in "\n" and "\r\n" within one file, but the parser splits them at one of the two only.
    newline: source.includes("\n") ? "\n" : "\r",
    transform: (cell: string) => removeFormulaMark(cell.replace(/\r$/, "")),
    skipEmptyLines: "greedy",
  }).data;
}

function removeFormulaMark(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
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
