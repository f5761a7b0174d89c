import { oneLine } from "./code-text";

type Upi = {
  /** "ida@bank" */
  id: string;
  name: string;
  /** Rupees as exact decimal text. */
  amount: string;
  text?: string;
};

/** Returns the link of a UPI payment (NPCI, UPI Linking Specification), which is also the payload of its QR code. */
export function upiCode({ id, name, amount, text }: Upi): string {
  const note = oneLine(text, 50);
  const fields = [
    ["pa", id.trim()],
    ["pn", oneLine(name, 99)],
    ...(note ? [["tn", note]] : []),
    ["am", amount],
    ["cu", "INR"],
  ];
  // An app does not decode the @ of an address.
  const value = (part = "") => encodeURIComponent(part).replaceAll("%40", "@");
  return `upi://pay?${fields.map(([name, part]) => `${name}=${value(part)}`).join("&")}`;
}
