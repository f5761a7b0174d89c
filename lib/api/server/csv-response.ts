import "server-only";
import { disposition } from "@/lib/server/storage/disposition";
import { BYTE_ORDER_MARK, csvLine } from "@/lib/shared/text/csv";
import { amountIn, type CsvDialect } from "@/lib/shared/text/csv-dialects";

/** A column of a CSV. An amount is exact text, written with the decimal sign of the dialect. */
export type CsvColumn<Row> = {
  heading: string;
  text?: (row: Row) => string | null;
  amount?: (row: Row) => string | null;
};

/** Returns rows as the text of a CSV, with a byte order mark. Formulas are marked as text. */
export function csvText<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  dialect: CsvDialect,
): string {
  const cellOf = (row: Row, { text, amount }: CsvColumn<Row>) => {
    const written = amount?.(row);
    return written ? amountIn(dialect, written) : (text?.(row) ?? null);
  };
  const head = csvLine(
    columns.map(({ heading }) => heading),
    dialect,
  );
  const lines = rows.map((row) =>
    csvLine(
      columns.map((column) => cellOf(row, column)),
      dialect,
    ),
  );
  return [BYTE_ORDER_MARK, head, ...lines].join("");
}

/** Returns rows as a CSV to download, in UTF-8. */
export function csvResponse<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  dialect: CsvDialect,
): Response {
  return new Response(csvText(rows, columns, dialect), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": disposition("attachment", name),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
