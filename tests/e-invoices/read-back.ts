import { createRequire } from "node:module";

type Jsdom = { JSDOM: new () => { window: { DOMParser: typeof DOMParser } } };

// It has no types. The environment of this name cannot load the rules.
const { JSDOM } = createRequire(import.meta.url)("jsdom") as Jsdom;
const { DOMParser: XmlParser } = new JSDOM().window;

/** Returns the fields that a receiver reads in an e-invoice of either syntax. */
export function readBack(xml: string) {
  const document = new XmlParser().parseFromString(xml, "text/xml");
  const root = document.documentElement;
  const all = (parent: Element, name: string) =>
    Array.from(parent.getElementsByTagName("*")).filter((element) => element.localName === name);
  const text = (parent: Element | undefined, ...path: string[]): string | null => {
    let element = parent;
    for (const name of path)
      element = element && Array.from(element.children).find((one) => one.localName === name);
    return element?.textContent ?? null;
  };
  const only = (name: string) => all(root, name)[0];
  if (root.localName === "CrossIndustryInvoice") {
    const sums = only("SpecifiedTradeSettlementHeaderMonetarySummation");
    const day = text(only("ExchangedDocument"), "IssueDateTime", "DateTimeString") ?? "";
    return {
      number: text(only("ExchangedDocument"), "ID"),
      issuedOn: day.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3"),
      currency: text(only("InvoiceCurrencyCode")),
      seller: text(only("SellerTradeParty"), "Name"),
      lines: all(root, "SpecifiedTradeSettlementLineMonetarySummation").map((line) =>
        text(line, "LineTotalAmount"),
      ),
      total: text(sums, "GrandTotalAmount"),
      tax: text(sums, "TaxTotalAmount"),
      taxable: text(sums, "TaxBasisTotalAmount"),
      due: text(sums, "DuePayableAmount"),
      rates: all(root, "ApplicableTradeTax")
        .filter((tax) => tax.parentElement?.localName === "ApplicableHeaderTradeSettlement")
        .map((tax) => ({ net: text(tax, "BasisAmount"), tax: text(tax, "CalculatedAmount") })),
    };
  }
  const sums = only("LegalMonetaryTotal");
  return {
    number: text(root, "ID"),
    issuedOn: text(root, "IssueDate"),
    currency: text(root, "DocumentCurrencyCode"),
    seller: text(only("AccountingSupplierParty"), "Party", "PartyName", "Name"),
    lines: [...all(root, "InvoiceLine"), ...all(root, "CreditNoteLine")].map((line) =>
      text(line, "LineExtensionAmount"),
    ),
    total: text(sums, "TaxInclusiveAmount"),
    tax: text(root, "TaxTotal", "TaxAmount"),
    taxable: text(sums, "TaxExclusiveAmount"),
    due: text(sums, "PayableAmount"),
    rates: all(root, "TaxSubtotal").map((tax) => ({
      net: text(tax, "TaxableAmount"),
      tax: text(tax, "TaxAmount"),
    })),
  };
}
