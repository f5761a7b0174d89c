/** Returns the text of a percentage; "0" for an incomplete number. */
export function percentText(text: string): string {
  return isNumber(text) ? trimTrailingZeros(text) : "0";
}

export function negate(amount: string): string {
  return isPositive(amount) ? `-${amount}` : amount;
}

export function isNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}

export function isPositive(text: string): boolean {
  return isNumber(text) && /[1-9]/.test(text);
}

export function trimTrailingZeros(text: string): string {
  return text.includes(".") ? text.replace(/(?<!0)0+$/, "").replace(/\.$/, "") : text;
}
