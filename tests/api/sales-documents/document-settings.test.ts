import { describe, expect, it } from "vitest";
import { numberSettingsFormSchema, toNumberSettingsForm } from "@/lib/document-settings/form";
import { documentSettingsSchema } from "@/lib/document-settings/schema";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { newTenant } from "../support/tenants";

const untouched = { pattern: "{0}", reset: "never", next: 1 };

describe("document settings", () => {
  it("are plain numbers that go on after what is there", async () => {
    const { tenant, add } = await newIssuer();
    await add({ number: "7" });
    const { status, body } = await ask(tenant, "GET", "document-settings");
    expect(status).toBe(200);
    expect(documentSettingsSchema.parse(body)).toEqual({
      quotation: untouched,
      invoice: { ...untouched, next: 8 },
      receipt: untouched,
      creditNote: untouched,
    });
  });

  it("change in any part, for documents issued afterwards", async () => {
    const { tenant, add, issued, settings } = await newIssuer();
    const changed = await settings({ invoice: { pattern: "INV-{0000}", next: 14 }, receipt: { next: 5 } });
    expect(documentSettingsSchema.parse(changed.body)).toMatchObject({
      invoice: { pattern: "INV-{0000}", reset: "never", next: 14 },
      receipt: { ...untouched, next: 5 },
      quotation: untouched,
    });
    expect((await ask(tenant, "GET", "document-settings")).body).toEqual(changed.body);
    expect((await add()).number).toBe("INV-0014");
    expect((await issued()).number).toBe("INV-0014");
    expect((await issued({ number: "INV-0020" })).number).toBe("INV-0020");
    expect((await issued()).number).toBe("INV-0021");
    expect((await add({ category: "receipt" })).number).toBe("5");
    expect((await issued({ category: "receipt" })).number).toBe("5");
    const { body } = await settings({ invoice: { pattern: "{0}" } });
    expect(body.invoice).toEqual({ pattern: "{0}", reset: "never", next: 22 });
  });

  it("start again every year or month of the issue date", async () => {
    const { issued, settings } = await newIssuer();
    await settings({ invoice: { pattern: "{YY}{MM}-{000}", reset: "month" } });
    const numbers = [];
    for (const issuedDate of ["2026-11-30", "2026-11-30", "2026-12-01", "2027-01-01"])
      numbers.push((await issued({}, { issuedDate })).number);
    expect(numbers).toEqual(["2611-001", "2611-002", "2612-001", "2701-001"]);
  });

  it.each([
    [{ invoice: { pattern: "" } }, "invoice.pattern", "Please enter a pattern"],
    [{ invoice: { pattern: "INV" } }, "invoice.pattern", "Use one counter, such as {0} or {0000}"],
    [{ invoice: { pattern: "a\0{0}" } }, "invoice.pattern", "Contains characters that cannot be saved"],
    [{ invoice: { pattern: `${"a".repeat(40)}{0}` } }, "invoice.pattern", "Must be at most 40 characters"],
    [
      { quotation: { reset: "year" } },
      "quotation.pattern",
      "Numbers that start again need {YYYY} or {YY} in the pattern",
    ],
    [{ receipt: { reset: "daily" } }, "receipt.reset", "Must be never, year or month"],
    [{ invoice: { next: 0 } }, "invoice.next", "Must be a whole number and at least 1"],
    [{ invoice: { next: 1.5 } }, "invoice.next", "Must be a whole number and at least 1"],
    [{ invoice: { next: 1_000_000_000_000_000 } }, "invoice.next", "Must be at most 999,999,999,999,999"],
  ])("refuse %j", async (body, path, message) => {
    const tenant = await newTenant();
    const before = (await ask(tenant, "GET", "document-settings")).body;
    const answer = await ask(tenant, "PATCH", "document-settings", body);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
    expect((await ask(tenant, "GET", "document-settings")).body).toEqual(before);
  });

  it.each([
    ["20261130001", "20261130002"],
    ["999999999999998", "999999999999999"],
    // No number could follow it in the series.
    ["999999999999999", "1"],
  ])("are saved again after a document with the number %s: the next one is %s", async (number, next) => {
    const { issued, settings } = await newIssuer();
    expect((await issued({ number })).number).toBe(number);
    const { body } = await settings({});
    expect(body.invoice).toMatchObject({ next: Number(next) });
    const form = toNumberSettingsForm(documentSettingsSchema.parse(body));
    expect(numberSettingsFormSchema.safeParse(form).success).toBe(true);
    expect(await settings({ invoice: body.invoice })).toMatchObject({ status: 200, body });
  });

  it("refuse a next number that is issued, and leave the rest of that change out", async () => {
    const { issued, settings } = await newIssuer();
    await issued();
    await issued();
    const refused = await settings({ quotation: { next: 9 }, invoice: { next: 2 } });
    expect(refused.body.errors).toEqual([{ path: "invoice.next", message: "Must be at least 3" }]);
    expect((await settings({})).body).toMatchObject({ quotation: untouched, invoice: { next: 3 } });
  });

  it("are the tenant's own", async () => {
    const { settings } = await newIssuer();
    await settings({ invoice: { next: 9 } });
    expect((await ask(await newTenant(), "GET", "document-settings")).body.invoice).toEqual(untouched);
  });
});
