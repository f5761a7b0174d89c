import { type EInvoiceFormat, specifications } from "./formats";
import type { EInvoice, InvoiceLine, Party, Taxed } from "./invoice";
import { group, leaf, writeXml, type XmlNode } from "./xml";

/** Writes an e-invoice as UN/CEFACT Cross Industry Invoice, in the order of its schema. */
export function toCii(invoice: EInvoice, format: EInvoiceFormat): string {
  const { id, process } = specifications[format];
  const node = group(
    "rsm:CrossIndustryInvoice",
    group(
      "rsm:ExchangedDocumentContext",
      group("ram:BusinessProcessSpecifiedDocumentContextParameter", leaf("ram:ID", process)),
      group("ram:GuidelineSpecifiedDocumentContextParameter", leaf("ram:ID", id)),
    ),
    group(
      "rsm:ExchangedDocument",
      leaf("ram:ID", invoice.number),
      leaf("ram:TypeCode", invoice.typeCode),
      group("ram:IssueDateTime", day("udt", invoice.issuedOn)),
      invoice.notes.map((note) => group("ram:IncludedNote", leaf("ram:Content", note))),
    ),
    group(
      "rsm:SupplyChainTradeTransaction",
      invoice.lines.map(line),
      group(
        "ram:ApplicableHeaderTradeAgreement",
        leaf("ram:BuyerReference", invoice.buyerReference),
        party("ram:SellerTradeParty", invoice.seller),
        party("ram:BuyerTradeParty", invoice.buyer),
        group("ram:BuyerOrderReferencedDocument", leaf("ram:IssuerAssignedID", invoice.orderReference)),
      ),
      delivery(invoice),
      settlement(invoice),
    ),
  );
  return writeXml(node, {
    "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
    "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
    "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
    "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  });
}

function line(one: InvoiceLine, index: number): XmlNode {
  const unit = { unitCode: one.unitCode };
  return group(
    "ram:IncludedSupplyChainTradeLineItem",
    group("ram:AssociatedDocumentLineDocument", leaf("ram:LineID", String(index + 1))),
    group("ram:SpecifiedTradeProduct", leaf("ram:Name", one.title), leaf("ram:Description", one.description)),
    group(
      "ram:SpecifiedLineTradeAgreement",
      group(
        "ram:NetPriceProductTradePrice",
        leaf("ram:ChargeAmount", one.price),
        leaf("ram:BasisQuantity", one.baseQuantity, unit),
      ),
    ),
    group("ram:SpecifiedLineTradeDelivery", leaf("ram:BilledQuantity", one.quantity, unit)),
    group(
      "ram:SpecifiedLineTradeSettlement",
      tax("ram:ApplicableTradeTax", one),
      one.allowance &&
        group(
          "ram:SpecifiedTradeAllowanceCharge",
          group("ram:ChargeIndicator", leaf("udt:Indicator", "false")),
          leaf("ram:CalculationPercent", one.allowance.percent),
          leaf("ram:BasisAmount", one.allowance.percent && one.allowance.base),
          leaf("ram:ActualAmount", one.allowance.amount),
          leaf("ram:ReasonCode", "95"),
          leaf("ram:Reason", "Discount"),
        ),
      group("ram:SpecifiedTradeSettlementLineMonetarySummation", leaf("ram:LineTotalAmount", one.net)),
    ),
  );
}

/** Its element is required also where nothing is said. */
function delivery({ deliveredOn }: EInvoice): XmlNode {
  const name = "ram:ApplicableHeaderTradeDelivery";
  if (!deliveredOn) return { name, attributes: {}, content: [] };
  return group(
    name,
    group("ram:ActualDeliverySupplyChainEvent", group("ram:OccurrenceDateTime", day("udt", deliveredOn))),
  );
}

function party(name: string, one: Party): XmlNode {
  return group(
    name,
    leaf("ram:ID", one.identifier),
    leaf("ram:Name", one.name),
    one.legalId &&
      group(
        "ram:SpecifiedLegalOrganization",
        leaf("ram:ID", one.legalId.value, { schemeID: one.legalId.scheme }),
      ),
    one.contact &&
      group(
        "ram:DefinedTradeContact",
        leaf("ram:PersonName", one.contact.name),
        group("ram:TelephoneUniversalCommunication", leaf("ram:CompleteNumber", one.contact.phone)),
        group("ram:EmailURIUniversalCommunication", leaf("ram:URIID", one.contact.email)),
      ),
    group(
      "ram:PostalTradeAddress",
      leaf("ram:PostcodeCode", one.postcode),
      leaf("ram:LineOne", one.street),
      leaf("ram:CityName", one.city),
      leaf("ram:CountryID", one.country),
      leaf("ram:CountrySubDivisionName", one.region),
    ),
    one.address &&
      group(
        "ram:URIUniversalCommunication",
        leaf("ram:URIID", one.address.value, { schemeID: one.address.scheme }),
      ),
    group("ram:SpecifiedTaxRegistration", leaf("ram:ID", one.vatId, { schemeID: "VA" })),
    group("ram:SpecifiedTaxRegistration", leaf("ram:ID", one.taxNumber, { schemeID: "FC" })),
  );
}

function settlement(invoice: EInvoice): XmlNode {
  const { sums, currency, preceding } = invoice;
  return group(
    "ram:ApplicableHeaderTradeSettlement",
    invoice.payment.account && leaf("ram:PaymentReference", invoice.number),
    leaf("ram:InvoiceCurrencyCode", currency),
    payment(invoice),
    invoice.vat.map((vat) =>
      group(
        "ram:ApplicableTradeTax",
        leaf("ram:CalculatedAmount", vat.tax),
        leaf("ram:TypeCode", "VAT"),
        leaf("ram:ExemptionReason", vat.reason),
        leaf("ram:BasisAmount", vat.taxable),
        leaf("ram:CategoryCode", vat.category),
        leaf("ram:ExemptionReasonCode", vat.reasonCode),
        leaf("ram:RateApplicablePercent", vat.rate),
      ),
    ),
    invoice.period &&
      group(
        "ram:BillingSpecifiedPeriod",
        group("ram:StartDateTime", day("udt", invoice.period.from)),
        group("ram:EndDateTime", day("udt", invoice.period.to)),
      ),
    invoice.allowances.map((allowance) =>
      group(
        "ram:SpecifiedTradeAllowanceCharge",
        group("ram:ChargeIndicator", leaf("udt:Indicator", "false")),
        leaf("ram:ActualAmount", allowance.amount),
        leaf("ram:ReasonCode", "95"),
        leaf("ram:Reason", "Discount"),
        tax("ram:CategoryTradeTax", allowance),
      ),
    ),
    group(
      "ram:SpecifiedTradePaymentTerms",
      leaf("ram:Description", invoice.terms),
      group("ram:DueDateDateTime", day("udt", invoice.dueOn)),
    ),
    group(
      "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
      leaf("ram:LineTotalAmount", sums.lines),
      leaf("ram:AllowanceTotalAmount", sums.allowances),
      leaf("ram:TaxBasisTotalAmount", sums.taxable),
      leaf("ram:TaxTotalAmount", sums.tax, { currencyID: currency }),
      leaf("ram:GrandTotalAmount", sums.total),
      leaf("ram:TotalPrepaidAmount", sums.prepaid),
      leaf("ram:DuePayableAmount", sums.due),
    ),
    preceding.map(({ number, issuedOn }) =>
      group(
        "ram:InvoiceReferencedDocument",
        leaf("ram:IssuerAssignedID", number),
        group("ram:FormattedIssueDateTime", day("qdt", issuedOn)),
      ),
    ),
  );
}

function payment({ payment: { code, account } }: EInvoice): XmlNode {
  return group(
    "ram:SpecifiedTradeSettlementPaymentMeans",
    leaf("ram:TypeCode", code),
    account &&
      group(
        "ram:PayeePartyCreditorFinancialAccount",
        account.isIban ? leaf("ram:IBANID", account.id) : null,
        leaf("ram:AccountName", account.holder),
        account.isIban ? null : leaf("ram:ProprietaryID", account.id),
      ),
    account && group("ram:PayeeSpecifiedCreditorFinancialInstitution", leaf("ram:BICID", account.bic)),
  );
}

function tax(name: string, { category, rate }: Taxed): XmlNode {
  return group(
    name,
    leaf("ram:TypeCode", "VAT"),
    leaf("ram:CategoryCode", category),
    leaf("ram:RateApplicablePercent", rate),
  );
}

function day(prefix: "udt" | "qdt", date: string | null): XmlNode {
  return leaf(`${prefix}:DateTimeString`, date?.replaceAll("-", "") ?? null, { format: "102" });
}
