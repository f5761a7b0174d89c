import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

const required = {
  tasks: "Please name your task",
  events: "Please name your task",
  clients: "Please enter client name",
  projects: "Please enter a project name",
  "partner-contacts": "Please enter a name",
};

it.each(Object.entries(required))("of nothing are refused: %s", async (noun, message) => {
  const tenant = await newTenant();
  const body = { role: "Print", dueAt: "2026-12-01" };
  for (const name of ["\u200b", "\u3164", "\u0301"]) {
    const refused = await ask(tenant, "POST", noun, { ...body, name });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: "name", message }]]);
  }
  expect(await createRow(tenant, noun, { ...body, name: "\u202eone\u2028two" })).toMatchObject({
    name: "one two",
  });
});

it("of nothing that are older than the check are imported under a name that is seen", async () => {
  const tenant = await newTenant();
  const { id } = await createRow(tenant, "clients", { name: "Lindenhof" });
  const where = { userId_id: { userId: tenant.userId, id } };
  await db.client.update({ where, data: { name: "\u200b" } });
  const other = await newTenant();
  expect((await importArchive(other, await zipFiles(await exportArchive(tenant)))).status).toBe(200);
  expect((await ask(other, "GET", `clients/${id}`)).body).toMatchObject({ name: "Untitled" });
});
