import { v7 as newId } from "uuid";
import { readCsv, separatorOf } from "@/lib/shared/text/csv";
import { withCombinedColumns } from "./combined";
import { type CsvText, decodeCsv } from "./text";
import { foreignFormat } from "@/lib/archive/file-signature";
import { timeProgramOf } from "@/lib/archive/programs/time-programs";

/** A file chosen by the person, read into rows. They get their ids here, so that a retry creates no duplicates. */
export type CsvFile = {
  file: File;
  encoding: CsvText["encoding"];
  /** The separator of the cells; null for vCards. */
  separator: string | null;
  head: string[];
  rows: { id: string; cells: string[] }[];
};

/** Returns the rows of a CSV file or of vCards, the reason in words why a file cannot be read, or the name of the program whose time it is. */
export async function readCsvFile(
  file: File,
  separator?: string,
): Promise<CsvFile | { problem: string } | { timeOf: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = foreignFormat(bytes);
  if (format) return { problem: `This is ${format}, not a CSV file` };
  const { text, encoding } = decodeCsv(bytes);
  if (/^\s*BEGIN:VCARD/i.test(text)) return readVCardFile(file, text, encoding);
  const time = timeProgramOf(text);
  if (time) return { timeOf: time.program };
  const used = separator ?? separatorOf(text);
  const [head = [], ...rows] = withCombinedColumns(readCsv(text, used));
  return { file, encoding, separator: used, head, rows: withIds(rows) };
}

async function readVCardFile(file: File, text: string, encoding: CsvText["encoding"]) {
  const { readVCards } = await import("./vcard");
  const read = readVCards(text);
  if ("problem" in read) return read;
  const [head = [], ...rows] = read.rows;
  return { file, encoding, separator: null, head, rows: withIds(rows) };
}

function withIds(rows: readonly string[][]): CsvFile["rows"] {
  return rows.map((cells) => ({ id: newId(), cells }));
}
