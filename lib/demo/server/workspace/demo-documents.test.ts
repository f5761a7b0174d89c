import { describe, expect, it } from "vitest";
import { documentState, isDocumentOverdue, netReceived } from "@/lib/sales-documents/totals/balance";
import { demoAt } from "@/tests/setup/demo-at";

const demo = demoAt("2026-05-13T14:20:00Z");

describe("sales documents", () => {
  const named = (category: string, number: string) => {
    const isNamed = (row: (typeof demo.salesDocuments)[number]) =>
      row.category === category && row.number === number && !row.isCreditNote;
    const found = demo.salesDocuments.find(isNamed);
    if (!found) throw new Error(`No ${category} ${number}`);
    return found;
  };

  it("include a set on one project and two more documents, and add up", () => {
    const five = [
      ["invoice", "2", "0.00", "6245.60"],
      ["quotation", "2", "1324.00", "24792.50"],
      ["quotation", "1", "320.00", "5200.00"],
      ["invoice", "1", "320.00", "5200.00"],
      ["receipt", "1", "320.00", "5200.00"],
    ];
    for (const [category = "", number = "", discount, total] of five)
      expect(named(category, number)).toMatchObject({ discount, total });
    const titles = [...new Set(demo.salesDocuments.map((row) => row.projectTitle))];
    const categoriesOf = (title: string) =>
      new Set(demo.salesDocuments.filter((row) => row.projectTitle === title).map((row) => row.category));
    expect(titles.filter((title) => categoriesOf(title).size === 3)).toEqual(["Brand identity"]);
  });

  it.each(["2026-05-13T14:20:00Z", "2026-11-21T14:20:00Z", "2027-01-01T03:00:00Z"])(
    "are in the states of a studio at work at %s",
    (now) => {
      const { salesDocuments, receivedPayments } = demoAt(now);
      const states: Record<string, number> = {};
      for (const row of salesDocuments) {
        const payments = receivedPayments.filter(({ documentId }) => documentId === row.id);
        const ledger = {
          currency: row.currency,
          total: String(row.total),
          received: String(row.received),
          credited: String(row.credited),
          deducted: String(row.deducted),
        };
        const sum = netReceived(
          payments.map(({ kind = "payment", amount }) => ({ kind, amount: String(amount) })),
          row.currency,
        );
        expect(Number(sum)).toBe(Number(ledger.received));
        const kind = row.isCreditNote ? ("creditNote" as const) : (row.category ?? "invoice");
        const copies = salesDocuments.filter((one) => one.sourceId === row.id && one.category === "invoice");
        const input = {
          ...ledger,
          kind,
          isIssued: row.lockedAt !== null,
          dueOn: row.dueOn ? new Date(row.dueOn).toISOString().slice(0, 10) : null,
          answer: kind === "quotation" && copies.length > 0 ? ("accepted" as const) : null,
        };
        const today = now.slice(0, 10);
        const state = isDocumentOverdue(input, today) ? "overdue" : documentState(input, today);
        states[`${kind} ${state}`] = (states[`${kind} ${state}`] ?? 0) + 1;
      }
      expect(states).toEqual({
        "quotation accepted": 5,
        "quotation open": 2,
        "quotation draft": 1,
        "invoice paid": 16,
        "invoice open": 1,
        "invoice partPaid": 1,
        "invoice overdue": 2,
        "invoice credited": 1,
        "receipt paid": 1,
        "creditNote credited": 1,
      });
    },
  );

  it("go back fourteen months, in two currencies, with counters after their numbers", () => {
    const dates = demo.salesDocuments.map(({ issuedAt }) => +new Date(issuedAt));
    const months = (Date.parse("2026-05-13") - Math.min(...dates)) / (1000 * 60 * 60 * 24 * 30.4);
    expect(Math.round(months)).toBe(14);
    expect([...new Set(demo.salesDocuments.map(({ currency }) => currency))].sort()).toEqual(["EUR", "USD"]);
    expect(demo.documentSeries.map(({ kind, next }) => [kind, next])).toEqual([
      ["quotation", 2],
      ["invoice", 3],
      ["receipt", 2],
      ["creditNote", 2],
    ]);
    const names = demo.salesDocuments.map((row) => `${row.category} ${row.isCreditNote} ${row.number}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("are issued after their project began, apart from its quotation", () => {
    const began = new Map(demo.projects.map(({ id, createdAt }) => [id, +new Date(createdAt ?? 0)]));
    for (const row of demo.salesDocuments.filter(({ category }) => category !== "quotation"))
      expect(+new Date(row.issuedAt) + 86_400_000, row.number).toBeGreaterThan(began.get(row.projectId) ?? 0);
  });
});
