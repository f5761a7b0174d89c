import { emvObjects, emvPayload } from "./emv";

/**
 * Returns the payload of a PromptPay QR code, or null if the identifier is none: a Thai mobile number, a tax or citizen number
 * of 13 digits, or an e-wallet number of 15. The amount is in baht as exact decimal text with two places; without one the payer
 * types it.
 */
export function promptPayCode(identifier: string, amount?: string): string | null {
  const account = accountOf(identifier.replace(/\D/g, ""));
  if (!account) return null;
  return emvPayload([
    ["00", "01"],
    ["01", amount ? "12" : "11"],
    ["29", emvObjects([["00", "A000000677010111"], account])],
    ["58", "TH"],
    ["53", "764"],
    ...(amount ? [["54", amount] as const] : []),
  ]);
}

function accountOf(digits: string): readonly [id: string, value: string] | null {
  if (digits.length === 15) return ["03", digits];
  if (digits.length === 13 && !digits.startsWith("0066")) return ["02", digits];
  const mobile = /^(?:0|0?0?66)(\d{9})$/.exec(digits)?.[1];
  return mobile ? ["01", `0066${mobile}`] : null;
}
