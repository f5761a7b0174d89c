/** The dialects of CSV: with commas and a decimal point, or with semicolons and a decimal comma. */
export const csvDialects = ["comma", "semicolon"] as const;

export type CsvDialect = (typeof csvDialects)[number];

export const csvDialectLabels: Record<CsvDialect, string> = {
  comma: "Comma, decimal point",
  semicolon: "Semicolon, decimal comma",
};

/** Returns an exact decimal with the decimal sign of the dialect. */
export function amountIn(dialect: CsvDialect, amount: string): string {
  return dialect === "semicolon" ? amount.replace(".", ",") : amount;
}
