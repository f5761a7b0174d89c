import { expect, it } from "vitest";
import { clientDeletionSchema, projectDeletionSchema } from "@/lib/deletion/schema";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

/** Counts the tenant's rows of every kind that a deletion counts, including notes and links. */
async function rowsOf({ userId }: Tenant): Promise<Record<string, number>> {
  const where = { userId };
  const documents = (category: "quotation" | "invoice" | "receipt") =>
    db.salesDocument.count({ where: { ...where, category } });
  const written = { where: { ...where, note: { not: null } } };
  const projects = await db.project.findMany({ where, select: { links: true } });
  const links = projects.flatMap((project) => project.links);
  return {
    projects: projects.length,
    tasks: await db.task.count({ where }),
    events: await db.event.count({ where }),
    files: await db.file.count({ where }),
    quotations: await documents("quotation"),
    invoices: await documents("invoice"),
    receipts: await documents("receipt"),
    timeEntries: await db.timeEntry.count({ where }),
    links: links.length,
    notes: (await db.project.count(written)) + (await db.client.count(written)),
    contacts: await db.clientContact.count({ where }),
  };
}

/** The counts of deleted rows. */
function difference(before: Record<string, number>, after: Record<string, number>, keys: string[]) {
  return Object.fromEntries(keys.map((key) => [key, (before[key] ?? 0) - (after[key] ?? 0)]));
}

it.each([
  ["clients", clientDeletionSchema],
  ["projects", projectDeletionSchema],
])("GET %s/{id}/deletion counts exactly what the deletion deletes", async (resource, schema) => {
  const tenant = await newTenant("full");
  const { body: projects } = await ask(tenant, "POST", "projects/search", {
    name: "Cargo bike configurator",
  });
  const [project] = projects.items;
  const names = { projectTitle: "Configurator", freelancerName: "Ida", clientName: "Fjellgate" };
  const items = [{ title: "Design", rate: "100", quantity: "3" }];
  await createRow(tenant, "sales-documents", { projectId: project?.id, ...names, items });
  const id = resource === "clients" ? project?.clientId : project?.id;
  const counted = await ask(tenant, "GET", `${resource}/${id}/deletion`);
  const deletion = schema.parse(counted.body);
  expect(deletion.invoices).toBeGreaterThan(0);
  expect(deletion.notes).toBeGreaterThan(0);
  expect(deletion.links).toBeGreaterThan(0);

  const before = await rowsOf(tenant);
  expect((await ask(tenant, "DELETE", `${resource}/${id}`)).status).toBe(204);
  const after = await rowsOf(tenant);
  expect(difference(before, after, Object.keys(deletion))).toEqual(deletion);
  const kinds = Object.keys(before).filter((key) => !["projects", "contacts"].includes(key));
  expect(Object.keys(deletion)).toEqual(expect.arrayContaining(kinds));
  expect((await ask(tenant, "GET", `${resource}/${id}/deletion`)).status).toBe(404);
});

it("nothing is counted for a client without rows, and another tenant's client is not found", async () => {
  const tenant = await newTenant();
  const { id } = await createRow(tenant, "clients", { name: "Saltmarsh Bakery" });
  const { body } = await ask(tenant, "GET", `clients/${id}/deletion`);
  expect(Object.values(clientDeletionSchema.parse(body)).every((count) => count === 0)).toBe(true);
  const stranger = await newTenant();
  expect((await ask(stranger, "GET", `clients/${id}/deletion`)).status).toBe(404);
});
