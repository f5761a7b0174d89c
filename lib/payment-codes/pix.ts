import { asciiText } from "./code-text";
import { emvObjects, emvPayload } from "./emv";

type Pix = {
  /** An email, a telephone number, a CPF or CNPJ, or a random key. */
  key: string;
  name: string;
  city: string;
  /** Reais as exact decimal text with two places; without one the payer types it. */
  amount?: string;
  /** Letters and digits, at most 25: other characters are left out. */
  reference?: string;
};

/** Returns the payload of a static BR Code for PIX (Banco Central do Brasil, Manual do BR Code). */
export function pixCode({ key, name, city, amount, reference }: Pix): string {
  const id = asciiText(reference, 200)
    .replace(/[^0-9A-Za-z]/g, "")
    .slice(0, 25);
  return emvPayload([
    ["00", "01"],
    [
      "26",
      emvObjects([
        ["00", "br.gov.bcb.pix"],
        ["01", key.trim()],
      ]),
    ],
    ["52", "0000"],
    ["53", "986"],
    ...(amount ? [["54", amount] as const] : []),
    ["58", "BR"],
    ["59", asciiText(name, 25)],
    ["60", asciiText(city, 15)],
    ["62", emvObjects([["05", id || "***"]])],
  ]);
}
