import "server-only";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { BYTE_ORDER_MARK, csvLine } from "@/lib/shared/text/csv";
import { type ArchivedDocument, documentItemRows, documentRow } from "@/lib/archive/document-csv";
import type { ArchiveTable } from "@/lib/archive/tables";

type Row = Record<string, unknown>;
type CsvFile = { path: string; toRows: (row: Row) => Row[] };

/** Returns the CSV files of a table: one with its rows, and for documents another with their items. */
export function csvFilesOf(table: ArchiveTable): CsvFile[] {
  const path = `csv/${table}.csv`;
  if (table !== "salesDocuments") return [{ path, toRows: (row) => [row] }];
  return [
    { path, toRows: (row) => [documentRow(row as ArchivedDocument)] },
    { path: "csv/salesDocumentItems.csv", toRows: (row) => documentItemRows(row as ArchivedDocument) },
  ];
}

/** Yields the lines of a CSV file from a table's JSON file, which is read line by line. */
export async function* csvLines(jsonFile: string, toRows: CsvFile["toRows"]) {
  let columns: string[] | undefined;
  const input = createReadStream(jsonFile);
  try {
    yield BYTE_ORDER_MARK;
    for await (const line of createInterface({ input })) {
      if (!line.startsWith("{")) continue;
      for (const row of toRows(JSON.parse(line.replace(/,$/, "")) as Row)) {
        if (!columns) yield csvLine((columns = Object.keys(row)));
        yield csvLine(columns.map((column) => row[column]));
      }
    }
  } finally {
    input.destroy();
  }
}
