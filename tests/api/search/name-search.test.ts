import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchText } from "@/lib/shared/text/search-text";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { createRow, searchNames } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

const makers: Record<string, (tenant: Tenant, name: string) => Promise<unknown>> = {
  projects: (tenant, name) => createRow(tenant, "projects", { name }),
  clients: (tenant, name) => createRow(tenant, "clients", { name }),
  "partner-contacts": (tenant, name) => createRow(tenant, "partner-contacts", { name, role: "R" }),
};

describe.each(Object.entries(makers))("a name search of %s", (resource, makeOne) => {
  it.each([
    ["CAFE", ["Café Noir"]],
    ["café", ["Café Noir"]],
    ["%", ["100% Wool"]],
    ["_", ["snake_case"]],
    ["\\", ["back\\slash"]],
    ["strasse", ["Straße"]],
    ["smorre", ["Smørrebrød"]],
    ["ΣΊΣΥΦΟΣ", ["Σίσυφος"]],
    ["O'Brien", ["O’Brien Ltd"]],
    ["o`brien", ["O’Brien Ltd"]],
    ["oeuvre", ["Œuvre SARL"]],
    ["ŒUVRE", ["Œuvre SARL"]],
    ["ABC", ["ＡＢＣ ｶﾞ"]],
    ["ガ", ["ＡＢＣ ｶﾞ"]],
    ["'; --", []],
    ["   noir", []],
  ])("%s finds %j", async (name, expected) => {
    const tenant = await newTenant();
    for (const each of [
      "Café Noir",
      "100% Wool",
      "snake_case",
      "back\\slash",
      "Straße",
      "Smørrebrød",
      "Σίσυφος",
      "O’Brien Ltd",
      "Œuvre SARL",
      "ＡＢＣ ｶﾞ",
    ])
      await makeOne(tenant, each);
    const found = await searchNames(tenant, resource, { name });
    expect(found).toEqual({ names: expected, total: expected.length, unfilteredTotal: 10 });
  });
});

it("selections use the same rule", async () => {
  const tenant = await newTenant();
  await createRow(tenant, "clients", { name: "Café" });
  await createRow(tenant, "projects", { name: "Café" });
  for (const path of ["clients/selections", "projects/selections"]) {
    expect((await ask(tenant, "POST", path, { name: "cafe" })).body).toHaveLength(1);
    expect((await ask(tenant, "POST", path, { name: "_" })).body).toEqual([]);
  }
});

// Capitals that are newer than the Unicode tables of the PostgreSQL that ships with Pennant.
const YOUNG = /[\u1c89-\u1cbf\u2c2f]/;

it("folds every letter in the browser like the database", async () => {
  const letters = Array.from({ length: 0x2fff - 0x20 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).filter((letter) => /\p{L}|\p{N}|\p{P}|\p{S}|\p{M}|\p{Zs}/u.test(letter) && !YOUNG.test(letter));
  const rows = await db.$queryRaw<{ letter: string; folded: string }[]>`
    SELECT letter, search_text(letter) AS folded FROM unnest(${letters}::text[]) AS letter`;
  const apart = rows.filter(({ letter, folded }) => searchText(letter) !== folded);
  expect(rows).toHaveLength(letters.length);
  expect(apart).toEqual([]);
});

it("folds 10,000 random texts in the browser like the database", async () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  const signs = Array.from("'’‘‛ʻʼʹ′´`＇ŒœÆæǼǽßẞØøŁłİı \u0301\u0308\u3099");
  const unit = fc.oneof(
    fc.constantFrom(...signs),
    fc.constantFrom(
      ...range(0x20, 0x7e),
      ...range(0xa0, 0x24f),
      ...range(0x386, 0x3a1),
      ...range(0x3a3, 0x45f),
    ),
    // Full and half width, kana, Hangul.
    fc.constantFrom(...range(0xff01, 0xff9f), ...range(0x3041, 0x3094), ...range(0xac00, 0xac80)),
  );
  const texts = fc.sample(fc.string({ unit, minLength: 1, maxLength: 12 }), 10_000);
  const rows = await db.$queryRaw<{ text: string; folded: string }[]>`
    SELECT text, search_text(text) AS folded FROM unnest(${texts}::text[]) AS text`;
  expect(rows).toHaveLength(10_000);
  expect(rows.filter(({ text, folded }) => searchText(text) !== folded)).toEqual([]);
});
