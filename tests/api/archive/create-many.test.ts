import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { ask } from "../support/call";
import { searchNames } from "../support/rows";
import { newTenant } from "../support/tenants";

it.each(["clients", "client-contacts", "partner-contacts"])(
  "creates several %s in one request, once",
  async (noun) => {
    const tenant = await newTenant();
    const client = await ask(tenant, "POST", "clients", { name: "Zeta" });
    const row = (name: string) => ({ id: newId(), name, role: "Owner", companyId: client.body.id });
    const rows = [row("Bo"), row("Ann")];
    expect((await ask(tenant, "POST", `${noun}/create-many`, rows)).body).toEqual({ count: 2 });
    expect((await ask(tenant, "POST", `${noun}/create-many`, [...rows, row("Cy")])).body).toEqual({
      count: 1,
    });
    const { names } = await searchNames(tenant, noun);
    expect(names.filter((name) => name !== "Zeta")).toEqual(["Ann", "Bo", "Cy"]);

    const other = { ...row("Di"), id: rows[1]?.id };
    const refused = await ask(tenant, "POST", `${noun}/create-many`, [row("Ed"), other]);
    expect([refused.status, refused.body.detail]).toEqual([409, "A record with this ID already exists."]);
    const twice = row("Flo");
    const unlike = [twice, { ...twice, name: "Guy" }];
    expect((await ask(tenant, "POST", `${noun}/create-many`, unlike)).status).toBe(409);

    const bad = await ask(tenant, "POST", `${noun}/create-many`, [row("Di"), { ...row(""), name: " " }]);
    expect([bad.status, bad.body.errors[0]?.path]).toEqual([422, "1.name"]);
    for (const body of [[], {}, Array.from({ length: 1001 }, (_, index) => row(`Row ${index}`))])
      expect((await ask(tenant, "POST", `${noun}/create-many`, body)).status).toBe(422);
    expect((await searchNames(tenant, noun)).names.filter((name) => name !== "Zeta")).toHaveLength(3);
  },
);

it("rejects contacts of another tenant's client, and pictures that are not the caller's", async () => {
  const [owner, other] = [await newTenant(), await newTenant()];
  const client = await ask(owner, "POST", "clients", { name: "Ours" });
  const row = { name: "A", role: "B", companyId: client.body.id, avatar: `${owner.userId}/${newId()}/a.png` };
  expect((await ask(other, "POST", "client-contacts/create-many", [row])).status).toBe(404);
  expect((await ask(owner, "POST", "client-contacts/create-many", [row])).body).toEqual({ count: 1 });
  expect((await ask(owner, "POST", "client-contacts/search", {})).body.items[0]).toMatchObject({
    avatar: null,
  });
});
