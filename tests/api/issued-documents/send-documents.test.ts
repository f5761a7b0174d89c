import pino from "pino";
import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { newConfirmedAccount } from "../support/accounts/accounts";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask, call } from "../support/call";
import { issuedQuotation, newLink } from "../support/documents/document-links";
import { startMailServer } from "../support/accounts/mail-server";
import { newTenant, type Tenant } from "../support/tenants";

const server = await startMailServer();

const mail = {
  to: "ann@people.example",
  subject: "Quotation 1 from Ida Brekke",
  message: "Hello,\n\n.\nthe page",
};
const send = (tenant: Tenant, id: string, body: object = {}) =>
  ask(tenant, "POST", `sales-documents/${id}/send`, { ...mail, ...body });
const sentOf = async (tenant: Tenant, id: string) =>
  (await ask<{ canSend: boolean; sent: object[] }>(tenant, "GET", `sales-documents/${id}/sharing`)).body;

/** The headers of a message, with folded lines joined. */
const headersOf = (raw: string) => (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ");

describe("sending a document", () => {
  it("delivers the message with the stored PDF and records it", async () => {
    const owner = await newConfirmedAccount();
    const id = await issuedQuotation(owner, { freelancerEmail: "ida@studio.example" });
    const link = `http://localhost/p/${await newLink(owner, id)}`;
    const answer = await send(owner, id, { message: `Hello,\n\n${link}\n` });
    expect(answer).toMatchObject({ status: 200, body: { to: mail.to, subject: mail.subject } });
    const received = await server.mailTo(mail.to, mail.subject);
    expect(received.from).toBe("Ida Brekke <pennant@server.example>");
    expect(headersOf(received.raw)).toMatch(/^Reply-To: ida@studio\.example$/m);
    expect(headersOf(received.raw)).not.toMatch(/^Auto-Submitted:/m);
    expect(received.raw.replace(/=\r\n/g, "")).toContain(link);
    expect(received.raw).toMatch(/Content-Type: application\/pdf; name="?quotation-1-Shop\.pdf/);
    const attached = /filename="?quotation-1-Shop\.pdf"?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(
      received.raw,
    )?.[1];
    const pdf = await call(owner, "GET", `sales-documents/${id}/pdf`);
    expect(Buffer.from(attached ?? "", "base64").equals(Buffer.from(await pdf.arrayBuffer()))).toBe(true);
    expect(await sentOf(owner, id)).toMatchObject({
      canSend: true,
      sent: [{ id: answer.body.id, to: mail.to }],
    });

    const other = await newTenant();
    expect((await importArchive(other, await zipFiles(await exportArchive(owner)))).status).toBe(200);
    expect((await sentOf(other, id)).sent).toEqual((await sentOf(owner, id)).sent);
  });

  it("logs why an email was not sent, without the address", async () => {
    const owner = await newConfirmedAccount();
    const id = await issuedQuotation(owner);
    const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    try {
      await send(owner, id, { to: "nobody@elsewhere.example" });
      Object.assign(env(), { SMTP_URL: "smtp://127.0.0.1:9" });
      await send(owner, id);
      const [refused, unreachable] = warned.mock.calls.map(([fields]) =>
        pino.stdSerializers.err((fields as { err: Error }).err),
      );
      expect(refused).toMatchObject({ responseCode: 550, code: "EENVELOPE", step: "RCPT TO" });
      expect(refused?.message).toMatch(/No such mailbox/);
      expect(unreachable).toMatchObject({ code: "ESOCKET", step: "CONN" });
      expect(unreachable?.message).toMatch(/ECONNREFUSED/);
      expect(JSON.stringify([refused, unreachable])).not.toMatch(/elsewhere|people\.example|Quotation 1/);
    } finally {
      warned.mockRestore();
    }
  });

  it("says why the mail server refuses it, and does not count it as sent", async () => {
    const owner = await newConfirmedAccount();
    const id = await issuedQuotation(owner);
    const refused = await send(owner, id, { to: "nobody@elsewhere.example" });
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0]?.path).toBe("to");
    expect(refused.body.detail).toMatch(
      /^The email was not sent\. The mail server says: 5\d\d .*No such mailbox/,
    );
    Object.assign(env(), { SMTP_URL: "smtp://127.0.0.1:9" });
    const unreachable = await send(owner, id);
    expect([unreachable.status, unreachable.body.detail]).toEqual([
      503,
      "The email was not sent: the mail server cannot be reached. Try again later.",
    ]);
    expect((await sentOf(owner, id)).sent).toEqual([]);
    expect(server.mails).toEqual([]);
  });

  it.each([
    ["two recipients", { to: "ann@people.example, bob@people.example" }],
    ["a header in the address", { to: "ann@people.example\r\nBcc: bob@people.example" }],
    ["a header in the subject", { subject: "Quotation\r\nBcc: bob@people.example" }],
    ["a lone line feed in the subject", { subject: "Quotation\nBcc: bob@people.example" }],
    ["no message", { message: " " }],
  ])("refuses %s", async (_, body) => {
    const owner = await newConfirmedAccount();
    const id = await issuedQuotation(owner);
    expect((await send(owner, id, body)).status).toBe(422);
    expect(server.mails).toEqual([]);
  });

  it("has one recipient and one subject, whatever the freelancer's name is", async () => {
    const owner = await newConfirmedAccount();
    const id = await issuedQuotation(owner);
    const where = { userId_id: { userId: owner.userId, id } };
    const freelancerName = 'Ida"\r\nBcc: bob@people.example\r\nSubject: Other <x@y.example>,';
    await db.salesDocument.update({ where, data: { freelancerName } });
    expect((await send(owner, id)).status).toBe(200);
    const received = await server.mailTo(mail.to, mail.subject);
    expect(received.to).toEqual([mail.to]);
    const headers = headersOf(received.raw).split("\r\n");
    expect(
      headers.filter((line) => /^(bcc|subject|to|from|cc):/i.test(line)).map((line) => line.split(":")[0]),
    ).toEqual(["From", "To", "Subject"]);
  });

  it("is not possible for demos, without a mail server, and too often", async () => {
    const demo = await newTenant();
    const quotation = await issuedQuotation(demo);
    expect((await send(demo, quotation)).status).toBe(409);
    const owner = await newConfirmedAccount();
    const id = await issuedQuotation(owner);
    Object.assign(env(), { RATE_LIMITS: "on" });
    await db.rateLimit.create({
      data: { key: `send ${owner.userId}`, count: 60, resetsAt: new Date(Date.now() + 60_000) },
    });
    expect((await send(owner, id)).status).toBe(429);
    Object.assign(env(), { SMTP_URL: undefined, RATE_LIMITS: "off" });
    await db.rateLimit.deleteMany();
    expect((await send(owner, id)).status).toBe(409);
    expect((await sentOf(owner, id)).canSend).toBe(false);
    expect(server.mails).toEqual([]);
  });
});
