import { expect, it } from "vitest";
import { draftKeysSchema } from "@/lib/draft-keys/schema";
import { env } from "@/lib/server/env";
import { ask } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";

const keysOf = async (tenant: Tenant) =>
  draftKeysSchema.parse((await ask(tenant, "GET", "draft-keys")).body).keys;

it("gives each user keys of their own, the same in every session", async () => {
  const [anna, ben] = [await newTenant(), await newTenant()];
  const keys = await keysOf(anna);
  expect(keys).toHaveLength(env().AUTH_SECRET.length);
  expect(await keysOf(anna)).toEqual(keys);
  expect(await keysOf(ben)).not.toContain(keys[0]);
  expect((await ask(null, "GET", "draft-keys")).status).toBe(401);
});
