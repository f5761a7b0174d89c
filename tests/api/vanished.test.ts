import { beforeAll, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { ask } from "./support/call";
import { newTenant } from "./support/tenants";

// A row that somebody deletes while its change is being answered: here the database itself does, at once.
beforeAll(async () => {
  await db.$executeRawUnsafe(
    `CREATE FUNCTION vanish() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN EXECUTE format('DELETE FROM %I WHERE id = $1', TG_TABLE_NAME) USING NEW.id; RETURN NULL; END $$`,
  );
  for (const table of ["Task", "Event", "Project"])
    await db.$executeRawUnsafe(
      `CREATE TRIGGER vanish AFTER INSERT OR UPDATE ON "${table}" FOR EACH ROW
       WHEN (NEW.name = 'Gone') EXECUTE FUNCTION vanish()`,
    );
});

const bodies = {
  tasks: { dueAt: "2026-11-27T00:00:00.000Z" },
  events: { dueAt: "2026-11-27T00:00:00.000Z" },
  projects: {},
};

for (const [path, body] of Object.entries(bodies))
  it(`answers 404 where one of the ${path} is deleted while it is written`, async () => {
    const tenant = await newTenant();
    const made = await ask(tenant, "POST", path, { ...body, name: "There" });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await ask(tenant, "PATCH", `${path}/${made.body.id}`, { name: "Gone" })).status).toBe(404);
    expect((await ask(tenant, "POST", path, { ...body, name: "Gone" })).status).toBe(404);
  });
