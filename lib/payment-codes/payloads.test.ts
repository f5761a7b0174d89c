import { describe, expect, it } from "vitest";
import { crc16 } from "./emv";
import { epcCode, isSepaAccount } from "./epc";
import { paymentCode } from "./payment-code";
import { pixCode } from "./pix";
import { promptPayCode } from "./prompt-pay";
import { isQrIban, swissCode } from "./swiss";
import { asciiText } from "./code-text";
import { upiCode } from "./upi";

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

describe("epcCode", () => {
  const transfer = {
    name: "Red Cross of Belgium",
    iban: "BE72 0000 0000 1616",
    bic: "bpotbeb1",
    amount: "1",
    purpose: "CHAR",
    text: "Urgency fund",
  };

  it("is the example of the Wikipedia article on the EPC QR code", () => {
    expect(epcCode({ ...transfer, information: "Sample QR code" })).toBe(
      "BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1\nCHAR\n\nUrgency fund\nSample QR code",
    );
  });

  it("always has the lines of reference and text, and ends without a line break", () => {
    const code = epcCode({ name: "Ida", iban: "DE02120300000000202051", amount: "6245.60" });
    expect(code).toBe("BCD\n002\n1\nSCT\n\nIda\nDE02120300000000202051\nEUR6245.60\n\n\n");
    expect(code.split("\n")).toHaveLength(11);
  });

  it("has at most 331 bytes and no line breaks within a value", () => {
    const code = epcCode({ ...transfer, name: "ภาษาไทย".repeat(20), text: "ช\nร้าน\t".repeat(60) });
    expect(bytesOf(code)).toBeLessThanOrEqual(331);
    expect(bytesOf(code)).toBeGreaterThan(325);
    expect(code.split("\n")).toHaveLength(11);
  });
});

// https://github.com/dtinth/promptpay-qr: the examples of its tests.
describe("isSepaAccount", () => {
  it.each([
    ["DE89 3704 0044 0532 0130 00", "", true],
    ["LI21 0881 0000 2324 013A A", "", true],
    ["GB29 NWBK 6016 1331 9268 19", "", false],
    ["GB29 NWBK 6016 1331 9268 19", "NWBKGB2L", true],
    ["TR33 0006 1005 1978 6457 8413 26", "TGBATRIS", false],
  ])("%s with the BIC %j: %s", (iban, bic, expected) => expect(isSepaAccount(iban, bic)).toBe(expected));
});

describe("promptPayCode", () => {
  it.each([
    ["0801234567", undefined, "00020101021129370016A000000677010111011300668012345675802TH530376463046197"],
    ["000-000-0000", undefined, "00020101021129370016A000000677010111011300660000000005802TH530376463048956"],
    [
      "+66-89-123-4567",
      undefined,
      "00020101021129370016A000000677010111011300668912345675802TH5303764630429C1",
    ],
    [
      "1-1111-11111-11-1",
      undefined,
      "00020101021129370016A000000677010111021311111111111115802TH530376463047B5A",
    ],
    [
      "000-000-0000",
      "4.22",
      "00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469",
    ],
  ])("%s %s", (identifier, amount, payload) => {
    expect(promptPayCode(identifier, amount)).toBe(payload);
  });

  it("takes an e-wallet of 15 digits, and nothing else", () => {
    expect(promptPayCode("012345678901234")).toContain("0315012345678901234");
    for (const identifier of ["", "12345", "ida@bank", "0801234567890123"])
      expect(promptPayCode(identifier)).toBeNull();
  });
});

describe("pixCode", () => {
  it("is the example of the central bank's manual", () => {
    const key = "123e4567-e12b-12d1-a456-426655440000";
    expect(pixCode({ key, name: "Fulano de Tal", city: "BRASILIA" })).toBe(
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR" +
        "5913Fulano de Tal6008BRASILIA62070503***63041D3D",
    );
  });

  it("writes keys in their official form, also those that were stored as typed", () => {
    const payee = { holder: "Ida", city: "Recife" };
    const code = (key: string) =>
      paymentCode({
        payee: { ...payee, pixKey: key },
        currency: "BRL",
        amount: "1.00",
        number: "1",
        text: "",
      })?.payload;
    expect(code("(11) 91234-5678")).toBe(code("+5511912345678"));
    expect(code("123.456.789-09")).toContain("br.gov.bcb.pix011112345678909");
    expect(code("foo bar!!")).toContain("br.gov.bcb.pix0109foo bar!!");
  });

  it("writes names in ASCII, and takes letters and digits of the number", () => {
    const code = pixCode({
      key: "ida@example.com",
      name: "João Conceição & Filhos Serviços",
      city: "São José dos Campos",
      amount: "80.00",
      reference: "2026-0014",
    });
    expect(code).toContain("540580.00");
    expect(code).toContain("5925Joao Conceicao & Filhos S");
    expect(code).toContain("6015Sao Jose dos Ca");
    expect(code).toContain("6212050820260014");
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
  });
});

describe("crc16", () => {
  it("is CRC-16/CCITT-FALSE", () => expect(crc16("123456789")).toBe("29B1"));
});

describe("what a code's character set lacks", () => {
  const lines = (name: string, street: string) =>
    swissCode({
      iban: "CH9300762011623852957",
      creditor: { name, street, postcode: "1201", city: "Genève", country: "CH" },
      amount: "1.00",
      currency: "CHF",
      text: name,
    }).split("\n");

  it("is written in its nearest form in a Swiss code", () => {
    expect(lines("O’Brien & Cie", "Rue de l’Île 6").slice(5, 7)).toEqual(["O'Brien & Cie", "Rue de l'Île 6"]);
    expect(lines("“Łódź” – Ştefan", "ǎ ﬁ … №")[5]).toBe('"Łódź" - Ştefan');
    expect(lines("x", "ǎ ﬁ … № ↉")[6]).toBe("a fi ... No 0/3");
    expect(lines("Жанна Ὀδυσσεύς", "ул. Щорса ١٢")[5]).toBe("Zhanna Odysseys");
    expect(lines("x", "ул. Щорса ١٢")[6]).toBe("ul. Shchorsa 12");
    // A letter without one is not dropped, and other signs part words.
    expect(lines("株式会社 X", "a★b")[5]).toBe("???? X");
    expect(lines("x", "a★b\u200b")[6]).toBe("a b");
  });

  it("is written in its nearest form in a PIX code", () => {
    expect(asciiText("D’Ávila – São Œuvre ß €5", 40)).toBe("D'Avila - Sao Oeuvre ss EUR5");
    expect(asciiText("one\u2028two\u0085three", 40)).toBe("one two three");
  });

  it("loses no letter of a Latin alphabet", () => {
    const letters = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
      /\p{L}/u.test(letter),
    );
    for (const letter of letters.slice(0, 330))
      expect([letter, asciiText(letter, 9)]).not.toEqual([letter, ""]);
    // All letters of the languages of Europe have a form of their own.
    const european = letters.filter((letter) => letter.codePointAt(0)! < 0x180);
    expect(european.filter((letter) => asciiText(letter, 9) === "?")).toEqual([]);
  });
});

describe("upiCode", () => {
  it("has the fields of the specification's example, and keeps the @", () => {
    const code = upiCode({
      id: "nadeem@npci",
      name: "nadeem chinna",
      amount: "10",
      text: "Pay to mystar store",
    });
    expect(code).toBe(
      "upi://pay?pa=nadeem@npci&pn=nadeem%20chinna&tn=Pay%20to%20mystar%20store&am=10&cu=INR",
    );
    expect(new URL(code).searchParams.get("pa")).toBe("nadeem@npci");
  });

  it("encodes what would end a value", () => {
    const code = upiCode({ id: "a@b", name: "Rao & Sons = 5%", amount: "1.50" });
    expect(new URL(code).searchParams.get("pn")).toBe("Rao & Sons = 5%");
  });
});

describe("isQrIban", () => {
  it.each([
    ["CH44 3199 9123 0008 8901 2", true],
    ["CH93 0076 2011 6238 5295 7", false],
    ["LI21 0881 0000 2324 013A A", false],
    ["DE02 1203 0000 0000 2020 51", false],
  ])("%s %s", (iban, expected) => expect(isQrIban(iban)).toBe(expected));
});
