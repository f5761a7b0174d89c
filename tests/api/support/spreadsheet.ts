import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

type Cell = string | number | null;

// Field separator, text delimiter, UTF-8, first line, columns, language, quoted text, special numbers. A German Excel has the
// decimal comma.
const options = { comma: "44,34,76,1,,1033,false,true", semicolon: "59,34,76,1,,1031,false,true" };

/**
 * Opens a CSV in LibreOffice and returns its rows by heading: numbers for the cells that it takes for numbers, and null for empty ones.
 *
 * @param program the command, "soffice"
 */
export async function openedInLibreOffice(
  program: string,
  csv: Uint8Array,
  dialect: "comma" | "semicolon",
): Promise<Record<string, Cell>[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "pennant-calc-"));
  try {
    await writeFile(path.join(folder, "table.csv"), csv);
    await promisify(execFile)(program, [
      ...[
        `-env:UserInstallation=file://${folder}/profile`,
        "--headless",
        `--infilter=CSV:${options[dialect]}`,
      ],
      ...["--convert-to", "fods", "--outdir", folder, path.join(folder, "table.csv")],
    ]);
    const rows = rowsOf(await readFile(path.join(folder, "table.fods"), "utf8"));
    const [head = [], ...lines] = rows;
    return lines.map((line) =>
      Object.fromEntries(head.map((heading, at): [string, Cell] => [String(heading), line[at] ?? null])),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the cells of a flat OpenDocument table. */
function rowsOf(xml: string): Cell[][] {
  const rows = [...xml.matchAll(/<table:table-row[^>]*>([\s\S]*?)<\/table:table-row>/g)].map(
    ([, cells = ""]) =>
      [...cells.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)].flatMap(
        ([, attributes = "", content = ""]) => {
          const repeated = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
          return Array.from({ length: Math.min(repeated, 200) }, () => cellOf(attributes, content));
        },
      ),
  );
  return rows.filter((row) => row.some((cell) => cell !== null));
}

function cellOf(attributes: string, content: string): Cell {
  const number = /office:value-type="(?:float|percentage|currency)"[^>]* office:value="([^"]*)"/.exec(
    attributes,
  );
  if (number) return Number(number[1]);
  const text = content.replaceAll(/<[^>]*>/g, "").trim();
  return text === "" ? null : text;
}
