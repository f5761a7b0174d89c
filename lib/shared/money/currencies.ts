// Apart from the list of all codes (currency-codes.ts), because every page with an amount loads this.

const withoutMinorUnit = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "),
);
const withThreeDigits = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

/** Returns the number of decimal places of a currency by ISO 4217: JPY 0, USD 2, KWD 3. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  return withoutMinorUnit.has(currency) ? 0 : withThreeDigits.has(currency) ? 3 : 2;
}

// The signs that English has, in pairs. The other currencies have their codes.
const signs = new Map(
  "AUD A$ BRL R$ CAD CA$ CNY CN¥ EUR € GBP £ HKD HK$ ILS ₪ INR ₹ JPY ¥ KRW ₩ MXN MX$ NZD NZ$ PHP ₱ TWD NT$ USD $ VND ₫ XAF FCFA XCD EC$ XCG Cg. XOF F\u202fCFA XPF CFPF"
    .split(/ (?=[A-Z]{3} )/)
    .map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]),
);

/**
 * Returns what stands before an amount in English: "$", "€", "CHF" with a space that does not break. Not by `Intl`, whose first use
 * in a page takes longer than rendering a list.
 */
export function currencySign(currency: string): string {
  const sign = signs.get(currency) ?? currency;
  return /[A-Z.]$/.test(sign) ? `${sign}\u00a0` : sign;
}
