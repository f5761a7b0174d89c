import fc from "fast-check";
import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { paymentStatuses } from "@/lib/projects/statuses";
import {
  ageText,
  comparePayments,
  daysUntil,
  matchesPaymentFilter,
  emptySlot,
  nextCategory,
  statsAfterChange,
} from "./rules";
import type { PaymentRow, PaymentStats } from "./schema";

const clientId = newId();

const payment = (change: Partial<PaymentRow> = {}): PaymentRow => ({
  id: newId(),
  name: "Café sign",
  clientId,
  client: null,
  projectStatus: "active",
  paymentStatus: "pending",
  isPaymentStatusManual: false,
  budget: 100,
  currency: "USD",
  updatedAt: "2026-11-27T00:00:00.000Z",
  owed: [],
  owedSince: null,
  salesDocuments: [],
  ...change,
});

describe("matchesPaymentFilter", () => {
  it.each([
    [{}, true],
    [{ paymentStatus: "due" }, true],
    [{ paymentStatus: "paid" }, false],
    [{ name: "CAFE" }, true],
    [{ name: "%" }, false],
    [{ clientId }, true],
    [{ clientId: newId() }, false],
    [{ clientId: "freelancing" }, false],
  ] as const)("%j: %s", (filter, isFound) => {
    expect(matchesPaymentFilter(payment(), filter)).toBe(isFound);
  });

  it("treats processing payments as due, and projects without a client as freelancing", () => {
    expect(matchesPaymentFilter(payment({ paymentStatus: "processing" }), { paymentStatus: "due" })).toBe(
      true,
    );
    expect(matchesPaymentFilter(payment({ paymentStatus: "paid" }), { paymentStatus: "due" })).toBe(false);
    expect(matchesPaymentFilter(payment({ clientId: null }), { clientId: "freelancing" })).toBe(true);
  });
});

describe("comparePayments", () => {
  it("orders pending, processing, paid, each by name", () => {
    const rows = [
      payment({ name: "alba", paymentStatus: "paid" }),
      payment({ name: "Zebra" }),
      payment({ name: "Émile", paymentStatus: "processing" }),
      payment({ name: "delta", paymentStatus: "processing" }),
      payment({ name: "alpha" }),
    ];
    expect(rows.toSorted((a, b) => comparePayments(a, b)).map(({ name }) => name)).toEqual([
      "alpha",
      "Zebra",
      "delta",
      "Émile",
      "alba",
    ]);
  });
});

describe("comparePayments of owed projects", () => {
  it("orders the longest owed first only where that is asked for", () => {
    const rows = [
      payment({ name: "Nothing" }),
      payment({ name: "Later", owedSince: "2026-11-20" }),
      payment({ name: "First", owedSince: "2026-10-02", paymentStatus: "processing" }),
    ];
    for (const order of [rows, rows.toReversed()]) {
      const names = (filter?: { sort?: "owed" }) =>
        order.toSorted((a, b) => comparePayments(a, b, filter)).map(({ name }) => name);
      expect(names({ sort: "owed" })).toEqual(["First", "Later", "Nothing"]);
      expect(names()).toEqual(["Later", "Nothing", "First"]);
    }
  });
});

describe("nextCategory", () => {
  it.each([
    [[], "quotation"],
    [["quotation"], "invoice"],
    [["quotation", "invoice"], "receipt"],
    [["invoice"], "receipt"],
    [["quotation", "invoice", "receipt"], "invoice"],
  ] as const)("after %j comes %s", (categories, next) => {
    expect(nextCategory(categories.map((category) => ({ category })))).toBe(next);
  });
});

describe("daysUntil", () => {
  it("counts calendar days, whatever the time of day", () => {
    for (const hours of [0, 12, 23]) {
      const now = new Date(2026, 10, 24, hours, 59);
      expect(["2026-11-12", "2026-11-24", "2026-12-01"].map((date) => daysUntil(date, now))).toEqual([
        -12, 0, 7,
      ]);
    }
  });
});

describe("ageText", () => {
  it.each([
    [-12, "12 days"],
    [-1, "1 day"],
    [0, "Due today"],
    [1, "Due in 1 day"],
    [14, "Due in 14 days"],
  ])("%d: %s", (days, words) => expect(ageText(days)).toBe(words));
});

describe("statsAfterChange", () => {
  it("equals the sums over all rows, in each currency", () => {
    const sumsIn = (rows: readonly PaymentRow[]) => {
      const of = (status: string) =>
        rows
          .filter(({ paymentStatus }) => paymentStatus === status)
          .reduce((sum, { budget }) => sum + budget, 0);
      return {
        unprocessed: of("pending"),
        processing: of("processing"),
        allAmountDue: of("pending") + of("processing"),
      };
    };
    const sums = (rows: readonly PaymentRow[]): PaymentStats => {
      const others = rows.filter(({ currency }) => currency === "CHF");
      return {
        ...sumsIn(rows.filter(({ currency }) => currency !== "CHF")),
        ...(others.length > 0 && { others: [{ currency: "CHF", ...sumsIn(others) }] }),
      };
    };
    const currencies = fc.constantFrom("USD", "CHF", null);
    const statuses = fc.constantFrom(...paymentStatuses);
    const rows = fc.array(
      fc.record({ paymentStatus: statuses, budget: fc.nat(), currency: currencies }).map(payment),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(rows, statuses, ([first = payment(), ...others], status) => {
        const changed = { ...first, paymentStatus: status };
        expect(statsAfterChange(sums([first, ...others]), first, status, "USD")).toEqual(
          sums([changed, ...others]),
        );
      }),
    );
  });
});

describe("emptySlot", () => {
  it.each([
    [[], "quotation"],
    [["quotation"], "invoice"],
    [["invoice"], "receipt"],
    [["receipt"], "invoice"],
    [["invoice", "receipt"], "quotation"],
    [["quotation", "invoice", "receipt"], null],
  ] as const)("after %j the empty place is that of: %s", (categories, slot) => {
    expect(emptySlot(categories.map((category) => ({ category })))).toBe(slot);
  });
});
