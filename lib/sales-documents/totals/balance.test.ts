import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { todayIn } from "@/lib/shared/dates/dates";
import { timeZones } from "@/tests/setup/time-zones";
import {
  amountDue,
  balanceOf,
  documentState,
  isDocumentOverdue,
  netReceived,
  type StateInput,
} from "./balance";
import { addDays, daysBetween } from "@/lib/shared/dates/calendar-date";
import { casesText, propertyCases } from "@/tests/setup/property-cases";

const CASES = propertyCases(1_000);

// An independent implementation to compare with: bigint minor units.
const digitsOf = { JPY: 0, USD: 2, KWD: 3 } as const;
type Currency = keyof typeof digitsOf;

function text(units: bigint, digits: number): string {
  const sign = units < 0n ? "-" : "";
  const figures = String(units < 0n ? -units : units).padStart(digits + 1, "0");
  return digits === 0
    ? sign + figures
    : `${sign}${figures.slice(0, -digits)}.${figures.slice(figures.length - digits)}`;
}

const amount = fc.oneof(fc.bigInt(0n, 2_000n), fc.bigInt(0n, 999_999_999_999_999_999n));
const kinds = ["payment", "deposit", "withheld", "refund"] as const;
const ledgers = fc.record({
  currency: fc.constantFrom(...(Object.keys(digitsOf) as Currency[])),
  total: amount,
  credits: fc.array(amount, { maxLength: 3 }),
  deposits: fc.array(amount, { maxLength: 3 }),
  payments: fc.array(fc.record({ kind: fc.constantFrom(...kinds), amount }), { maxLength: 8 }),
  // Settles what is left, so that exact balances are frequent.
  settles: fc.constantFrom("payment", "credit", "none"),
});

const sum = (amounts: bigint[]) => amounts.reduce((total, one) => total + one, 0n);

describe("the balance", () => {
  it(`agrees with integer arithmetic in currencies of 0, 2 and 3 digits (${casesText(CASES)} ledgers)`, () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(ledgers, ({ currency, total, credits, deposits, payments, settles }) => {
        const digits = digitsOf[currency];
        let received = sum(payments.map((one) => (one.kind === "refund" ? -one.amount : one.amount)));
        let credited = sum(credits);
        const deducted = sum(deposits);
        const left = total - credited - received - deducted;
        const all = payments.map((one) => ({ kind: one.kind, amount: text(one.amount, digits) }));
        if (left > 0n && settles === "payment") {
          all.push({ kind: "payment", amount: text(left, digits) });
          received += left;
        }
        if (left > 0n && settles === "credit") credited += left;
        const balance = total - credited - received - deducted;
        const ledger = {
          currency,
          total: text(total, digits),
          credited: text(credited, digits),
          received: netReceived(all, currency),
          deducted: text(deducted, digits),
        };
        const state = documentState(
          { ...ledger, kind: "invoice", isIssued: true, dueOn: null },
          "2026-11-23",
        );
        const expected =
          credited > 0n && credited >= total
            ? "credited"
            : balance < 0n
              ? "overpaid"
              : balance === 0n
                ? "paid"
                : received > 0n
                  ? "partPaid"
                  : "open";
        seen.add(state);
        return (
          ledger.received === text(received, digits) &&
          balanceOf(ledger) === text(balance, digits) &&
          state === expected
        );
      }),
      { numRuns: CASES },
    );
    expect([...seen].sort()).toEqual(["credited", "open", "overpaid", "paid", "partPaid"]);
  });
});

const invoice: StateInput = {
  kind: "invoice",
  isIssued: true,
  currency: "USD",
  total: "100.00",
  credited: "0",
  received: "0",
  deducted: "0",
  dueOn: "2026-11-23",
};

describe("the state", () => {
  it.each<[Partial<StateInput>, string]>([
    [{ isIssued: false, received: "100" }, "draft"],
    [{}, "open"],
    [{ deducted: "40" }, "open"],
    [{ credited: "40" }, "open"],
    [{ received: "0.01" }, "partPaid"],
    [{ received: "100" }, "paid"],
    [{ received: "60", credited: "40" }, "paid"],
    [{ received: "60", deducted: "40" }, "paid"],
    [{ total: "0.00" }, "paid"],
    [{ received: "100.01" }, "overpaid"],
    [{ credited: "100" }, "credited"],
    [{ credited: "100", received: "10" }, "credited"],
    [{ received: "-10" }, "open"],
    [{ kind: "receipt" }, "paid"],
    [{ kind: "creditNote" }, "credited"],
    [{ kind: "quotation" }, "open"],
    [{ kind: "quotation", dueOn: "2026-11-22" }, "expired"],
    [{ kind: "quotation", dueOn: null }, "open"],
    [{ kind: "quotation", dueOn: "2026-11-22", answer: "accepted" }, "accepted"],
    [{ kind: "quotation", answer: "declined" }, "declined"],
  ])("of %j is %s", (part, state) => {
    expect(documentState({ ...invoice, ...part }, "2026-11-23")).toBe(state);
  });
});

describe("what a client who withholds still transfers", () => {
  const net = { withheldFrom: "1000.00", netCredited: "0" };
  const withholding = { ...invoice, ...net, total: "1070.00", withheld: "30.00", withheldReceived: "0" };
  const half = { credited: "535.00", netCredited: "500.00" };
  const deducted = { deducted: "535.00", withheldFrom: "500.00" };
  // 1,000.00 at 19 % and 1,000.00 at 0 %.
  const mixed = { total: "2190.00", withheldFrom: "2000.00", withheld: "60.00" };
  it.each<[Partial<typeof withholding>, string]>([
    [{}, "1040.00"],
    [half, "520.00"],
    [{ credited: "1070.00", netCredited: "1000.00" }, "0.00"],
    [{ credited: "0.17", netCredited: "0.16" }, "1039.83"],
    [{ ...half, received: "520.00" }, "0.00"],
    [{ ...half, received: "15.00", withheldReceived: "15.00" }, "520.00"],
    [{ received: "30.00", withheldReceived: "30.00" }, "1040.00"],
    [mixed, "2130.00"],
    [{ ...mixed, credited: "1000.00", netCredited: "1000.00" }, "1160.00"],
    [{ ...mixed, credited: "1190.00", netCredited: "1000.00" }, "970.00"],
    // 30.00 is withheld of what the deposit leaves to pay.
    [deducted, "505.00"],
    [{ ...deducted, credited: "267.50", netCredited: "250.00" }, "252.50"],
    [{ ...deducted, credited: "535.00", netCredited: "500.00" }, "0.00"],
    [{ total: "0.00", withheldFrom: "0.00", withheld: "0.00" }, "0.00"],
  ])("with %j is %s", (part, due) => {
    expect(amountDue({ ...withholding, ...part })).toBe(due);
  });
});

describe("due dates", () => {
  it("are overdue from the day after, in ten zones across clock changes and the year's end", () => {
    // The hours around midnight of each day of a year and a half, which contains every clock change of the zones twice.
    const start = Date.UTC(2026, 5, 1);
    for (const zone of timeZones) {
      const clock = new Intl.DateTimeFormat("en-CA", {
        timeZone: zone,
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
      });
      for (let hour = 0; hour < 550 * 24; hour += 7) {
        const now = new Date(start + hour * 3_600_000 + (hour % 60) * 60_000);
        const today = clock.format(now);
        const overdueOn = (dueOn: string) => isDocumentOverdue({ ...invoice, dueOn }, todayIn(zone, now));
        const verdicts = [addDays(today, -1), today, addDays(today, 1)].map(overdueOn);
        if (String(verdicts) !== "true,false,false")
          throw new Error(`${zone} ${now.toISOString()}: ${String(verdicts)}`);
      }
    }
  });

  it("are counted in calendar days", () => {
    expect(addDays("2026-03-20", 14)).toBe("2026-04-03");
    expect(addDays("2026-10-20", 14)).toBe("2026-11-03");
    expect(addDays("2026-12-25", 14)).toBe("2027-01-08");
    expect(addDays("2028-02-25", 5)).toBe("2028-03-01");
    expect(addDays("2026-11-23", 0)).toBe("2026-11-23");
    expect(addDays("9999-12-30", 14)).toBe("9999-12-31");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 400 }), (from, days) => {
        const date = new Date(from * 86_400_000).toISOString().slice(0, 10);
        const then = new Date(date);
        then.setUTCDate(then.getUTCDate() + days);
        const due = addDays(date, days);
        return due === then.toISOString().slice(0, 10) && daysBetween(date, due) === days;
      }),
    );
  });

  it.each<[Partial<StateInput>, boolean]>([
    [{ dueOn: "2026-11-22" }, true],
    [{ dueOn: "2026-11-22", received: "40" }, true],
    [{ dueOn: "2026-11-22", received: "100" }, false],
    [{ dueOn: "2026-11-22", credited: "100" }, false],
    [{ dueOn: "2026-11-22", isIssued: false }, false],
    [{ dueOn: "2026-11-22", kind: "quotation" }, false],
    [{ dueOn: "2026-11-22", kind: "creditNote" }, false],
    [{ dueOn: null }, false],
  ])("of %j: overdue %s", (part, isOverdue) => {
    expect(isDocumentOverdue({ ...invoice, ...part }, "2026-11-23")).toBe(isOverdue);
  });
});
