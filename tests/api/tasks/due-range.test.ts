import { describe, expect, it } from "vitest";
import { isDueWithin } from "@/lib/shared/dates/dates";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

// Around the changes of daylight saving time, and on both sides of midnight.
const instants = [
  "2026-03-28T23:30:00Z",
  "2026-03-29T00:30:00Z",
  "2026-03-29T22:30:00Z",
  "2026-10-25T22:59:00Z",
  "2026-10-25T23:00:00Z",
];
const dates = ["2026-03-28", "2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"];

describe.each(["tasks", "events"])("%s/search", (noun) => {
  it.each(["Europe/Berlin", "America/New_York", "Pacific/Auckland"])(
    "finds what is due within dates of %s",
    async (zone) => {
      const tenant = await newTenant("blank", zone);
      const due = [
        ...instants.map((dueAt) => ({ dueAt, isWithTime: true })),
        ...dates.map((dueAt) => ({ dueAt, isWithTime: false })),
      ];
      const rows = await Promise.all(
        due.map((one, index) => createRow(tenant, noun, { name: `Row ${index}`, ...one })),
      );
      for (const range of [
        { from: "2026-03-29", to: "2026-03-29" },
        { from: "2026-10-26" },
        { to: "2026-03-28" },
      ]) {
        const { body } = await ask(tenant, "POST", `${noun}/search`, range);
        const expected = rows.filter((row) => isDueWithin(row as never, range, zone)).map(({ id }) => id);
        expect(body.items.map(({ id }) => id).sort(), JSON.stringify(range)).toEqual(expected.sort());
        expect(body).toMatchObject({ total: expected.length, unfilteredTotal: due.length });
      }
    },
  );

  it("filters by tag, and refuses what is not a date", async () => {
    const tenant = await newTenant();
    await createRow(tenant, noun, { name: "Tagged", dueAt: "2026-11-27", tags: ["phone", "Anna"] });
    await createRow(tenant, noun, { name: "Plain", dueAt: "2026-11-27" });
    const { body } = await ask(tenant, "POST", `${noun}/search`, { tag: "phone" });
    expect(body).toMatchObject({ total: 1, unfilteredTotal: 2, items: [{ name: "Tagged" }] });
    expect((await ask(tenant, "POST", `${noun}/search`, { tag: "pho" })).body.total).toBe(0);
    expect((await ask(tenant, "POST", `${noun}/search`, { from: "27 Nov" })).body.errors).toEqual([
      { path: "from", message: "Must be a date such as 2026-11-27" },
    ]);
    expect((await ask(tenant, "POST", "tags/selections", { name: "AN" })).body).toEqual([
      { value: "Anna", label: "Anna" },
    ]);
  });
});
