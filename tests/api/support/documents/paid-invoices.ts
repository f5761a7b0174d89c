import { expect } from "vitest";
import { ask } from "../call";
import { createRow } from "../rows";
import { item, names, newProject } from "../studio";
import type { Tenant } from "../tenants";

/** Issues a draft with its own date, or with the due date if that is earlier. */
export async function issue(tenant: Tenant, id: string, { dueOn }: { dueOn?: string } = {}) {
  const { body: draft } = await ask(tenant, "GET", `sales-documents/${id}`);
  const date = String(draft.issuedAt).slice(0, "2026-11-27".length);
  const issuedDate = dueOn !== undefined && dueOn < date ? dueOn : date;
  const options = { issuedDate, dueOn, allowEarlierDate: true };
  const answer = await ask(tenant, "POST", `sales-documents/${id}/issue`, options);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** Creates and issues an invoice of 300.00 in a project of its own, unless the body says otherwise. */
export async function issuedInvoice(
  tenant: Tenant,
  body: Record<string, unknown> = {},
  options: { dueOn?: string } = {},
) {
  const projectId = typeof body.projectId === "string" ? body.projectId : await newProject(tenant);
  const draft = await createRow(tenant, "sales-documents", { projectId, ...names, items: [item], ...body });
  const { paymentStatusChange } = await issue(tenant, draft.id, options);
  return { id: draft.id, projectId, paymentStatusChange };
}

/** Records a payment. */
export function pay(tenant: Tenant, documentId: string, amount: unknown, body: Record<string, unknown> = {}) {
  return ask(tenant, "POST", "received-payments", {
    documentId,
    amount,
    receivedOn: "2026-11-20",
    method: "bank",
    ...body,
  });
}

/** Records a payment, which must be accepted. */
export async function paid(
  tenant: Tenant,
  documentId: string,
  amount: string,
  body: Record<string, unknown> = {},
) {
  const answer = await pay(tenant, documentId, amount, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
