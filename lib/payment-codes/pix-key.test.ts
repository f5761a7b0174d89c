import { describe, expect, it } from "vitest";
import { officialPixKey } from "./pix-key";

describe("officialPixKey", () => {
  it.each([
    ["123.456.789-09", "12345678909"],
    ["12345678909", "12345678909"],
    ["529.982.247-25", "52998224725"],
    ["11.222.333/0001-81", "11222333000181"],
    ["11222333000181", "11222333000181"],
    // The example of the tax office for codes with letters.
    ["12.abc.345/01de-35", "12ABC34501DE35"],
    ["(11) 91234-5678", "+5511912345678"],
    ["11 91234-5678", "+5511912345678"],
    ["011 91234 5678", "+5511912345678"],
    ["+55 11 91234-5678", "+5511912345678"],
    ["5511912345678", "+5511912345678"],
    ["+1 415 555 2671", "+14155552671"],
    ["ME@Example.COM", "me@example.com"],
    [" 123E4567-E12B-12D1-A456-426655440000 ", "123e4567-e12b-12d1-a456-426655440000"],
  ])("stores %s as %s", (typed, key) => {
    expect(officialPixKey(typed)).toBe(key);
    expect(officialPixKey(key)).toBe(key);
  });

  it.each([
    "foo bar!!",
    "",
    "123.456.789-00",
    "111.111.111-11",
    "11.222.333/0001-82",
    "00000000000000",
    "12.ABC.345/01DE-36",
    "(11) 1234-5678",
    "(01) 91234-5678",
    "+55 11 1234-5678",
    "+0123456789",
    "12345",
    "me@",
    "zoë@example.com",
    `${"a".repeat(70)}@example.com`,
    "123e4567-e12b-12d1-a456-42665544000",
  ])("refuses %j", (typed) => expect(officialPixKey(typed)).toBeNull());

  it("finds every wrong digit of a CPF and a CNPJ", () => {
    for (const key of ["52998224725", "11222333000181"])
      for (let at = 0; at < key.length; at++)
        for (let digit = 0; digit < 10; digit++) {
          const wrong = key.slice(0, at) + String(digit) + key.slice(at + 1);
          // Eleven digits can also be a telephone number.
          if (wrong !== key && !/^[1-9]{2}9/.test(wrong))
            expect([wrong, officialPixKey(wrong)]).toEqual([wrong, null]);
        }
  });
});
