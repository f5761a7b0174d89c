import type { SalesDocument } from "@/lib/sales-documents/schema";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { ask } from "../call";
import { createRow } from "../rows";
import { newTenant, type Tenant } from "../tenants";

/** Makes a project at 90.00 an hour, and functions that write down time on 2 November 2020, bill it and read it. */
export async function studio(timeRounding: string | null = null, owner?: Tenant) {
  const tenant = owner ?? (await newTenant());
  const client = await createRow(tenant, "clients", { name: "Bakery", themeColor: "blue", timeRounding });
  const project = await createRow(tenant, "projects", {
    name: "Website",
    clientId: client.id,
    hourlyRate: "90",
  });
  const enter = (minutes: number, body: Record<string, unknown> = {}) =>
    createRow(tenant, "time-entries", {
      projectId: project.id,
      startedAt: "2020-11-02T09:00:00Z",
      endedAt: new Date(Date.parse("2020-11-02T09:00:00Z") + minutes * 60_000).toISOString(),
      ...body,
    });
  const bill = (body: Record<string, unknown> = {}) =>
    ask<SalesDocument & { detail: string; errors: unknown }>(tenant, "POST", "time-entries/bill", {
      projectId: project.id,
      groupBy: "project",
      ...body,
    });
  const read = async (id: string) => (await ask<TimeEntry>(tenant, "GET", `time-entries/${id}`)).body;
  return { tenant, client, project, enter, bill, read };
}
