import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formatInstant } from "@/lib/shared/dates/dates";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask, call } from "../support/call";
import {
  accept,
  issuedQuotation,
  linkedQuotation,
  newLink,
  openPage,
} from "../support/documents/document-links";
import { issuedInvoice } from "../support/documents/paid-invoices";
import { newTenant, type Tenant } from "../support/tenants";

const thisYear = new Date().getUTCFullYear();

/** "24 Nov": the day of the tenants, whose zone is UTC. */
const today = () => formatInstant(new Date(), "UTC", "dayMonth");

const search = async (tenant: Tenant, filter: object) =>
  (await ask(tenant, "POST", "sales-documents/search", filter)).body.items;

describe("an answer", () => {
  it("is recorded once, with the hash of the PDF that was accepted", async () => {
    const { tenant, id, token, read } = await linkedQuotation();
    const answer = await accept(token, { email: "suda@people.example", note: "Go ahead" });
    expect(answer).toMatchObject({ status: 200, body: { answer: "accepted", name: "A. Suda" } });
    const pdf = await call(null, "GET", `public/documents/${token}/pdf`);
    const hash = createHash("sha256")
      .update(new Uint8Array(await pdf.arrayBuffer()))
      .digest("hex");
    expect(await read()).toMatchObject({
      state: "accepted",
      answer: "accepted",
      answeredBy: "A. Suda",
      answerEmail: "suda@people.example",
      answerNote: "Go ahead",
      answerHash: hash,
      openedAt: expect.any(String) as string,
    });
    const again = await accept(token, { answer: "declined", name: "B. Lek" });
    expect(again.status).toBe(409);
    expect(again.body.detail).toBe(`This quotation was accepted on ${today()} by A. Suda.`);
    expect((await openPage(token)).html).toContain(again.body.detail);
    expect((await openPage(token)).html).not.toContain("<form");
    const refused = await ask(tenant, "POST", `sales-documents/${id}/take-back`);
    expect(refused.body.detail).toBe("The client has accepted it. Make a new one instead.");
  });

  it("needs no file: where none can be stored, the hash of the PDF follows with it", async () => {
    const tenant = await newTenant();
    // A file where the folder of the tenant's objects should be: nothing can be stored, as on a full disk.
    const folder = path.join(env().PENNANT_DATA_DIR, "objects", tenant.userId);
    mkdirSync(path.dirname(folder), { recursive: true });
    writeFileSync(folder, "");
    const id = await issuedQuotation(tenant);
    const token = await newLink(tenant, id);
    const read = async () => (await ask(tenant, "GET", `sales-documents/${id}`)).body;
    expect(await accept(token)).toMatchObject({ status: 200, body: { answer: "accepted" } });
    expect(await read()).toMatchObject({ answer: "accepted", answeredBy: "A. Suda", answerHash: null });
    rmSync(folder);
    const pdf = await call(null, "GET", `public/documents/${token}/pdf`);
    expect(pdf.status).toBe(200);
    const hash = createHash("sha256").update(new Uint8Array(await pdf.arrayBuffer()));
    expect((await read()).answerHash).toBe(hash.digest("hex"));
  });

  it("is one of many at once", async () => {
    const { token, read } = await linkedQuotation();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        accept(token, { answer: at % 2 ? "accepted" : "declined", name: `Person ${at}` }),
      ),
    );
    const stood = answers.filter(({ status }) => status === 200);
    expect(stood).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await read()).toMatchObject({
      answer: stood[0]?.body.answer,
      answeredBy: stood[0]?.body.name,
    });
  });

  it("decides the state in lists, filters and the CSV", async () => {
    const declined = await linkedQuotation();
    expect((await accept(declined.token, { answer: "declined", note: "Too late" })).status).toBe(200);
    const { tenant, id } = declined;
    for (const [state, count] of [
      ["declined", 1],
      ["accepted", 0],
      ["open", 0],
      ["expired", 0],
    ] as const)
      expect(await search(tenant, { state, kind: "all" }), state).toHaveLength(count);
    expect(await search(tenant, { sort: "state" })).toMatchObject([{ id, state: "declined" }]);
    const csv = await call(tenant, "POST", "sales-documents/csv", {});
    expect(await csv.text()).toContain("Declined");
  });

  it("is new until it is dismissed or an invoice is made", async () => {
    const { tenant, id, token } = await linkedQuotation();
    const isNew = async () =>
      (await search(tenant, { answer: "new", sort: "answered" })).map((row) => row.id);
    expect(await isNew()).toEqual([]);
    expect((await ask(tenant, "POST", `sales-documents/${id}/answer-seen`)).status).toBe(409);
    await accept(token);
    expect(await isNew()).toEqual([id]);
    expect((await call(tenant, "POST", `sales-documents/${id}/answer-seen`)).status).toBe(204);
    expect(await isNew()).toEqual([]);
    await db.salesDocument.updateMany({ where: { userId: tenant.userId }, data: { answerSeenAt: null } });
    await ask(tenant, "POST", `sales-documents/${id}/convert`, { category: "invoice" });
    expect(await isNew()).toEqual([]);
  });

  it("is possible through the last day, and not after it", async () => {
    const lastDay = new Date().toISOString().slice(0, 10);
    const { tenant, id, token } = await linkedQuotation({}, lastDay);
    await db.salesDocument.update({
      where: { userId_id: { userId: tenant.userId, id } },
      data: { dueOn: new Date(`${thisYear}-01-02`) },
    });
    const refused = await accept(token);
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: "This quotation was valid until 2 Jan." },
    });
    expect((await openPage(token)).html).toContain("This quotation was valid until 2 Jan.");
    await db.salesDocument.update({
      where: { userId_id: { userId: tenant.userId, id } },
      data: { dueOn: new Date(lastDay) },
    });
    expect((await accept(token)).status).toBe(200);
  });

  it("is refused for an invoice, and without a name", async () => {
    const tenant = await newTenant();
    const invoice = await newLink(tenant, (await issuedInvoice(tenant)).id);
    expect((await accept(invoice)).body.detail).toBe("Only a quotation can be accepted or declined.");
    const { token } = await linkedQuotation();
    const nameless = await accept(token, { name: " " });
    expect(nameless.body.errors).toEqual([{ path: "name", message: "Please enter your name" }]);
    expect((await accept(token, { name: "A\r\nBcc: x" })).status).toBe(422);
    expect((await accept(token, { email: "suda" })).status).toBe(422);
  });

  it("is in the language of the document", async () => {
    const { token } = await linkedQuotation({ language: "de" });
    expect((await openPage(token)).html).toContain('<html lang="de"');
    await accept(token);
    expect((await accept(token)).body.detail).toMatch(
      /^Dieses Angebot wurde am .* von A\. Suda angenommen\.$/,
    );
  });

  it("travels in an export; links do not", async () => {
    const { tenant, id, token } = await linkedQuotation();
    await accept(token);
    // Stored after the response.
    const hash = async () => (await ask(tenant, "GET", `sales-documents/${id}`)).body.answerHash;
    await expect.poll(hash).not.toBeNull();
    const other = await newTenant();
    expect((await importArchive(other, await zipFiles(await exportArchive(tenant)))).status).toBe(200);
    const { body: there } = await ask(other, "GET", `sales-documents/${id}`);
    const { body: here } = await ask(tenant, "GET", `sales-documents/${id}`);
    for (const name of ["state", "answer", "answeredAt", "answeredBy", "answerHash", "openedAt"])
      expect(there[name], name).toEqual(here[name]);
    expect(await db.documentLink.count({ where: { userId: other.userId } })).toBe(0);
  });
});

describe("the form of the page", () => {
  const form = (token: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    call(null, "POST", `public/documents/${token}/form`, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    });

  it("answers and returns to the page", async () => {
    const { token, read } = await linkedQuotation();
    const fields = { answer: "declined", name: "A. Suda", note: "Too late" };
    const sent = await form(token, fields, { "sec-fetch-site": "same-origin", accept: "text/html" });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/p/${token}`]);
    expect(await read()).toMatchObject({ state: "declined", answerNote: "Too late" });
    const again = await form(token, fields);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("This quotation was declined on");
  });

  it("is shown again with its values when it is refused", async () => {
    const { token, read } = await linkedQuotation();
    const refused = await form(token, { answer: "accepted", name: "", email: '"x', note: "<i>" });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    for (const text of ["Please enter your name", "Enter a valid email address", "&lt;i&gt;", "&quot;x"])
      expect(html).toContain(text);
    expect((await read()).answer).toBeNull();
  });

  it("is refused from another site", async () => {
    const { token, read } = await linkedQuotation();
    const fields = { answer: "accepted", name: "A. Suda" };
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site", origin: "null" },
      { "sec-fetch-site": "same-site" },
      { origin: "http://elsewhere.example", accept: "text/html" },
    ];
    for (const headers of foreign)
      expect((await form(token, fields, { host: "localhost", ...headers })).status).toBe(403);
    expect((await read()).answer).toBeNull();
    // Over plain http: our page hides its referrer, so the browser sends this origin.
    expect((await form(token, fields, { origin: "null", accept: "text/html" })).status).toBe(303);
  });
});
