import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenantWithProject } from "../support/studio";
import { newTenant } from "../support/tenants";

const message = "Enter a valid email address";

it("must be valid in every email field, and may be empty", async () => {
  const { tenant, create } = await newTenantWithProject();
  const { id: companyId } = await createRow(tenant, "clients", { name: "Lindenhof" });
  const bodies = {
    clients: { name: "C" },
    "client-contacts": { name: "Ann", role: "Owner", companyId },
    "partner-contacts": { name: "Søren", role: "Print" },
  };
  for (const [noun, body] of Object.entries(bodies)) {
    const refused = await ask(tenant, "POST", noun, { ...body, email: "ann at lindenhof" });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: "email", message }] } });
    const created = await createRow(tenant, noun, { ...body, email: " änn@lindenhof.example " });
    expect(created).toMatchObject({ email: "änn@lindenhof.example" });
    const change = (email: string | null) => ask(tenant, "PATCH", `${noun}/${created.id}`, { email });
    expect((await change("ann@lindenhof")).body.errors).toEqual([{ path: "email", message }]);
    expect((await change("")).body).toMatchObject({ email: null });
  }
  expect((await ask(tenant, "PATCH", "users", { email: "mira" })).body.errors).toEqual([
    { path: "email", message },
  ]);
  expect((await create({ freelancerEmail: "mira" })).body.errors).toEqual([
    { path: "freelancerEmail", message },
  ]);
});

it("an email address older than its validation is kept through a change, an export and an import", async () => {
  const tenant = await newTenant();
  const { id } = await createRow(tenant, "clients", { name: "Lindenhof" });
  await db.client.update({ where: { userId_id: { userId: tenant.userId, id } }, data: { email: "ask Ann" } });
  await db.user.update({ where: { id: tenant.userId }, data: { email: "mira" } });
  const renamed = await ask(tenant, "PATCH", `clients/${id}`, { name: "Lindenhof & Co" });
  expect(renamed.body).toMatchObject({ name: "Lindenhof & Co", email: "ask Ann" });

  const other = await newTenant();
  expect(await importArchive(other, await zipFiles(await exportArchive(tenant)))).toMatchObject({
    status: 200,
  });
  expect((await ask(other, "GET", `clients/${id}`)).body).toMatchObject({ email: "ask Ann" });
  expect((await ask(other, "GET", "users")).body).toMatchObject({ email: "mira" });
});
