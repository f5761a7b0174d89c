import { type EInvoiceFormat, specifications } from "./formats";
import type { EInvoice, InvoiceLine, Party, Taxed, VatGroup } from "./invoice";
import { group, leaf, writeXml, type XmlNode } from "./xml";

/** Writes an e-invoice as UBL 2.1, in the order of its schema. A credit note has elements of its own. */
export function toUbl(invoice: EInvoice, format: EInvoiceFormat): string {
  const isCredit = invoice.typeCode === "381";
  const root = isCredit ? "CreditNote" : "Invoice";
  const money = (name: string, value: string) => leaf(name, value, { currencyID: invoice.currency });
  const { id, process } = specifications[format];
  const { sums } = invoice;
  const node = group(
    root,
    leaf("cbc:CustomizationID", id),
    leaf("cbc:ProfileID", process),
    leaf("cbc:ID", invoice.number),
    leaf("cbc:IssueDate", invoice.issuedOn),
    isCredit ? null : leaf("cbc:DueDate", invoice.dueOn),
    leaf(`cbc:${root}TypeCode`, invoice.typeCode),
    leaf("cbc:Note", invoice.notes.join("\n")),
    leaf("cbc:DocumentCurrencyCode", invoice.currency),
    leaf("cbc:BuyerReference", invoice.buyerReference),
    invoice.period &&
      group(
        "cac:InvoicePeriod",
        leaf("cbc:StartDate", invoice.period.from),
        leaf("cbc:EndDate", invoice.period.to),
      ),
    group("cac:OrderReference", leaf("cbc:ID", invoice.orderReference)),
    invoice.preceding.map(({ number, issuedOn }) =>
      group(
        "cac:BillingReference",
        group("cac:InvoiceDocumentReference", leaf("cbc:ID", number), leaf("cbc:IssueDate", issuedOn)),
      ),
    ),
    group("cac:AccountingSupplierParty", party(invoice.seller)),
    group("cac:AccountingCustomerParty", party(invoice.buyer)),
    group("cac:Delivery", leaf("cbc:ActualDeliveryDate", invoice.deliveredOn)),
    payment(invoice),
    group("cac:PaymentTerms", leaf("cbc:Note", invoice.terms)),
    invoice.allowances.map((allowance) =>
      group(
        "cac:AllowanceCharge",
        leaf("cbc:ChargeIndicator", "false"),
        leaf("cbc:AllowanceChargeReasonCode", "95"),
        leaf("cbc:AllowanceChargeReason", "Discount"),
        money("cbc:Amount", allowance.amount),
        category("cac:TaxCategory", allowance),
      ),
    ),
    group(
      "cac:TaxTotal",
      money("cbc:TaxAmount", sums.tax),
      invoice.vat.map((vat) =>
        group(
          "cac:TaxSubtotal",
          money("cbc:TaxableAmount", vat.taxable),
          money("cbc:TaxAmount", vat.tax),
          category("cac:TaxCategory", vat, vat),
        ),
      ),
    ),
    group(
      "cac:LegalMonetaryTotal",
      money("cbc:LineExtensionAmount", sums.lines),
      money("cbc:TaxExclusiveAmount", sums.taxable),
      money("cbc:TaxInclusiveAmount", sums.total),
      money("cbc:AllowanceTotalAmount", sums.allowances),
      money("cbc:PrepaidAmount", sums.prepaid),
      money("cbc:PayableAmount", sums.due),
    ),
    invoice.lines.map((line, index) => lineOf(line, { index, isCredit, money })),
  );
  return writeXml(node, {
    xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
    "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
    "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  });
}

type LineOptions = { index: number; isCredit: boolean; money: (name: string, value: string) => XmlNode };

function lineOf(line: InvoiceLine, { index, isCredit, money }: LineOptions): XmlNode {
  const unit = { unitCode: line.unitCode };
  return group(
    isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine",
    leaf("cbc:ID", String(index + 1)),
    leaf(isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity", line.quantity, unit),
    money("cbc:LineExtensionAmount", line.net),
    line.allowance &&
      group(
        "cac:AllowanceCharge",
        leaf("cbc:ChargeIndicator", "false"),
        leaf("cbc:AllowanceChargeReasonCode", "95"),
        leaf("cbc:AllowanceChargeReason", "Discount"),
        leaf("cbc:MultiplierFactorNumeric", line.allowance.percent),
        money("cbc:Amount", line.allowance.amount),
        line.allowance.percent === null ? null : money("cbc:BaseAmount", line.allowance.base),
      ),
    group(
      "cac:Item",
      leaf("cbc:Description", line.description),
      leaf("cbc:Name", line.title),
      category("cac:ClassifiedTaxCategory", line),
    ),
    group(
      "cac:Price",
      money("cbc:PriceAmount", line.price),
      leaf("cbc:BaseQuantity", line.baseQuantity, unit),
    ),
  );
}

function party(one: Party): XmlNode {
  const taxScheme = (number: string | null, scheme: string) =>
    number &&
    group(
      "cac:PartyTaxScheme",
      leaf("cbc:CompanyID", number),
      group("cac:TaxScheme", leaf("cbc:ID", scheme)),
    );
  return group(
    "cac:Party",
    one.address && leaf("cbc:EndpointID", one.address.value, { schemeID: one.address.scheme }),
    group("cac:PartyIdentification", leaf("cbc:ID", one.identifier)),
    group("cac:PartyName", leaf("cbc:Name", one.name)),
    group(
      "cac:PostalAddress",
      leaf("cbc:StreetName", one.street),
      leaf("cbc:CityName", one.city),
      leaf("cbc:PostalZone", one.postcode),
      leaf("cbc:CountrySubentity", one.region),
      group("cac:Country", leaf("cbc:IdentificationCode", one.country)),
    ),
    taxScheme(one.vatId, "VAT") || null,
    taxScheme(one.taxNumber, "FC") || null,
    group(
      "cac:PartyLegalEntity",
      leaf("cbc:RegistrationName", one.name),
      one.legalId && leaf("cbc:CompanyID", one.legalId.value, { schemeID: one.legalId.scheme }),
    ),
    one.contact &&
      group(
        "cac:Contact",
        leaf("cbc:Name", one.contact.name),
        leaf("cbc:Telephone", one.contact.phone),
        leaf("cbc:ElectronicMail", one.contact.email),
      ),
  );
}

function payment({ payment: { code, account }, number }: EInvoice): XmlNode {
  return group(
    "cac:PaymentMeans",
    leaf("cbc:PaymentMeansCode", code),
    account && leaf("cbc:PaymentID", number),
    account &&
      group(
        "cac:PayeeFinancialAccount",
        leaf("cbc:ID", account.id),
        leaf("cbc:Name", account.holder),
        group("cac:FinancialInstitutionBranch", leaf("cbc:ID", account.bic)),
      ),
  );
}

function category(name: string, { category: code, rate }: Taxed, reasons?: VatGroup): XmlNode {
  return group(
    name,
    leaf("cbc:ID", code),
    leaf("cbc:Percent", rate),
    leaf("cbc:TaxExemptionReasonCode", reasons?.reasonCode ?? null),
    leaf("cbc:TaxExemptionReason", reasons?.reason ?? null),
    group("cac:TaxScheme", leaf("cbc:ID", "VAT")),
  );
}
