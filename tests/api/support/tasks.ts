import { expect } from "vitest";
import { taskSchema } from "@/lib/tasks/schema";
import { ask } from "./call";
import type { Tenant } from "./tenants";

export const due = { dueAt: "2026-11-27T00:00:00.000Z" };

export async function newTask(tenant: Tenant, body: Record<string, unknown>) {
  const answer = await ask(tenant, "POST", "tasks", { ...due, ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return taskSchema.parse(answer.body);
}

export async function search(tenant: Tenant, filter: Record<string, unknown>) {
  const answer = await ask(tenant, "POST", "tasks/search", filter);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { items, total, unfilteredTotal } = answer.body;
  return { names: items.map((item) => item.name), items, total, unfilteredTotal };
}

export async function newProject(tenant: Tenant, name: string, themeColor = "blue") {
  const client = await ask(tenant, "POST", "clients", { name: `${name} & Co`, themeColor });
  const project = await ask(tenant, "POST", "projects", { name, clientId: client.body.id });
  return { id: project.body.id, clientId: client.body.id };
}
