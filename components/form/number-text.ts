/** Digits with one decimal point at most, or nothing yet. */
export function isNumberText(text: string): boolean {
  return /^\d*\.?\d*$/.test(text) && text !== ".";
}

/** Takes out what groups digits: commas and spaces. */
export function stripGrouping(text: string): string {
  return text.replace(/[,\s]/g, "");
}

/** "1234567.50" → "1,234,567.50", digit by digit, so nothing is rounded. What is no number stays as it is. */
export function groupThousands(text: string): string {
  if (!isNumberText(text)) return text;
  const [whole = "", fraction] = text.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
