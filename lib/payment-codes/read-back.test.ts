import fc from "fast-check";
import jsQr from "jsqr";
import { describe, expect, it } from "vitest";
import { latinText } from "./code-text";
import { crc16 } from "./emv";
import { paymentCode, type Payee } from "./payment-code";
import { QUIET_ZONE, qrPath } from "./qr-path";

const PIXELS = 4;

/** Returns what another author's decoder reads of the modules that are drawn. */
function decoded(payload: string): string {
  const { size, path } = qrPath(payload);
  const side = (size + 2 * QUIET_ZONE) * PIXELS;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < PIXELS; row += 1)
      for (let column = 0; column < Number(run) * PIXELS; column += 1) {
        const across = (Number(x) + QUIET_ZONE) * PIXELS + column;
        const at = (((Number(y) + QUIET_ZONE) * PIXELS + row) * side + across) * 4;
        picture.fill(0, at, at + 3);
      }
  return jsQr(picture, side, side)?.data ?? "";
}

const cents = fc
  .integer({ min: 1, max: 99_999_999_999 })
  .map((amount) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`);
const holder = fc.constantFrom(
  "Ida Brekke",
  "Müller & Söhne GmbH",
  "Łukasz Żółć",
  "O’Brien – Cie",
  "João da Conceição",
);
const payments = fc.record({
  amount: cents,
  number: fc.constantFrom("2026-0014", "RE 7/2026", "17"),
  holder,
  street: fc.constantFrom("Rue du Lac 12", "Bahnhofstrasse 1a", null),
  city: fc.constantFrom("Zürich", "Genève", "São Paulo"),
});

type Random = typeof payments extends fc.Arbitrary<infer Value> ? Value : never;

/** Draws and reads the code of random payments in a currency to an account. */
function expectFields(currency: string, account: Partial<Payee>, check: (read: string, of: Random) => void) {
  fc.assert(
    fc.property(payments, (random) => {
      const { amount, number, street, city } = random;
      const payee = { holder: random.holder, street, city, postcode: "1003", country: "CH", ...account };
      const code = paymentCode({ payee, currency, amount, number, text: `Invoice ${number}` });
      const read = decoded(code?.payload ?? "");
      expect(read).toBe(code?.payload);
      check(read, random);
    }),
    { numRuns: 12 },
  );
}

/** Reads data objects of EMVCo: an identifier, a length and a value each. */
function objectsOf(text: string): Record<string, string> {
  const objects: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const [id, length] = [text.slice(at, at + 2), Number(text.slice(at + 2, at + 4))];
    objects[id] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return objects;
}

/** Reads a payload of EMVCo, whose checksum must be right. */
function payloadOf(text: string): Record<string, string> {
  const objects = objectsOf(text);
  expect(objects["63"]).toBe(crc16(text.slice(0, -4)));
  return objects;
}

const ascii: Record<string, string> = {
  "Ida Brekke": "Ida Brekke",
  "Müller & Söhne GmbH": "Muller & Sohne GmbH",
  "Łukasz Żółć": "Lukasz Zolc",
  "O’Brien – Cie": "O'Brien - Cie",
  "João da Conceição": "Joao da Conceicao",
  Zürich: "Zurich",
  Genève: "Geneve",
  "São Paulo": "Sao Paulo",
};

describe("a drawn code has each field of the payment", () => {
  it("as a SEPA credit transfer", () => {
    const account = { iban: "DE02 1203 0000 0000 2020 51", bic: "byladem1001" };
    expectFields("EUR", account, (read, { holder: name, amount, number }) =>
      expect(read.split("\n")).toEqual([
        ...["BCD", "002", "1", "SCT", "BYLADEM1001", name, "DE02120300000000202051"],
        ...[`EUR${amount}`, "", "", `Invoice ${number}`],
      ]),
    );
  });

  it.each(["CHF", "EUR"])("as a Swiss QR bill in %s", (currency) => {
    const account = { iban: "CH93 0076 2011 6238 5295 7" };
    expectFields(currency, account, (read, { holder: name, amount, number, street, city }) => {
      const nobody = ["", "", "", "", "", "", ""];
      expect(read.split("\n")).toEqual([
        ...["SPC", "0200", "1", "CH9300762011623852957"],
        ...["S", latinText(name, 70), street ?? "", "", "1003", city, "CH"],
        ...[...nobody, amount, currency, ...nobody],
        ...["NON", "", `Invoice ${number}`, "EPD"],
      ]);
    });
  });

  it.each([
    ["0801234567", { "01": "0066801234567" }],
    ["1-1111-11111-11-1", { "02": "1111111111111" }],
    ["012345678901234", { "03": "012345678901234" }],
  ])("as PromptPay to %s", (promptPayId, account) => {
    expectFields("THB", { promptPayId }, (read, { amount }) => {
      const { "29": merchant = "", ...fields } = payloadOf(read);
      expect(objectsOf(merchant)).toEqual({ "00": "A000000677010111", ...account });
      expect(fields).toMatchObject({ "00": "01", "01": "12", "53": "764", "54": amount, "58": "TH" });
    });
  });

  it.each([
    ["529.982.247-25", "52998224725"],
    ["11.222.333/0001-81", "11222333000181"],
    ["(11) 91234-5678", "+5511912345678"],
    ["Ida@Example.com", "ida@example.com"],
    ["123E4567-E12B-12D1-A456-426655440000", "123e4567-e12b-12d1-a456-426655440000"],
  ])("as PIX to %s", (pixKey, key) => {
    expectFields("BRL", { pixKey }, (read, { amount, number, holder: name, city }) => {
      const { "26": account = "", "62": additional = "", ...fields } = payloadOf(read);
      expect(objectsOf(account)).toEqual({ "00": "br.gov.bcb.pix", "01": key });
      expect(objectsOf(additional)).toEqual({ "05": number.replaceAll(/[^0-9A-Z]/g, "") });
      expect(fields).toMatchObject({ "00": "01", "52": "0000", "53": "986", "54": amount, "58": "BR" });
      expect([fields["59"], fields["60"]]).toEqual([ascii[name], ascii[city]]);
    });
  });

  it("as a UPI link", () => {
    expectFields("INR", { upiId: "ida@bank" }, (read, { holder: name, amount, number }) => {
      const link = new URL(read);
      expect([link.protocol, link.host]).toEqual(["upi:", "pay"]);
      expect(Object.fromEntries(link.searchParams)).toEqual({
        pa: "ida@bank",
        pn: name,
        tn: `Invoice ${number}`,
        am: amount,
        cu: "INR",
      });
    });
  });
});
