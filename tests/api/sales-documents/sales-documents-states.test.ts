import { describe, expect, it } from "vitest";
import { listSchema } from "@/lib/api/list";
import { isDocumentOverdue } from "@/lib/sales-documents/totals/balance";
import { type SalesDocumentRow, salesDocumentRowSchema } from "@/lib/sales-documents/schema";
import { documentSorts } from "@/lib/sales-documents/sorts";
import { documentStates, stateFilters } from "@/lib/sales-documents/states";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { newLedger } from "../support/documents/ledger";
import { newProject } from "../support/studio";
import { newTenant, type Tenant } from "../support/tenants";

const DAY = 86_400_000;
const today = new Date(new Date().toISOString().slice(0, 10));
const schema = listSchema(salesDocumentRowSchema);

async function search(tenant: Tenant, filter: object) {
  const answer = await ask(tenant, "POST", "sales-documents/search", { take: 1000, ...filter });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return schema.parse(answer.body);
}

describe("the search by state", () => {
  it("finds the documents whose rows have that state, and sorts by every column", async () => {
    const { tenant, count } = await newLedger();
    const all = (await search(tenant, { kind: "all" })).items;
    expect(all).toHaveLength(count);
    const date = today.toISOString().slice(0, 10);
    const isIn = (row: SalesDocumentRow, state: string) =>
      state === "overdue"
        ? row.kind === "invoice" &&
          row.lockedAt !== null &&
          (row.dueOn ?? "9") < date &&
          Number(row.balance) > 0
        : row.state === state;
    const found = new Set<string>();
    for (const state of stateFilters) {
      const { items, total } = await search(tenant, { kind: "all", state });
      const expected = all.filter((row) => isIn(row, state)).map(({ id }) => id);
      expect(items.map(({ id }) => id).sort(), state).toEqual(expected.sort());
      expect(total).toBe(expected.length);
      if (total > 0) found.add(state);
    }
    expect([...found].sort()).toEqual(stateFilters.filter((state) => state !== "declined").toSorted());
    const numeric = (text: string | null) => (text === null ? null : Number(text));
    const keys: Record<string, (row: SalesDocumentRow) => string | number | null> = {
      issued: (row) => row.issuedAt,
      number: (row) => Number(row.number),
      client: (row) => row.clientName,
      title: (row) => row.projectTitle,
      due: (row) => row.dueOn,
      total: (row) => Number(row.total),
      balance: (row) => numeric(row.balance),
      state: (row) => documentStates.indexOf(row.state),
    };
    for (const sort of documentSorts)
      for (const order of ["asc", "desc"]) {
        const { items } = await search(tenant, { kind: "all", sort, order });
        const values = items.map((row) => keys[sort]?.(row) ?? null);
        const known = values.filter((value) => value !== null);
        const sign = order === "asc" ? 1 : -1;
        const sorted = known.toSorted((a, b) => (a < b ? -sign : a > b ? sign : 0));
        expect(values, `${sort} ${order}`).toEqual([...sorted, ...values.filter((value) => value === null)]);
      }
  });

  it("leaves credit notes out unless a kind is asked for", async () => {
    const { tenant, count } = await newLedger();
    const usual = await search(tenant, {});
    const notes = await search(tenant, { kind: "creditNote" });
    expect(notes.total).toBeGreaterThan(0);
    expect(usual.items.some(({ kind }) => kind === "creditNote")).toBe(false);
    expect(usual.total).toBe(count - notes.total);
    expect(usual.unfilteredTotal).toBe(usual.total);
    expect(notes.unfilteredTotal).toBe(count);
    expect(notes.items.every(({ category }) => category === "invoice")).toBe(true);
    expect((await search(tenant, { kind: "invoice" })).items.every(({ kind }) => kind === "invoice")).toBe(
      true,
    );
  });

  it("finds by text, year, month, currency and the month of a payment", async () => {
    const { tenant } = await newLedger();
    const { items: all } = await search(tenant, { kind: "all" });
    const ids = async (filter: object) =>
      (await search(tenant, { kind: "all", ...filter })).items.map(({ id }) => id).sort();
    const where = (test: (row: SalesDocumentRow) => boolean) =>
      all
        .filter(test)
        .map(({ id }) => id)
        .sort();
    expect(await ids({ name: "angstrom" })).toHaveLength(all.length);
    expect(await ids({ name: "SHOP 3" })).toEqual(where((row) => row.projectTitle === "Shop 3"));
    expect(await ids({ name: "17" })).toEqual(where((row) => row.number.includes("17")));
    expect(await ids({ name: "%" })).toEqual([]);
    const year = all[0]?.issuedAt.slice(0, 4) ?? "";
    expect(await ids({ year: Number(year) })).toEqual(where((row) => row.issuedAt.startsWith(year)));
    const month = all.filter(({ issuedDate }) => issuedDate)[20]?.issuedDate?.slice(0, 7) ?? "";
    expect(await ids({ month })).toEqual(where((row) => row.issuedDate?.startsWith(month) === true));
    expect(await ids({ currency: "EUR" })).toEqual([]);
    const arrived = { userId: tenant.userId, kind: { not: "withheld" as const } };
    const paid = await db.receivedPayment.findMany({ where: arrived });
    const documents = [...new Set(paid.map(({ documentId }) => documentId))].sort();
    expect(await ids({ receivedMonth: today.toISOString().slice(0, 7) })).toEqual(documents);
    expect(await ids({ receivedMonth: "2001-01" })).toEqual([]);
    const [first, second] = [...new Set(all.flatMap(({ dueOn }) => dueOn ?? []))].sort() as [string, string];
    const due = (test: (date: string) => boolean) => where(({ dueOn }) => dueOn !== null && test(dueOn));
    expect(await ids({ dueFrom: second })).toEqual(due((date) => date >= second));
    expect(await ids({ dueTo: first })).toEqual(due((date) => date <= first));
    expect(await ids({ dueFrom: second, dueTo: second })).toEqual(due((date) => date === second));
    expect(second > first).toBe(true);
  });

  it.each([
    ["state", "late", "Must be one of"],
    ["kind", "bill", "Must be quotation, invoice, receipt, creditNote or all"],
    ["year", "2026", "Must be a year"],
    ["year", 12, "Must be a year"],
    ["month", "2026-13", "Must be a month such as 2026-11"],
    ["receivedMonth", "2026", "Must be a month such as 2026-11"],
    ["dueFrom", "2026-02-30", "Must be a date such as 2026-11-27"],
    ["dueTo", "0000-01-01", "Must be a date such as 2026-11-27"],
    ["sort", "name", "Must be one of"],
    ["order", "up", "Must be asc or desc"],
  ])("refuses %s %j", async (path, value, message) => {
    const tenant = await newTenant();
    const answer = await ask(tenant, "POST", "sales-documents/search", { [path]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path, message: expect.stringContaining(message) as string }]);
  });

  it("decides overdue by the day in the user's zone", async () => {
    // These zones never have the same date: one of them is a day ahead of the other at any time.
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const tenant = await newTenant("blank", zone);
      const projectId = await newProject(tenant);
      const here = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date());
      const row = {
        userId: tenant.userId,
        projectId,
        currency: "USD",
        projectTitle: "Shop",
        freelancerName: "Ida",
        clientName: "Saltmarsh",
        total: 100,
        issuedAt: new Date("2026-01-01"),
        lockedAt: new Date(),
      };
      for (const [number, offset] of [
        ["1", -1],
        ["2", 0],
        ["3", 1],
      ] as const)
        await db.salesDocument.create({
          data: { ...row, number, dueOn: new Date(Date.parse(here) + offset * DAY) },
        });
      const { items } = await search(tenant, { state: "overdue" });
      expect(items.map(({ number }) => number)).toEqual(["1"]);
      const of = {
        kind: "invoice",
        isIssued: true,
        currency: "USD",
        total: "100",
        credited: "0",
        received: "0",
        deducted: "0",
      } as const;
      expect(isDocumentOverdue({ ...of, dueOn: items[0]?.dueOn ?? "" }, here)).toBe(true);
    }
  });
});
