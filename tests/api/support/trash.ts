import { expect } from "vitest";
import { ask, call } from "./call";
import { createRow } from "./rows";
import type { Tenant } from "./tenants";

/** Deletes a row and returns the id of its trash entry. */
export async function remove(tenant: Tenant, path: string): Promise<string> {
  const answer = await call(tenant, "DELETE", path);
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  return answer.headers.get("trash-entry") ?? "";
}

export const restore = (tenant: Tenant, id: string, body?: object) =>
  ask(tenant, "POST", `trash/${id}/restore`, body);

export const trashOf = async (tenant: Tenant) => (await ask(tenant, "POST", "trash/search", {})).body.items;

export async function addProject(tenant: Tenant) {
  const client = await createRow(tenant, "clients", { name: "Fjellgate", themeColor: "teal", note: "x" });
  const project = await createRow(tenant, "projects", { name: "Website", clientId: client.id });
  const due = { dueAt: "2026-11-27", projectId: project.id };
  const task = await createRow(tenant, "tasks", { name: "Landing page", ...due });
  const contact = await createRow(tenant, "client-contacts", {
    name: "Tobias",
    role: "Owner",
    companyId: client.id,
  });
  return { client, project, task, contact };
}

export const document = {
  projectTitle: "Website",
  freelancerName: "Ida",
  clientName: "Fjellgate",
  items: [{ title: "Work" }],
};
