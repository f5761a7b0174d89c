import { expect } from "vitest";
import { ask, call } from "../call";
import { issue } from "./paid-invoices";
import { createRow } from "../rows";
import { item, names, newProject } from "../studio";
import { newTenant, type Tenant } from "../tenants";

/** Creates and issues a quotation of 300.00 in a project of its own, unless the body says otherwise. */
export async function issuedQuotation(tenant: Tenant, body: Record<string, unknown> = {}, dueOn?: string) {
  const projectId = await newProject(tenant);
  const quotation = { category: "quotation", currency: "THB", projectId, ...names, items: [item], ...body };
  const { id } = await createRow(tenant, "sales-documents", quotation);
  await issue(tenant, id, { dueOn });
  return id;
}

/** Makes a link; returns its token. */
export async function newLink(tenant: Tenant, id: string, body: object = {}): Promise<string> {
  const answer = await ask<{ url: string }>(tenant, "POST", `sales-documents/${id}/link`, body);
  expect(answer.status).toBe(200);
  const token = /^http:\/\/localhost\/p\/([\w-]{64})$/.exec(answer.body.url)?.[1];
  if (!token) throw new Error(`No address of a link: ${answer.body.url}`);
  return token;
}

/** Returns a tenant with an issued quotation and its link. */
export async function linkedQuotation(body: Record<string, unknown> = {}, dueOn?: string) {
  const tenant = await newTenant();
  const id = await issuedQuotation(tenant, body, dueOn);
  const token = await newLink(tenant, id);
  const read = async () => (await ask(tenant, "GET", `sales-documents/${id}`)).body;
  return { tenant, id, token, read };
}

/** Opens the page of a link. */
export async function openPage(token: string, headers: Record<string, string> = {}) {
  const response = await call(null, "GET", `public/documents/${token}/page`, undefined, headers);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

export const accept = (token: string, body: object = {}) =>
  ask(null, "POST", `public/documents/${token}/answer`, { answer: "accepted", name: "A. Suda", ...body });
