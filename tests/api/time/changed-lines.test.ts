import { expect, it } from "vitest";
import type { TimeReport } from "@/lib/time-entries/bill/bill-schema";
import type { TimeEntryList } from "@/lib/time-entries/schema";
import { ask, call } from "../support/call";
import { studio } from "../support/documents/time-studio";

it.each([
  ["rate", { rate: "60" }, "60.00"],
  ["discount in percent", { discountPercent: "50" }, "45.00"],
  ["discount as an amount", { discountFlat: "0.01" }, "89.99"],
  ["quantity", { quantity: "2" }, "180.00"],
  ["unit", { unit: null, quantity: "1", rate: "500" }, "500.00"],
])("billed time has the amount of its line after a change of the %s", async (_, change, amount) => {
  const { tenant, enter, bill } = await studio();
  await enter(20);
  await enter(25, { startedAt: "2020-11-02T08:45:00Z", endedAt: "2020-11-02T09:10:00Z" });
  await enter(15, { startedAt: "2020-11-03T09:00:00Z", endedAt: "2020-11-03T09:15:00Z" });
  const { body: draft } = await bill();
  const path = `sales-documents/${draft.id}`;
  const items = draft.items.map((line) => ({ ...line, ...change }));
  // The discount and the tax of the document are no part of a line.
  const sent = { items, discountPercent: "10", tax: "19" };
  expect((await ask(tenant, "PATCH", path, sent)).status).toBe(200);
  for (const isIssued of [false, true]) {
    if (isIssued) expect((await ask(tenant, "POST", `${path}/issue`, {})).status).toBe(200);
    const totals = [{ currency: "USD", amount, unbilledAmount: "0.00" }];
    const period = { from: "2020-11-01", to: "2020-11-30" };
    const { body: list } = await ask<TimeEntryList>(tenant, "POST", "time-entries/search", period);
    expect(list.totals).toEqual(totals);
    const { body: report } = await ask<TimeReport>(tenant, "POST", "time-entries/report", {
      ...period,
      groupBy: "day",
    });
    expect(report.totals).toEqual(totals);
    const days = report.items.map((day) => Number(day.totals[0]?.amount));
    expect(days.reduce((sum, own) => sum + own, 0)).toBeCloseTo(Number(amount), 5);
    const text = await (await call(tenant, "GET", "time-entries/csv")).text();
    const cells = text
      .trim()
      .split("\r\n")
      .slice(1)
      .map((row) => Number(row.split(",")[13]));
    expect(cells.reduce((sum, own) => sum + own, 0)).toBeCloseTo(Number(amount), 5);
    // A part of the line has the same amount in search, report and CSV.
    const second = { from: "2020-11-03", to: "2020-11-03" };
    const { body: part } = await ask<TimeEntryList>(tenant, "POST", "time-entries/search", second);
    expect(Number(part.totals[0]?.amount)).toBe(days[1]);
    expect(cells.at(-1)).toBe(days[1]);
  }
});
