import { v7 as newId } from "uuid";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { openProvider } from "../../setup/openid-provider.mjs";
import { ask } from "../support/call";
import { emptyDatabase } from "../support/empty-database";
import { Visitor } from "../support/accounts/google";
import { client, redirectUri, replaceGoogle } from "../support/accounts/google-provider";
import { newTenant } from "../support/tenants";

const provider = await replaceGoogle({ dataHours: 0 });
const second = await openProvider({ ...client, redirectUri });
afterAll(() => second.stop());
beforeEach(() => void Object.assign(env(), { SIGN_UP: undefined }));

const anyone = () => ({ account: `${newId()}@people.example` });

async function workspaceOf(person: { account: string }, issuer = provider.issuer) {
  Object.assign(env(), { GOOGLE_ISSUER: issuer });
  const visitor = new Visitor();
  expect(await visitor.signIn(person)).toBe("/home/projects");
  return (await ask(await visitor.token(), "GET", "users")).body.id;
}

describe("accounts of two issuers with the same id", () => {
  it("open two workspaces", async () => {
    const person = anyone();
    const [first, other] = [await workspaceOf(person), await workspaceOf(person, second.issuer)];
    expect(other).not.toBe(first);
    expect(await workspaceOf(person)).toBe(first);
    const rows = await db.account.findMany({
      where: { userId: { in: [first, other] } },
      orderBy: { id: "asc" },
    });
    expect(rows.map((row) => row.provider)).toEqual([`oidc:${provider.issuer}`, `oidc:${second.issuer}`]);
  });

  it("of which an earlier version stored one without its issuer, belong to the first that signs in", async () => {
    const person = anyone();
    const id = await workspaceOf(person);
    const earlier = { provider: "google", name: null, email: null, createdAt: null };
    await db.account.updateMany({ where: { userId: id }, data: earlier });
    expect(await workspaceOf(person)).toBe(id);
    const { createdAt } = await db.user.findUniqueOrThrow({ where: { id } });
    expect(await db.account.findMany({ where: { userId: id } })).toMatchObject([
      { provider: `oidc:${provider.issuer}`, name: "Google", email: person.account, createdAt },
    ]);
    expect(await workspaceOf(person, second.issuer)).not.toBe(id);
  });

  it("at Google are never those of another issuer, once they have signed in", async () => {
    const person = anyone();
    const id = await workspaceOf(person);
    await db.account.updateMany({ where: { userId: id }, data: { provider: "google" } });
    expect(await workspaceOf(person)).not.toBe(id);
  });
});

describe("SIGN_UP", () => {
  const signIn = (person: { account: string }) => new Visitor().signIn(person);
  const closed = "/welcome?signin=closed";

  it("left out, lets everyone with an account at the provider create a workspace", async () => {
    await workspaceOf(anyone());
    await workspaceOf(anyone());
  });

  it.each([["closed"], ["first"]] as const)(
    "%s refuses new workspaces, not the existing ones",
    async (policy) => {
      const person = anyone();
      const id = await workspaceOf(person);
      Object.assign(env(), { SIGN_UP: policy });
      const before = await db.user.count();
      expect(await signIn(anyone())).toBe(closed);
      expect(await db.user.count()).toBe(before);
      expect(await workspaceOf(person)).toBe(id);
    },
  );

  it("first lets one of two create the first workspace", async () => {
    await emptyDatabase();
    Object.assign(env(), { SIGN_UP: "first" });
    const ends = await Promise.all([signIn(anyone()), signIn(anyone())]);
    expect(ends.sort()).toEqual(["/home/projects", closed]);
  });

  it("closed refuses to keep a demo, which goes on", async () => {
    Object.assign(env(), { SIGN_UP: "closed" });
    const demo = await newTenant();
    const visitor = new Visitor(demo.cookie);
    const { url } = (await (await visitor.ask("POST", "auth/keep", demo)).json()) as { url: string };
    expect(await visitor.comeBack(url, anyone())).toBe("/home/projects?signin=closed");
    expect((await ask(demo, "GET", "users")).body).toMatchObject({ kind: "blank" });
  });

  it("closed does not limit temporary workspaces", async () => {
    Object.assign(env(), { SIGN_UP: "closed", GOOGLE_DATA_HOURS: 2 });
    await workspaceOf(anyone());
  });

  it("says in the settings whether the provider opens new workspaces", async () => {
    const opens = async () => (await ask(null, "GET", "settings")).body.providerSignUp;
    expect(await opens()).toBe(true);
    Object.assign(env(), { SIGN_UP: "closed" });
    expect(await opens()).toBe(false);
    Object.assign(env(), { SIGN_UP: "open" });
    expect(await opens()).toBe(true);
    Object.assign(env(), { SIGN_UP: "closed", GOOGLE_DATA_HOURS: 2 });
    expect(await opens()).toBe(true);
  });
});
