import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { sweep } from "@/lib/sweep/server/sweep";
import { ask, call } from "../support/call";
import {
  accept,
  issuedQuotation,
  linkedQuotation,
  newLink,
  openPage,
} from "../support/documents/document-links";
import { issuedInvoice, paid } from "../support/documents/paid-invoices";
import { createRow } from "../support/rows";
import { item, names, newProject } from "../support/studio";
import { newTenant } from "../support/tenants";

const hashOf = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");

describe("a link", () => {
  it("is stored as a hash only, and earlier ones stay valid until they are revoked", async () => {
    const { tenant, id, token } = await linkedQuotation();
    const second = await newLink(tenant, id);
    const stored = await db.documentLink.findMany({ where: { userId: tenant.userId } });
    expect(stored.map(({ hash }) => hash).sort()).toEqual([token, second].map(hashOf).sort());
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const one of [token, second]) expect((await openPage(one)).status).toBe(200);
    expect((await call(tenant, "DELETE", `sales-documents/${id}/link`)).status).toBe(204);
    expect((await call(tenant, "DELETE", `sales-documents/${id}/link`)).status).toBe(204);
    for (const one of [token, second]) expect((await openPage(one)).status).toBe(404);
  });

  it("is only of an issued document", async () => {
    const tenant = await newTenant();
    const draft = { projectId: await newProject(tenant), ...names, items: [item] };
    const { id } = await createRow(tenant, "sales-documents", draft);
    const refused = await ask(tenant, "POST", `sales-documents/${id}/link`);
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: "Only an issued document has a link. Issue it first." },
    });
    const mail = { to: "ann@people.example", subject: "Invoice", message: "Hello" };
    expect((await ask(tenant, "POST", `sales-documents/${id}/send`, mail)).status).toBe(409);
  });

  it("works through its last day in the freelancer's zone, and is then swept", async () => {
    const { tenant, id } = await linkedQuotation();
    await ask(tenant, "PATCH", "users", { timeZone: "Asia/Bangkok" });
    const token = await newLink(tenant, id, { expiresOn: "2999-12-31" });
    const where = { hash: hashOf(token) };
    expect((await db.documentLink.findFirst({ where }))?.expiresAt?.toISOString()).toBe(
      "2999-12-31T17:00:00.000Z",
    );
    const past = await ask(tenant, "POST", `sales-documents/${id}/link`, { expiresOn: "2020-01-01" });
    expect(past.body.errors).toEqual([{ path: "expiresOn", message: "Choose today or a later day" }]);
    await db.documentLink.updateMany({ where, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await openPage(token)).status).toBe(404);
    await sweep();
    expect(await db.documentLink.count({ where })).toBe(0);
  });

  it("that does not exist gets the same page, whatever the reason", async () => {
    const [revoked, expired, ended, taken] = [
      await linkedQuotation(),
      await linkedQuotation(),
      await linkedQuotation(),
      await linkedQuotation(),
    ];
    await call(revoked.tenant, "DELETE", `sales-documents/${revoked.id}/link`);
    await db.documentLink.updateMany({
      where: { hash: hashOf(expired.token) },
      data: { expiresAt: new Date(0) },
    });
    await db.user.update({ where: { id: ended.tenant.userId }, data: { expiresAt: new Date(0) } });
    expect((await ask(taken.tenant, "POST", `sales-documents/${taken.id}/take-back`)).status).toBe(200);
    const unknown = [32, 48].map((bytes) => randomBytes(bytes).toString("base64url"));
    const tokens = [revoked.token, expired.token, ended.token, taken.token, ...unknown, "x"];
    const pages = await Promise.all(tokens.map((token) => openPage(token)));
    for (const { status, html, headers } of pages) {
      expect(status).toBe(404);
      expect(html).toBe(pages[0]?.html);
      expect([...headers]).toEqual([...(pages[0]?.headers ?? [])]);
    }
    const refusals = await Promise.all(tokens.map((token) => accept(token)));
    for (const { status, body } of refusals) expect([status, body]).toEqual([404, refusals[0]?.body]);
  });

  it("is deleted when its document is taken back, which may get another client", async () => {
    const { tenant, id, token } = await linkedQuotation();
    await ask(tenant, "POST", `sales-documents/${id}/take-back`);
    expect((await ask(tenant, "POST", `sales-documents/${id}/issue`, {})).status).toBe(200);
    expect((await openPage(token)).status).toBe(404);
  });
});

describe("the page of a link", () => {
  it("shows the document without an account and keeps its address secret", async () => {
    const { token } = await linkedQuotation({
      items: [{ title: "<b>Logo</b> & name", rate: "12400", quantity: "1" }],
    });
    const { status, headers, html } = await openPage(token);
    expect(status).toBe(200);
    expect(html).toContain("&lt;b&gt;Logo&lt;/b&gt; &amp; name");
    expect(html).toContain("I accept this quotation of 12,400.00 THB.");
    expect(html).toContain("Saltmarsh Bakery");
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    const [policy, script] = [
      headers.get("content-security-policy"),
      /<script>(.*?)<\/script>/s.exec(html)?.[1],
    ];
    expect(policy).toContain(
      `script-src 'sha256-${createHash("sha256")
        .update(script ?? "")
        .digest("base64")}'`,
    );
  });

  it("changes nothing, whoever reads it", async () => {
    const { tenant, id, token } = await linkedQuotation();
    const rows = () =>
      Promise.all([
        db.documentLink.findMany({ where: { userId: tenant.userId } }),
        db.salesDocument.findMany({ where: { userId: tenant.userId, id } }),
      ]);
    await ask(tenant, "GET", `sales-documents/${id}/pdf`).catch(() => undefined);
    const before = await rows();
    const readers: Record<string, string>[] = [
      {},
      { purpose: "prefetch", "sec-purpose": "prefetch;prerender" },
      { "user-agent": "Mozilla/5.0 (compatible; MSIE 10.0) SafeLinks" },
      { "user-agent": "WhatsApp/2.23.20.0" },
    ];
    for (const headers of readers) {
      expect((await openPage(token, headers)).status).toBe(200);
      expect((await call(null, "GET", `public/documents/${token}/pdf`, undefined, headers)).status).toBe(200);
    }
    expect(await rows()).toEqual(before);
    for (const path of ["opened", "answer", "form"])
      expect((await call(null, "GET", `public/documents/${token}/${path}`)).status).toBe(405);
  });

  it("gives the stored PDF", async () => {
    const { tenant, id, token } = await linkedQuotation();
    const response = await call(null, "GET", `public/documents/${token}/pdf`);
    const pdf = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get("content-disposition")).toContain("quotation-1-Shop.pdf");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    const where = { userId_id: { userId: tenant.userId, id } };
    expect((await db.salesDocument.findUnique({ where }))?.pdfHash).toBe(hashOf(pdf));
  });

  it("says what is left to pay, with a code over that", async () => {
    const tenant = await newTenant();
    const account = { label: "Main", holder: "Ida Brekke", iban: "DE02120300000000202051" };
    const bank = await createRow(tenant, "bank-accounts", account);
    const { id } = await issuedInvoice(tenant, { currency: "EUR", bankAccountId: bank.id });
    const token = await newLink(tenant, id);
    const full = (await openPage(token)).html;
    expect(full).toContain("€300.00");
    expect(full).toContain("DE02 1203 0000 0000 2020 51");
    expect(full).toContain('aria-label="Scan with your banking app"');
    await paid(tenant, id, "100.00");
    const part = (await openPage(token)).html;
    expect(part).toContain("€200.00");
    expect(/<path class="code-dark"[^>]*>/.exec(part)?.[0]).not.toBe(
      /<path class="code-dark"[^>]*>/.exec(full)?.[0],
    );
    await paid(tenant, id, "200.00");
    const done = (await openPage(token)).html;
    expect(done).toMatch(/This invoice was paid on \d+ \w+( \d{4})?\. Thank you\./);
    expect(done).not.toContain(`role="img"`);
  });
});

describe("opened", () => {
  const open = (token: string, headers: Record<string, string> = {}) =>
    call(null, "POST", `public/documents/${token}/opened`, undefined, headers);

  it("is counted for the client and never for the owner or another site", async () => {
    const { tenant, id, token, read } = await linkedQuotation();
    const other = await newTenant();
    expect((await open(token, { cookie: tenant.cookie })).status).toBe(204);
    expect((await open(token, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await read()).openedAt).toBeNull();
    const { updatedAt } = await read();
    expect((await open(token, { "sec-fetch-site": "same-origin" })).status).toBe(204);
    expect((await open(token, { cookie: other.cookie })).status).toBe(204);
    expect(await read()).toMatchObject({ openedAt: expect.any(String) as string, updatedAt });
    const sharing = await ask<{ links: object[] }>(tenant, "GET", `sales-documents/${id}/sharing`);
    expect(sharing.body).toMatchObject({ canSend: false, links: [{ openCount: 2 }], sent: [] });
  });

  it("prevents taking back", async () => {
    const { tenant, id, token } = await linkedQuotation();
    await open(token);
    const refused = await ask(tenant, "POST", `sales-documents/${id}/take-back`);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe("The client has opened it. Credit it, or make a new one.");
  });
});

it("belongs to its tenant", async () => {
  const { id, token } = await linkedQuotation();
  const other = await newTenant();
  await issuedQuotation(other);
  for (const [method, path] of [
    ["POST", "link"],
    ["DELETE", "link"],
    ["GET", "sharing"],
    ["POST", "answer-seen"],
  ] as const)
    expect((await ask(other, method, `sales-documents/${id}/${path}`)).status, path).toBe(404);
  expect((await openPage(token)).status).toBe(200);
});
