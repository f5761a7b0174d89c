import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

const IBAN = "DE89370400440532013000";
const account = { label: "Euro account", holder: "Ida Brekke", iban: IBAN };

/** Creates a tenant with a euro account, and functions to issue invoices that name it. */
async function newPayee() {
  const issuer = await newIssuer();
  const { id } = await createRow(issuer.tenant, "bank-accounts", { ...account, currency: "EUR" });
  return { ...issuer, accountId: id };
}

describe("POST bank-accounts", () => {
  it("removes the spaces of an IBAN and a BIC", async () => {
    const tenant = await newTenant();
    const body = { ...account, iban: "de89 3704 0044 0532 0130 00", bic: "cobadeff xxx", accountNumber: "" };
    const answer = await ask(tenant, "POST", "bank-accounts", body);
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { iban: IBAN, bic: "COBADEFFXXX", accountNumber: null, currency: null },
    ]);
  });

  it.each([
    [{ iban: "DE89370400440532013001" }, "iban", "This is not a valid IBAN"],
    [{ iban: "DE8937040044053201300" }, "iban", "This is not a valid IBAN"],
    [{ bic: "COBA" }, "bic", "This is not a valid BIC"],
    [{ upiId: "ida" }, "upiId", "Enter a UPI ID such as ida@bank"],
    [
      { promptPayId: "1234" },
      "promptPayId",
      "Enter a Thai mobile number, a tax ID of 13 digits or an e-wallet ID of 15",
    ],
    [
      { pixKey: "foo bar!!" },
      "pixKey",
      "Enter an email, a mobile number with its area code, a CPF or CNPJ, or a random key",
    ],
    [{ iban: "" }, "iban", "Enter an IBAN, an account number, or a PromptPay, UPI or PIX ID"],
    [{ currency: "EURO" }, "currency", "Must be the code of a currency"],
    [{ holder: " " }, "holder", "Please enter the account holder"],
  ])("rejects %j", async (wrong, path, message) => {
    const answer = await ask(await newTenant(), "POST", "bank-accounts", { ...account, ...wrong });
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path, message }] }]);
  });
});

describe("the PIX key of a bank account", () => {
  it("is stored in its official form, and an older one stays until it is changed", async () => {
    const { tenant, accountId } = await newPayee();
    const patch = (body: object) => ask(tenant, "PATCH", `bank-accounts/${accountId}`, body);
    const created = await createRow(tenant, "bank-accounts", { ...account, pixKey: "(11) 91234-5678" });
    expect(created).toMatchObject({ pixKey: "+5511912345678" });
    expect((await patch({ pixKey: "123.456.789-09" })).body).toMatchObject({ pixKey: "12345678909" });
    const where = { userId_id: { userId: tenant.userId, id: accountId } };
    await db.bankAccount.update({ where, data: { pixKey: "foo bar!!" } });
    expect((await patch({ label: "Old", pixKey: "foo bar!!" })).body).toMatchObject({ pixKey: "foo bar!!" });
    expect((await patch({ label: "Older" })).body).toMatchObject({ pixKey: "foo bar!!" });
    const refused = await patch({ pixKey: "foo baz!!" });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: "pixKey" }]]);
    expect((await patch({ pixKey: "" })).body).toMatchObject({ pixKey: null });
  });
});

describe("PATCH bank-accounts/{id}", () => {
  it("does not remove the last number to pay to", async () => {
    const { tenant, accountId } = await newPayee();
    const answer = await ask(tenant, "PATCH", `bank-accounts/${accountId}`, { iban: null });
    expect(answer.status).toBe(422);
    const changed = await ask(tenant, "PATCH", `bank-accounts/${accountId}`, {
      iban: null,
      upiId: "ida@bank",
    });
    expect([changed.status, changed.body]).toMatchObject([200, { iban: null, upiId: "ida@bank" }]);
  });

  it("changes what drafts print, without changing their version, and nothing on issued documents", async () => {
    const { tenant, accountId, add, issued, read } = await newPayee();
    const [draft, final] = [
      await add({ bankAccountId: accountId }),
      await issued({ bankAccountId: accountId }),
    ];
    await ask(tenant, "PATCH", `bank-accounts/${accountId}`, { bankName: "Fjordbanken" });
    expect(await read(draft.id)).toEqual({ ...draft, bankName: "Fjordbanken" });
    expect(await read(final.id)).toMatchObject({ bankIban: IBAN, bankName: null });
  });
});

describe("DELETE bank-accounts/{id}", () => {
  it("takes it from drafts; issued documents keep what they printed", async () => {
    const { tenant, accountId, add, issued, read } = await newPayee();
    const [draft, final] = [
      await add({ bankAccountId: accountId }),
      await issued({ bankAccountId: accountId }),
    ];
    expect((await ask(tenant, "DELETE", `bank-accounts/${accountId}`)).status).toBe(204);
    expect(await read(draft.id)).toMatchObject({ bankAccountId: null, bankHolder: null, bankIban: null });
    expect(await read(final.id)).toMatchObject({
      bankAccountId: null,
      bankHolder: "Ida Brekke",
      bankIban: IBAN,
    });
  });
});

describe("the account of a document", () => {
  it("is by default the first of its currency, else the first of any currency", async () => {
    const { tenant, add, accountId } = await newPayee();
    const { id: any } = await createRow(tenant, "bank-accounts", { ...account, label: "Any" });
    await createRow(tenant, "bank-accounts", { ...account, label: "Later", currency: "EUR" });
    expect(await add({ currency: "EUR" })).toMatchObject({ bankAccountId: accountId, bankIban: IBAN });
    expect(await add({ currency: "USD" })).toMatchObject({ bankAccountId: any });
    expect(await add({ bankAccountId: null })).toMatchObject({ bankAccountId: null, bankIban: null });
  });

  it("changes and goes by PATCH, and an unknown one is 404", async () => {
    const { tenant, add, accountId } = await newPayee();
    const { id } = await add({ bankAccountId: null });
    const patch = (bankAccountId: string | null) =>
      ask(tenant, "PATCH", `sales-documents/${id}`, { bankAccountId });
    expect((await patch(accountId)).body).toMatchObject({ bankAccountId: accountId, bankIban: IBAN });
    expect((await patch(null)).body).toMatchObject({ bankAccountId: null, bankHolder: null, bankIban: null });
    expect((await patch("01930000-0000-7000-8000-00000000ffff")).status).toBe(404);
  });

  it("is in the invoice that is made from a quotation, as it is then", async () => {
    const { tenant, accountId, issued, succeed } = await newPayee();
    const quotation = await issued({ category: "quotation", bankAccountId: accountId });
    await db.bankAccount.updateMany({ where: { userId: tenant.userId }, data: { holder: "Ida Brekke AS" } });
    const invoice = await succeed(quotation.id, "convert", { category: "invoice" });
    expect(invoice).toMatchObject({ bankAccountId: accountId, bankHolder: "Ida Brekke AS", bankIban: IBAN });
  });
});
