// Isolated: rasterizes SVG, which encode-picture.ts closes for its whole process.
import jsQr from "jsqr";
import sharp from "sharp";
import { SwissQRCode } from "swissqrbill/svg";
import { describe, expect, it } from "vitest";
import { epcCode } from "./epc";
import { paymentCode, type Payee } from "./payment-code";
import { QUIET_ZONE, qrPath } from "./qr-path";

const MM_PER_INCH = 25.4;

/** Returns the text that another author's decoder reads from a picture. */
async function decode(svg: string, dotsPerInch: number, widthMm: number) {
  const width = Math.round((widthMm / MM_PER_INCH) * dotsPerInch);
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .resize(width, width)
    .flatten({ background: "white" })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

function svgOf(payload: string) {
  const { size, path } = qrPath(payload);
  const side = size + 2 * QUIET_ZONE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${QUIET_ZONE} -${QUIET_ZONE} ${side} ${side}"><path d="${path}"/></svg>`;
}

const payee: Payee = {
  holder: "Ida Brekke",
  iban: "DE02 1203 0000 0000 2020 51",
  bic: "BYLADEM1001",
  promptPayId: "0801234567",
  upiId: "ida@bank",
  pixKey: "ida@example.com",
  street: "Rue du Lac 12",
  postcode: "1003",
  city: "Zürich",
  country: "CH",
};
const payment = { payee, amount: "6245.60", number: "2026-0014", text: "Invoice 2026-0014" };
const swissIban = "CH93 0076 2011 6238 5295 7";

describe("qrPath", () => {
  it.each(["EUR", "THB", "INR", "BRL"])("%s is read at 96 and at 300 dots per inch", async (currency) => {
    const payload = paymentCode({ ...payment, currency })?.payload ?? "";
    expect(payload).toContain("6245.60");
    for (const dpi of [96, 300]) expect(await decode(svgOf(payload), dpi, 40)).toBe(payload);
  });

  it("draws the longest transfer in version 13", async () => {
    const text = "ช".repeat(140);
    const payload = epcCode({ name: "ภ".repeat(40), iban: payee.iban ?? "", amount: "1.00", text });
    expect(qrPath(payload)).toMatchObject({ size: 69, version: 13 });
    expect(await decode(svgOf(payload), 300, 40)).toBe(payload);
  });

  it("keeps level M where a higher one would fit", () => {
    const { path, size } = qrPath("HELLO");
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
      rows[Number(y)]?.fill(1, Number(x), Number(x) + Number(run));
    // The first two bits of the format are 00 for M, before the mask 10101.
    expect(rows[8]?.slice(0, 2)).toEqual([1, 0]);
  });
});

describe("swissCode", () => {
  it.each(["CHF", "EUR"] as const)("is that of swissqrbill in %s", async (currency) => {
    const code = paymentCode({ ...payment, payee: { ...payee, iban: swissIban }, currency });
    const oracle = new SwissQRCode({
      amount: 6245.6,
      currency,
      message: "Invoice 2026-0014",
      creditor: {
        name: "Ida Brekke",
        account: swissIban,
        address: "Rue du Lac 12",
        zip: "1003",
        city: "Zürich",
        country: "CH",
      },
    });
    expect(code?.scheme).toBe("swiss");
    expect(code?.payload).toBe(await decode(oracle.toString(), 300, 46));
  });
});

describe("paymentCode", () => {
  const schemeOf = (change: object, of: Partial<Payee> = {}) =>
    paymentCode({ ...payment, currency: "EUR", ...change, payee: { ...payee, ...of } })?.scheme;

  it("is chosen by currency and account", () => {
    expect(schemeOf({})).toBe("epc");
    expect(schemeOf({}, { iban: swissIban })).toBe("swiss");
    expect(schemeOf({}, { iban: swissIban, city: null })).toBe("epc");
    expect(schemeOf({ currency: "THB" })).toBe("promptPay");
    expect(schemeOf({ currency: "INR" })).toBe("upi");
    expect(schemeOf({ currency: "BRL" })).toBe("pix");
  });

  it("is none without an amount, an account or a scheme", () => {
    expect(schemeOf({ amount: "0.00" })).toBeUndefined();
    expect(schemeOf({ amount: "-1.00" })).toBeUndefined();
    expect(schemeOf({ amount: "1000000000.00" })).toBeUndefined();
    expect(schemeOf({}, { iban: null })).toBeUndefined();
    expect(schemeOf({ currency: "CHF" })).toBeUndefined();
    expect(schemeOf({ currency: "CHF" }, { iban: "CH44 3199 9123 0008 8901 2" })).toBeUndefined();
    expect(schemeOf({}, { iban: "CH44 3199 9123 0008 8901 2", bic: "POFICHBE" })).toBeUndefined();
    expect(schemeOf({ currency: "USD" })).toBeUndefined();
    expect(schemeOf({ currency: "BRL" }, { city: "東京" })).toBeUndefined();
    expect(schemeOf({ currency: "THB" }, { promptPayId: "ida" })).toBeUndefined();
  });
});
