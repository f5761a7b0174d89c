import { expect } from "vitest";
import { type AnyBody, ask } from "./call";
import type { Tenant } from "./tenants";

/** Creates a row, which must be accepted. */
export async function createRow(
  tenant: Tenant,
  resource: string,
  body: Record<string, unknown>,
): Promise<AnyBody> {
  const answer = await ask(tenant, "POST", resource, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

/** Searches, and returns the names in order with the two totals. */
export async function searchNames(tenant: Tenant, resource: string, filter: Record<string, unknown> = {}) {
  const answer = await ask(tenant, "POST", `${resource}/search`, filter);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { items, total, unfilteredTotal } = answer.body;
  return { names: items.map((item) => item.name), total, unfilteredTotal };
}
