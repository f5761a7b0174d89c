import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { userSchema } from "@/lib/users/schema";
import { ask } from "../support/call";
import { upload } from "../support/objects";
import { newTenant, type Tenant } from "../support/tenants";

const profile = {
  displayName: "Mira Castellanos",
  email: "mira@studio.example",
  phoneNumber: "+351 210 000 000",
  address: "Rua 1\nLisboa",
  bio: "Draws",
  taxId: "PT 1",
  vatId: "PT501964843",
  currency: "KWD",
  specialization: ["Brand", "Type"],
  quitting: true,
  singleKeys: false,
};

it("stores the whole profile, and changes only the sent fields", async () => {
  const tenant = await newTenant();
  const changed = await ask(tenant, "PATCH", "users", { ...profile, id: tenant.userId, kind: "google" });
  expect(changed.status).toBe(200);
  expect(userSchema.parse(changed.body)).toMatchObject({ ...profile, id: tenant.userId, kind: "blank" });
  const cleared = await ask(tenant, "PATCH", "users", { bio: "", quitting: false });
  expect(cleared.body).toMatchObject({ ...profile, bio: null, quitting: false });
  expect((await ask(tenant, "GET", "users")).body).toEqual(cleared.body);
});

it("changes only when its version matches the caller's", async () => {
  const tenant = await newTenant();
  const { body: user } = await ask(tenant, "GET", "users");
  const change = (version: unknown, body: object) =>
    ask(tenant, "PATCH", "users", body, { "if-match": `"${String(version)}"` });
  const first = await change(user.updatedAt, { bio: "Draws" });
  expect(first.status).toBe(200);
  const second = await change(user.updatedAt, { bio: "Paints" });
  expect(second.status).toBe(412);
  expect(userSchema.parse(second.body.current)).toEqual(first.body);
});

it.each([
  [{ displayName: " " }, "displayName", "Please enter your name."],
  [{ currency: "XXX" }, "currency", "Must be the code of a currency"],
  [{ currency: "usd" }, "currency", "Must be the code of a currency"],
  [{ quitting: "yes" }, "quitting", "Must be true or false"],
  [{ pinnedProjects: "all" }, "pinnedProjects", "Must be a list of ids"],
])("rejects %j", async (patch, path, message) => {
  const tenant = await newTenant();
  const answer = await ask(tenant, "PATCH", "users", patch);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toContainEqual({ path, message });
});

it("pins exactly the given projects", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const ids = [];
  for (const name of ["A", "B", "C"]) ids.push((await ask(tenant, "POST", "projects", { name })).body.id);
  const [a = "", b = "", c = ""] = ids;
  const theirs = (await ask(other, "POST", "projects", { name: "Theirs" })).body.id;
  const pinned = async (pinnedProjects: string[]) =>
    (await ask(tenant, "PATCH", "users", { pinnedProjects })).body.pinnedProjects;
  expect(await pinned([b, a])).toEqual([a, b]);
  expect(await pinned([c])).toEqual([c]);
  expect((await ask(tenant, "PATCH", "users", { pinnedProjects: [a, theirs] })).status).toBe(404);
  expect((await ask(tenant, "GET", "users")).body.pinnedProjects).toEqual([c]);
});

it("changes nothing when part of the change is rejected", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const [mine, theirs] = [(await project(tenant)).id, (await project(other)).id];
  const { body: before } = await ask(tenant, "GET", "users");
  const avatar = `${tenant.userId}/${newId()}/me.png`;
  const refused = [
    { displayName: "Somebody else", pinnedProjects: [mine], avatar },
    { displayName: "Somebody else", pinnedProjects: [mine, theirs] },
    { displayName: "Somebody else", pinnedProjects: [theirs], avatar: null },
  ];
  for (const patch of refused) expect((await ask(tenant, "PATCH", "users", patch)).status).toBe(404);
  const stale = { "if-match": '"2026-01-01T00:00:00.000Z"' };
  expect((await ask(tenant, "PATCH", "users", { pinnedProjects: [mine] }, stale)).status).toBe(412);
  expect((await ask(tenant, "GET", "users")).body).toEqual(before);
});

async function project(tenant: Tenant) {
  return (await ask(tenant, "POST", "projects", { name: "Shop" })).body;
}

it("accepts a contact's picture too, and releases the previous one", async () => {
  const tenant = await newTenant();
  const client = await ask(tenant, "POST", "clients", { name: "Lindenhof" });
  for (const [resource, category] of [
    ["client-contacts", "client-contact"],
    ["partner-contacts", "partner-contact"],
  ] as const) {
    const picture = () => upload(tenant, { category, type: "image/webp", name: "avatar_1" });
    const [first, second] = [await picture(), await picture()];
    const body = { name: "Vesna", role: "Owner", companyId: client.body.id, avatar: first };
    const { body: contact } = await ask(tenant, "POST", resource, body);
    expect(contact.avatar).toBe(first);
    const address = `${resource}/${contact.id}`;
    expect((await ask(tenant, "PATCH", address, { avatar: first, name: "V" })).body).toMatchObject({
      avatar: first,
      name: "V",
    });
    expect((await ask(tenant, "PATCH", address, { avatar: second })).body.avatar).toBe(second);
    expect((await ask(tenant, "POST", "files/url", { key: first })).status).toBe(404);
    expect((await ask(tenant, "PATCH", address, { avatar: null })).body.avatar).toBeNull();
    expect((await ask(tenant, "POST", "files/url", { key: second })).status).toBe(404);
  }
});
