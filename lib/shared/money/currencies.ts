// Apart from the list of all codes (currency-codes.ts), because every page with an amount loads this.

const withoutMinorUnit = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "),
);
const withThreeDigits = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

/** Returns the number of decimal places of a currency by ISO 4217: JPY 0, USD 2, KWD 3. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  return withoutMinorUnit.has(currency) ? 0 : withThreeDigits.has(currency) ? 3 : 2;
}
