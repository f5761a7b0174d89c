import Big from "big.js";
import { asciiText, compactCode, hasLatinForm } from "./code-text";
import { epcCode, isSepaAccount } from "./epc";
import { pixCode } from "./pix";
import { officialPixKey } from "./pix-key";
import { promptPayCode } from "./prompt-pay";
import { isQrIban, isSwissIban, type SwissAddress, swissCode } from "./swiss";
import { upiCode } from "./upi";

export type PaymentScheme = "epc" | "swiss" | "promptPay" | "upi" | "pix";

/** The text of a QR code that a banking app reads, to be drawn with error correction level M. */
export type PaymentCode = { scheme: PaymentScheme; payload: string };

type Text = string | null | undefined;

/** A payment into an account, and the address of its holder. The Swiss code and PIX need the address. */
export type Payee = {
  holder: string;
  iban?: Text;
  bic?: Text;
  promptPayId?: Text;
  upiId?: Text;
  pixKey?: Text;
  street?: Text;
  postcode?: Text;
  city?: Text;
  country?: Text;
};

type Payment = {
  payee: Payee;
  currency: string;
  /** Exact decimal text with the currency's places. */
  amount: string;
  /** The number of the document, and what the payer reads on the statement: "Invoice 2026-0014". */
  number: string;
  text: string;
};

const MAX_NAME = 200;
const MAX_AMOUNT = "999999999.99";

/** Returns the QR code to pay an amount; null if there is nothing to pay, or no scheme for this currency and account. */
export function paymentCode(payment: Payment): PaymentCode | null {
  const { currency, amount } = payment;
  const due = new Big(amount);
  if (due.lte(0) || due.gt(MAX_AMOUNT)) return null;
  if (currency === "EUR") return swissBill(payment, "EUR") ?? transfer(payment);
  if (currency === "CHF") return swissBill(payment, "CHF");
  if (currency === "THB") return promptPay(payment);
  if (currency === "INR") return upi(payment);
  return currency === "BRL" ? pix(payment) : null;
}

function transfer({ payee: { holder, iban, bic }, amount, ...reference }: Payment): PaymentCode | null {
  // A transfer to a QR-IBAN needs a reference that only a Swiss payment slip has.
  if (!iban || !holder.trim() || isQrIban(iban) || !isSepaAccount(iban, bic)) return null;
  const text = latinReference(reference);
  return { scheme: "epc", payload: epcCode({ name: holder, iban, bic, amount, text }) };
}

function swissBill({ payee, amount, ...reference }: Payment, currency: "CHF" | "EUR"): PaymentCode | null {
  const creditor = addressOf(payee);
  if (!payee.iban || !creditor || !isSwissIban(payee.iban) || isQrIban(payee.iban)) return null;
  return {
    scheme: "swiss",
    payload: swissCode({
      iban: payee.iban,
      creditor,
      amount,
      currency,
      text: latinReference(reference),
    }),
  };
}

/** Returns the text for the payer, or the number alone where the text is in another script: banks keep Latin letters only. */
function latinReference({ text, number }: Pick<Payment, "text" | "number">): string {
  return hasLatinForm(text) ? text : number;
}

function addressOf({ holder, street, postcode, city, country }: Payee): SwissAddress | null {
  if (!holder.trim() || !postcode || !city || !country) return null;
  return { name: holder, street, postcode, city, country: compactCode(country) };
}

function promptPay({ payee: { promptPayId }, amount }: Payment): PaymentCode | null {
  const payload = promptPayId ? promptPayCode(promptPayId, amount) : null;
  return payload === null ? null : { scheme: "promptPay", payload };
}

function upi({ payee: { upiId, holder }, amount, text }: Payment): PaymentCode | null {
  return upiId ? { scheme: "upi", payload: upiCode({ id: upiId, name: holder, amount, text }) } : null;
}

function pix({ payee: { pixKey, holder, city }, amount, number }: Payment): PaymentCode | null {
  if (!pixKey || !isWritable(holder) || !isWritable(city)) return null;
  // Older keys are stored as they were typed.
  const key = officialPixKey(pixKey) ?? pixKey;
  const payload = pixCode({ key, name: holder, city: city ?? "", amount, reference: number });
  return { scheme: "pix", payload };
}

/** Returns whether something is left of a text in ASCII. */
function isWritable(text: Text): boolean {
  return /[A-Za-z0-9]/.test(asciiText(text, MAX_NAME));
}
