import { compactCode, oneLine } from "./code-text";

type Transfer = {
  /** The holder of the account; at most 70 characters are used. */
  name: string;
  iban: string;
  bic?: string | null;
  /** Euros as exact decimal text, 0.01 to 999999999.99. */
  amount: string;
  /** Four letters of ISO 20022, such as "CHAR". */
  purpose?: string;
  /** The purpose of the payment; at most 140 characters are used. */
  text?: string;
  /** A line for the person who pays; at most 70 characters are used. */
  information?: string;
};

const MAX_BYTES = 331;

// The countries of SEPA: those of the European Economic Area, whose transfers need no BIC, and the others.
// European Payments Council, EPC409-09.
const EEA = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
  " ",
);
const OTHERS = "AD AL CH GB GI MC MD ME MK RS SM VA".split(" ");

/** Returns whether a SEPA credit transfer can reach the account: its country takes part, and outside the EEA the BIC is known. */
export function isSepaAccount(iban: string, bic: string | null | undefined): boolean {
  const country = compactCode(iban).slice(0, 2);
  return EEA.includes(country) || (OTHERS.includes(country) && compactCode(bic) !== "");
}

/**
 * Returns the text of a QR code for a SEPA credit transfer: EPC069-12 version 002 in UTF-8, to be drawn with error correction
 * level M. The lines of the structured reference and of the text are always there, and the structured one is empty.
 */
export function epcCode({ name, iban, bic, amount, purpose = "", text, information }: Transfer): string {
  const before = ["BCD", "002", "1", "SCT", compactCode(bic), oneLine(name, 70), compactCode(iban)];
  const lines = [...before, `EUR${amount}`, purpose, ""];
  const end = information ? [oneLine(information, 70)] : [];
  const characters = Array.from(oneLine(text, 140));
  const payload = () => [...lines, characters.join("").trim(), ...end].join("\n");
  while (bytesOf(payload()) > MAX_BYTES && characters.length > 0) characters.pop();
  return payload();
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
