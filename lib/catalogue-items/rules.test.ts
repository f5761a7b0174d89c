import { expect, it } from "vitest";
import { describeRate, offeredItems } from "./rules";
import type { CatalogueItem } from "./schema";

const item = (title: string, fields: Partial<CatalogueItem> = {}): CatalogueItem => ({
  id: title,
  title,
  description: null,
  unit: null,
  rate: "95",
  tax: null,
  currency: "EUR",
  createdAt: "2026-11-28T09:00:00.000Z",
  updatedAt: "2026-11-28T09:00:00.000Z",
  ...fields,
});

it("offers lines in the document's currency or in any, and those that start with the text first", () => {
  const items = [
    item("Redesign"),
    item("Design"),
    item("Design in dollars", { currency: "USD" }),
    item("Désign anywhere", { currency: null }),
  ];
  const titles = (typed: string) => offeredItems(items, typed, "EUR").map(({ title }) => title);
  expect(titles("DESIGN")).toEqual(["Design", "Désign anywhere", "Redesign"]);
  expect(titles("hosting")).toEqual([]);
  expect(titles("  ")).toEqual([]);
});

it("describes a rate with its unit and tax", () => {
  expect(describeRate(item("Design", { unit: "hour", tax: "19" }))).toBe("€95.00 per hour, 19 % tax");
  expect(describeRate(item("Mileage", { unit: "km", rate: "0.42" }))).toBe("€0.42 per kilometre");
  expect(describeRate(item("Any", { rate: "1250", currency: null }))).toBe("1,250");
});
