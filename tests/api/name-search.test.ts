import { describe, expect, it } from "vitest";
import { searchText } from "@/lib/search-text";
import { db } from "@/lib/server/db/client";
import { ask } from "./support/call";
import { createRow, searchNames } from "./support/rows";
import { newTenant, type Tenant } from "./support/tenants";

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
    ])
      await makeOne(tenant, each);
    const found = await searchNames(tenant, resource, { name });
    expect(found).toEqual({ names: expected, total: expected.length, unfilteredTotal: 7 });
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
