export function percent(text: string): string {
  return `${isNumber(text) ? withoutEndZeros(text) : "0"}%`;
}

export function negated(amount: string): string {
  return isPositive(amount) ? `-${amount}` : amount;
}

export function isNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}

export function isPositive(text: string): boolean {
  return isNumber(text) && /[1-9]/.test(text);
}

export function withoutEndZeros(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
