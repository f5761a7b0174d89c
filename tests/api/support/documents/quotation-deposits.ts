import { salesDocumentSchema } from "@/lib/sales-documents/schema";
import { ask } from "../call";
import { newTenantWithProject } from "../studio";
import { issue } from "./paid-invoices";

/** Creates an issued quotation of 1,000.00 for a client, and functions to make documents from it. */
export async function newQuotation() {
  const { tenant, add } = await newTenantWithProject();
  const items = [{ title: "Shop", rate: "1000", quantity: "1" }];
  const { id: clientId } = (await ask(tenant, "POST", "clients", { name: "Fjellgate" })).body;
  const draft = await add({ category: "quotation", currency: "EUR", items, clientId });
  await issue(tenant, draft.id);
  const act = (id: string, what: string, body: object = {}) =>
    ask(tenant, "POST", `sales-documents/${id}/${what}`, body);
  const make = async (body: object) => {
    const answer = await act(draft.id, "convert", { category: "invoice", ...body });
    return salesDocumentSchema.parse(answer.body);
  };
  const depositDraft = (amount: string) => make({ purpose: "deposit", deposit: amount });
  const deposit = async (amount: string) => {
    const made = await depositDraft(amount);
    await issue(tenant, made.id);
    return read(made.id);
  };
  const read = async (id: string) =>
    salesDocumentSchema.parse((await ask(tenant, "GET", `sales-documents/${id}`)).body);
  const patch = (id: string, body: object) => ask(tenant, "PATCH", `sales-documents/${id}`, body);
  return { tenant, add, clientId, quotation: draft, act, make, depositDraft, deposit, read, patch, items };
}
