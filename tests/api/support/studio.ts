import { expect } from "vitest";
import { salesDocumentSchema, type SalesDocument } from "@/lib/sales-documents/schema";
import { ask } from "./call";
import { createRow } from "./rows";
import { newTenant, type Tenant } from "./tenants";

export const item = { title: "Design", rate: "100", quantity: "3" };
export const names = { projectTitle: "Shop", freelancerName: "Ida Brekke", clientName: "Saltmarsh Bakery" };

export async function newProject(tenant: Tenant, body: Record<string, unknown> = {}) {
  return (await createRow(tenant, "projects", { name: "Shop", ...body })).id;
}

/** Creates a tenant with one project, and functions to create and change its documents. */
export async function newTenantWithProject() {
  const tenant = await newTenant();
  const projectId = await newProject(tenant);
  const create = (body: Record<string, unknown> = {}) =>
    ask(tenant, "POST", "sales-documents", { projectId, ...names, items: [item], ...body });
  const add = async (body: Record<string, unknown> = {}): Promise<SalesDocument> => {
    const answer = await create(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return salesDocumentSchema.parse(answer.body);
  };
  const change = (id: string, body: Record<string, unknown>) =>
    ask(tenant, "PATCH", `sales-documents/${id}`, body);
  return { tenant, projectId, create, add, change };
}
