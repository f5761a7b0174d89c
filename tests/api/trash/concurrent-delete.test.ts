import { beforeAll, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import type { ResourceSample } from "../support/sample";
import { newTenant } from "../support/tenants";

const samples = import.meta.glob<{ sample: ResourceSample }>("../samples/*.ts", { eager: true });
const tables = ["Client", "ClientContact", "Event", "File", "PartnerContact", "Project", "Task"];

// A row is deleted during its update; here a database trigger deletes it at once.
beforeAll(async () => {
  await db.$executeRawUnsafe(
    `CREATE FUNCTION vanish() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN EXECUTE format('DELETE FROM %I WHERE id = $1', TG_TABLE_NAME) USING NEW.id; RETURN NULL; END $$`,
  );
  for (const table of tables)
    await db.$executeRawUnsafe(
      `CREATE TRIGGER vanish AFTER INSERT OR UPDATE ON "${table}" FOR EACH ROW
       WHEN (NEW.name = 'Gone') EXECUTE FUNCTION vanish()`,
    );
});

// Documents have a number instead of a name, bank accounts a label, lines of the price list a title, payments and time neither; all are
// written in one transaction or statement.
const nameless = ["sales-documents", "received-payments", "bank-accounts", "catalogue-items", "time-entries"];
const named = Object.entries(samples).filter(([file]) => !nameless.some((noun) => file.includes(noun)));

it("covers every resource with a name", () => {
  const hint =
    "A new resource: add its table to `tables`, or its path to `nameless` if its rows have no name";
  expect(named.length, hint).toBe(tables.length);
});

for (const [file, { sample }] of named) {
  const path = file.replace(/^.*\/|\.ts$/g, "");

  it(`returns 404 or the written row when one of the ${path} is deleted at the same time`, async () => {
    const tenant = await newTenant();
    const body = await sample.newBody(tenant);
    const created = await ask(tenant, "POST", path, body);
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const answers = [
      await ask(tenant, "PATCH", `${path}/${created.body.id}`, { name: "Gone" }),
      await ask(tenant, "POST", path, { ...body, name: "Gone" }),
    ];
    for (const answer of answers)
      if (answer.status !== 404) expect(sample.schema.parse(answer.body)).toMatchObject({ name: "Gone" });
  });
}
