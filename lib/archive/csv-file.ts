import { v7 as newId } from "uuid";
import { readCsv } from "@/lib/csv";
import { withCombinedColumns } from "./csv-combined";
import { type CsvText, decodeCsv } from "./csv-text";

/** A CSV file chosen by the person. Its rows get their ids here, so that a retry creates no duplicates. */
export type CsvFile = {
  file: File;
  encoding: CsvText["encoding"];
  head: string[];
  rows: { id: string; cells: string[] }[];
};

export async function readCsvFile(file: File): Promise<CsvFile> {
  const { text, encoding } = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  const [head = [], ...rows] = withCombinedColumns(readCsv(text));
  return { file, encoding, head, rows: rows.map((cells) => ({ id: newId(), cells })) };
}
