import { describe, expect, it } from "vitest";
import { newIssuer } from "../support/documents/issued";
import { remove, restore } from "../support/trash";

/** Creates an issued invoice, and a draft of its credit note that is in the trash. */
async function newDeletedCredit() {
  const issuer = await newIssuer();
  const { tenant, issued, succeed } = issuer;
  const invoice = await issued();
  const note = await succeed(invoice.id, "credit");
  const entry = await remove(tenant, `sales-documents/${note.id}`);
  return { ...issuer, invoice, note, entry };
}

describe("a credit note that is restored", () => {
  it("is not issued while its invoice is a draft, and then covers what the invoice has become", async () => {
    const { tenant, post, succeed, read, invoice, note, entry } = await newDeletedCredit();
    await succeed(invoice.id, "take-back");
    expect((await restore(tenant, entry)).status).toBe(200);
    const refused = await post(note.id, "issue");
    expect([refused.status, refused.body.detail]).toEqual([409, "Its invoice is a draft. Issue that first."]);
    await succeed(invoice.id, "issue");
    expect((await succeed(note.id, "issue")).state).toBe("credited");
    expect(await read(invoice.id)).toMatchObject({ state: "credited", balance: "0.00" });
  });

  it("is neither issued nor changed once its invoice was deleted", async () => {
    const { tenant, post, change, succeed, invoice, note, entry } = await newDeletedCredit();
    await succeed(invoice.id, "take-back");
    await remove(tenant, `sales-documents/${invoice.id}`);
    expect((await restore(tenant, entry)).status).toBe(200);
    for (const refused of [await post(note.id, "issue"), await change(note.id, { note: "x" })])
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        "Its invoice was deleted. Delete this draft too.",
      ]);
    await remove(tenant, `sales-documents/${note.id}`);
  });

  it("is not issued once a final invoice deducts its deposit", async () => {
    const { tenant, post, succeed, issued } = await newIssuer();
    const quotation = await issued({ category: "quotation" });
    const options = { category: "invoice", purpose: "deposit", deposit: "50 %" };
    const deposit = await succeed(quotation.id, "convert", options);
    await succeed(deposit.id, "issue");
    const note = await succeed(deposit.id, "credit");
    const entry = await remove(tenant, `sales-documents/${note.id}`);
    const final = await succeed(quotation.id, "convert", { category: "invoice" });
    const number = (await succeed(final.id, "issue")).issuedNumber;
    expect((await restore(tenant, entry)).status).toBe(200);
    const refused = await post(note.id, "issue");
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `Invoice ${number} deducts this deposit. Credit that one instead.`,
    ]);
  });
});
