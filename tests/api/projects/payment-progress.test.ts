import fc from "fast-check";
import { v7 as newId } from "uuid";
import { describe, expect, it, vi } from "vitest";
import { netReceived } from "@/lib/sales-documents/totals/balance";
import * as documentPdf from "@/lib/sales-documents/server/document-pdf";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { issue, issuedInvoice, paid, pay } from "../support/documents/paid-invoices";
import { item, newProject } from "../support/studio";
import { newTenant, type Tenant } from "../support/tenants";

// Each issue would print a PDF, which these tests do not read.
vi.spyOn(documentPdf, "freezePdf").mockResolvedValue();

const search = (tenant: Tenant, filter: object = {}) =>
  ask(tenant, "POST", "received-payments/search", filter);

describe("the stored sums", () => {
  it("are those of the payments after random creates, corrections and removals", async () => {
    const tenant = await newTenant();
    const invoices = [await issuedInvoice(tenant), await issuedInvoice(tenant, { currency: "KWD" })];
    const step = fc.record({
      what: fc.constantFrom("pay", "pay", "pay", "correct", "remove"),
      which: fc.nat(),
      amount: fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2)),
      kind: fc.constantFrom("payment", "deposit", "withheld", "refund"),
    });
    const accepted = new Set<number>();
    for (const { what, which, amount, kind } of fc.sample(step, { seed: 7, numRuns: 80 })) {
      const invoice = invoices[which % 2]?.id ?? "";
      const stored = await db.receivedPayment.findMany({ where: { userId: tenant.userId } });
      const path = `received-payments/${stored[which % stored.length]?.id ?? newId()}`;
      const answer =
        what === "pay"
          ? await pay(tenant, invoice, amount, { kind, allowOver: which % 3 === 0 })
          : what === "correct"
            ? await ask(tenant, "PATCH", path, { amount, kind, allowOver: which % 3 === 0 })
            : await ask(tenant, "DELETE", path);
      accepted.add(answer.status);
      for (const document of await db.salesDocument.findMany({ where: { userId: tenant.userId } })) {
        const payments = await db.receivedPayment.findMany({ where: { documentId: document.id } });
        const sum = netReceived(
          payments.map((one) => ({ kind: one.kind, amount: one.amount.toFixed() })),
          document.currency,
        );
        expect(document.received.eq(sum)).toBe(true);
        expect(document.balance?.eq(document.total.minus(sum))).toBe(true);
      }
    }
    expect([...accepted].sort()).toEqual([200, 201, 204, 422]);
  });
});

describe("the payment status of the project", () => {
  const statusOf = async (tenant: Tenant, id: string) =>
    (await ask(tenant, "GET", `projects/${id}`)).body.paymentStatus;

  it("moves with the first invoice and the last balance, and the response says so", async () => {
    const tenant = await newTenant();
    const first = await issuedInvoice(tenant);
    const { projectId } = first;
    expect(first.paymentStatusChange).toEqual({
      projectId,
      projectName: "Shop",
      before: "pending",
      after: "processing",
    });
    expect(await statusOf(tenant, projectId)).toBe("processing");
    const second = await issuedInvoice(tenant, { projectId });
    expect(second.paymentStatusChange).toBeNull();
    expect((await paid(tenant, first.id, "300")).paymentStatusChange).toBeNull();
    const last = await paid(tenant, second.id, "300");
    expect(last.paymentStatusChange).toMatchObject({ before: "processing", after: "paid" });
    expect(await statusOf(tenant, projectId)).toBe("paid");
    await ask(tenant, "DELETE", `received-payments/${last.id}`);
    expect(await statusOf(tenant, projectId)).toBe("paid");
  });

  it("never changes one that was set by hand, and undoing the change is by hand", async () => {
    const tenant = await newTenant();
    const projectId = await newProject(tenant, { paymentStatus: "processing" });
    const { id } = await issuedInvoice(tenant, { projectId });
    expect((await paid(tenant, id, "300")).paymentStatusChange).toBeNull();
    expect(await statusOf(tenant, projectId)).toBe("processing");
    const other = await issuedInvoice(tenant);
    expect(other.paymentStatusChange).not.toBeNull();
    await ask(tenant, "PATCH", `projects/${other.projectId}`, { paymentStatus: "pending" });
    expect((await paid(tenant, other.id, "300")).paymentStatusChange).toBeNull();
    expect(await statusOf(tenant, other.projectId)).toBe("pending");
  });

  it("follows the invoices again when a status set by hand is undone", async () => {
    const tenant = await newTenant();
    const { id, projectId } = await issuedInvoice(tenant);
    const path = `projects/${projectId}`;
    const isManual = async () => {
      const [row] = (await ask(tenant, "POST", "payment/search", {})).body.items;
      const { body } = await ask(tenant, "GET", path);
      expect(row?.isPaymentStatusManual).toBe(body.isPaymentStatusManual);
      return body.isPaymentStatusManual;
    };
    expect(await isManual()).toBe(false);
    await ask(tenant, "PATCH", path, { paymentStatus: "pending" });
    expect(await isManual()).toBe(true);
    await ask(tenant, "PATCH", path, { paymentStatus: "processing", isPaymentStatusManual: false });
    expect(await isManual()).toBe(false);
    expect((await ask(tenant, "PATCH", path, { isPaymentStatusManual: "no" })).status).toBe(422);
    expect((await paid(tenant, id, "300")).paymentStatusChange).toMatchObject({ after: "paid" });
  });

  it("is not changed by a quotation or a receipt", async () => {
    const tenant = await newTenant();
    const projectId = await newProject(tenant);
    for (const category of ["quotation", "receipt"])
      expect((await issuedInvoice(tenant, { projectId, category })).paymentStatusChange).toBeNull();
    expect(await statusOf(tenant, projectId)).toBe("pending");
  });

  it("is paid when the last two invoices are paid at once", async () => {
    const tenant = await newTenant();
    const first = await issuedInvoice(tenant);
    const others = [first];
    for (let more = 0; more < 3; more += 1)
      others.push(await issuedInvoice(tenant, { projectId: first.projectId }));
    const answers = await Promise.all(others.map(({ id }) => paid(tenant, id, "300")));
    expect(answers.filter(({ paymentStatusChange: change }) => change !== null)).not.toEqual([]);
    expect(await statusOf(tenant, first.projectId)).toBe("paid");
  });

  it("moves with the credit note of the last balance, unless nothing else was billed", async () => {
    const tenant = await newTenant();
    const { id, projectId } = await issuedInvoice(tenant);
    const credit = async (documentId: string, body: object) => {
      const draft = await ask(tenant, "POST", `sales-documents/${documentId}/credit`, body);
      expect(draft.status).toBe(201);
      return issue(tenant, String(draft.body.id));
    };
    await paid(tenant, id, "200");
    const part = { items: [{ title: item.title, rate: "100", quantity: "1" }] };
    const { paymentStatusChange } = await credit(id, part);
    expect(paymentStatusChange).toMatchObject({ projectId, before: "processing", after: "paid" });
    expect(await statusOf(tenant, projectId)).toBe("paid");

    const whole = await issuedInvoice(tenant);
    expect((await credit(whole.id, {})).paymentStatusChange).toBeNull();
    expect(await statusOf(tenant, whole.projectId)).toBe("processing");
  });

  it("is not paid by a deposit alone, nor by a credit", async () => {
    const tenant = await newTenant();
    const { id, projectId } = await issuedInvoice(tenant);
    await db.salesDocument.updateMany({ where: { id }, data: { purpose: "deposit" } });
    await paid(tenant, id, "300");
    expect(await statusOf(tenant, projectId)).toBe("processing");
    const credited = await issuedInvoice(tenant, { projectId });
    await db.salesDocument.updateMany({ where: { id: credited.id }, data: { credited: 300 } });
    await ask(tenant, "PATCH", `received-payments/${(await search(tenant)).body.items[0]?.id}`, {
      reference: "x",
    });
    expect(await statusOf(tenant, projectId)).toBe("processing");
  });
});
