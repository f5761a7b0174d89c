type Values = { amount: string; currency: string; number: string };

/** Fills the placeholders of a pay link: {amount}, {currency} and {number}, each encoded for an address. */
export function fillPayLink(template: string, values: Values): string {
  return template.replace(/\{(amount|currency|number)\}/g, (_, name: keyof Values) =>
    encodeURIComponent(values[name]),
  );
}

/** Returns whether a text is an https address, with no other placeholders and with none in the name of its server. */
export function isPayLink(text: string): boolean {
  if (/\s/.test(text)) return false;
  const [first, second] = ["1", "2"].map((value) =>
    addressOf(fillPayLink(text, { amount: value, currency: value, number: value })),
  );
  return first !== null && first !== undefined && first === second;
}

/** Returns the server of an https address; null for any other text. */
function addressOf(text: string): string | null {
  if (/[{}]/.test(text) || !URL.canParse(text)) return null;
  const { protocol, host, username, password } = new URL(text);
  return protocol === "https:" && username === "" && password === "" && host.includes(".") ? host : null;
}
