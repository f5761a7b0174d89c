import { expect } from "vitest";
import { salesDocumentSchema, type SalesDocument } from "@/lib/sales-documents/schema";
import { ask } from "../call";
import { newTenantWithProject } from "../studio";

/** Creates a tenant with one project, and functions to issue documents and to make others from them. */
export async function newIssuer() {
  const studio = await newTenantWithProject();
  const { tenant } = studio;
  const post = (id: string, act: string, body?: object) =>
    ask(tenant, "POST", `sales-documents/${id}/${act}`, body);
  const succeed = async (id: string, act: string, body?: object): Promise<SalesDocument> => {
    const answer = await post(id, act, body);
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    // An issue also says whether it moved the payment status of the project.
    return salesDocumentSchema.strip().parse(answer.body);
  };
  const issued = async (body: Record<string, unknown> = {}, options?: object) =>
    succeed((await studio.add(body)).id, "issue", options);
  const read = async (id: string) =>
    salesDocumentSchema.parse((await ask(tenant, "GET", `sales-documents/${id}`)).body);
  const settings = (body: object) => ask(tenant, "PATCH", "document-settings", body);
  return { ...studio, post, succeed, issued, read, settings };
}
