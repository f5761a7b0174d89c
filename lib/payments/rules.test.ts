import fc from "fast-check";
import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { paymentStatuses } from "@/lib/projects/statuses";
import { comparePayments, matchesPaymentFilter, statsAfterChange } from "./rules";
import type { PaymentRow, PaymentStats } from "./schema";

const clientId = newId();

const payment = (change: Partial<PaymentRow> = {}): PaymentRow => ({
  id: newId(),
  name: "Café sign",
  clientId,
  client: null,
  projectStatus: "active",
  paymentStatus: "pending",
  budget: 100,
  updatedAt: "2026-11-27T00:00:00.000Z",
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
    expect(rows.toSorted(comparePayments).map(({ name }) => name)).toEqual([
      "alpha",
      "Zebra",
      "delta",
      "Émile",
      "alba",
    ]);
  });
});

describe("statsAfterChange", () => {
  it("equals the sums over all rows", () => {
    const sums = (rows: readonly PaymentRow[]): PaymentStats => {
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
    const statuses = fc.constantFrom(...paymentStatuses);
    const rows = fc.array(fc.record({ paymentStatus: statuses, budget: fc.nat() }).map(payment), {
      minLength: 1,
    });
    fc.assert(
      fc.property(rows, statuses, ([first = payment(), ...others], status) => {
        const changed = { ...first, paymentStatus: status };
        expect(statsAfterChange(sums([first, ...others]), first, status)).toEqual(sums([changed, ...others]));
      }),
    );
  });
});
