// The active national currencies of ISO 4217 (funds, metals and test codes left out).
const codes =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP " +
  "CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD " +
  "IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR " +
  "MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP " +
  "SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG " +
  "XOF XPF YER ZAR ZMW ZWG";

/** The supported currency codes, in alphabetical order. */
export const currencyCodes: readonly string[] = codes.split(" ");

const codeSet = new Set(currencyCodes);

export function isCurrency(code: string): boolean {
  return codeSet.has(code);
}

/** Returns the name of a currency, "US Dollar" for USD; the code itself if the runtime has no name for it. */
export function currencyName(code: string): string {
  return new Intl.DisplayNames("en-US", { type: "currency" }).of(code) ?? code;
}

let options: { value: string; label: string; detail: string }[] | undefined;

/** Returns all currencies with their names, for a picker. Created on first use. */
export function currencyOptions() {
  options ??= currencyCodes.map((code) => ({ value: code, label: code, detail: currencyName(code) }));
  return options;
}
