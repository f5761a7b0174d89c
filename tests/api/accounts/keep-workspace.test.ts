import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { ask } from "../support/call";
import { Visitor } from "../support/accounts/google";
import { replaceGoogle } from "../support/accounts/google-provider";
import { upload } from "../support/objects";
import { newTenant, type Tenant } from "../support/tenants";

await replaceGoogle({ dataHours: 0 });

const anyone = () => ({ account: `${newId()}@people.example` });
const kindOf = async ({ userId }: Tenant) =>
  (await db.user.findUniqueOrThrow({ where: { id: userId } })).kind;

/** Requests to keep the demo, like its menu; returns the URL of the redirect. */
async function beginKeeping(visitor: Visitor, tenant: Tenant) {
  const answer = await visitor.ask("POST", "auth/keep", tenant);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

describe("a demo that is kept", () => {
  it("becomes the user's own: same rows, same objects, a new session, the lifetime of an account", async () => {
    const [person, demo] = [anyone(), await newTenant("full")];
    const s3Key = await upload(demo);
    await ask(demo, "POST", "files", { name: "Made here", s3Key });
    const before = await ask(demo, "POST", "projects/search", { take: 1000 });
    const visitor = new Visitor(demo.cookie);
    const address = await beginKeeping(visitor, demo);
    expect(new URL(address).searchParams.get("prompt")).toBe("login");
    expect(await visitor.comeBack(address, person)).toBe("/home/projects?signin=kept");

    expect(visitor.cookies.has("pennant.intention")).toBe(false);
    // The demo's session has no access to the account.
    expect((await ask(demo, "GET", "users")).status).toBe(401);
    expect((await new Visitor(demo.cookie).ask("GET", "auth/refresh")).status).toBe(401);
    const owner = await visitor.token();
    expect((await ask(owner, "GET", "users")).body).toMatchObject({
      id: demo.userId,
      kind: "google",
      expiresAt: null,
    });
    expect((await ask(owner, "POST", "projects/search", { take: 1000 })).body).toEqual(before.body);
    expect((await ask(owner, "POST", "files/search", { name: "Made here" })).body.items[0]?.s3Key).toBe(
      s3Key,
    );
    const session = await db.session.findFirstOrThrow({ where: { userId: demo.userId } });
    expect((session.expires.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    const elsewhere = new Visitor();
    await elsewhere.signIn(person);
    expect((await ask(await elsewhere.token(), "GET", "users")).body.id).toBe(demo.userId);
    expect((await visitor.ask("POST", "auth/keep", owner)).status).toBe(404);
    expect((await ask(owner, "POST", "demo/reset")).status).toBe(404);
  });

  it("starts a new lifetime when workspaces of Google accounts expire", async () => {
    Object.assign(env(), { GOOGLE_DATA_HOURS: 3 });
    const demo = await newTenant();
    const visitor = new Visitor(demo.cookie);
    await visitor.comeBack(await beginKeeping(visitor, demo), anyone());
    const { expiresAt } = (await ask(await visitor.token(), "GET", "users")).body;
    expect((Date.parse(expiresAt as string) - Date.now()) / 3_600_000).toBeCloseTo(3, 2);
  });
});

describe("a demo that is not kept stays as it is", () => {
  it("when the account already has a workspace, which is kept too", async () => {
    const [person, demo, owner] = [anyone(), await newTenant(), new Visitor()];
    await owner.signIn(person);
    const visitor = new Visitor(demo.cookie);
    const end = await visitor.comeBack(await beginKeeping(visitor, demo), person);
    expect(end).toBe("/home/projects?signin=taken");
    expect(await kindOf(demo)).toBe("blank");
    expect((await ask(await visitor.token(), "GET", "users")).body.id).toBe(demo.userId);
    expect((await ask(await owner.token(), "GET", "users")).body.id).not.toBe(demo.userId);
  });

  it("when the user cancels, and it is not kept by a later sign-in", async () => {
    const demo = await newTenant();
    const visitor = new Visitor(demo.cookie);
    const end = await visitor.comeBack(await beginKeeping(visitor, demo), "cancel");
    expect(end).toBe("/home/projects?signin=cancelled");
    await beginKeeping(visitor, demo);
    expect(await visitor.signIn(anyone())).toBe("/home/projects");
    expect(await kindOf(demo)).toBe("blank");
  });

  it("when its two hours have ended in the meantime", async () => {
    const demo = await newTenant();
    const visitor = new Visitor(demo.cookie);
    const address = await beginKeeping(visitor, demo);
    await db.user.update({ where: { id: demo.userId }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await visitor.comeBack(address, anyone())).toBe("/welcome?signin=ended");
    expect(await kindOf(demo)).toBe("blank");
  });

  it("when the request did not come from its own session", async () => {
    const [demo, other] = [await newTenant(), await newTenant()];
    // The attacker's intention in the victim's browser, and the victim's session in the attacker's.
    const attacker = new Visitor(other.cookie);
    const address = await beginKeeping(attacker, other);
    const [name, value] = demo.cookie.split("=");
    attacker.cookies.set(name ?? "", value ?? "");
    expect(await attacker.comeBack(address, anyone())).toBe("/welcome?signin=ended");
    // The provider's response for the attacker, in the victim's browser.
    const [mine, theirs] = [new Visitor(other.cookie), new Visitor(demo.cookie)];
    const answer = await mine.signInAt(await beginKeeping(mine, other), anyone());
    await beginKeeping(theirs, demo);
    const end = await theirs.ask("GET", `auth/callback/google${answer.search}`);
    expect(end.headers.get("location")).toBe("/home/projects?signin=unverified");
    expect([await kindOf(demo), await kindOf(other)]).toEqual(["blank", "blank"]);
  });

  it("when the intention was forged", async () => {
    const demo = await newTenant();
    const visitor = new Visitor(demo.cookie);
    visitor.cookies.set("pennant.intention", demo.token);
    await visitor.signIn(anyone());
    expect(await kindOf(demo)).toBe("blank");
    expect((await visitor.ask("POST", "auth/keep")).status).toBe(401);
  });
});

it("an account keeps one workspace when several callbacks of its sign-ins arrive at once", async () => {
  const person = anyone();
  const demos = await Promise.all([newTenant(), newTenant(), newTenant()]);
  const ends = await Promise.all(
    demos.map(async (demo) => {
      const visitor = new Visitor(demo.cookie);
      return visitor.comeBack(await beginKeeping(visitor, demo), person);
    }),
  );
  expect(ends.filter((end) => end?.endsWith("kept"))).toHaveLength(1);
  expect(ends.filter((end) => end?.endsWith("taken"))).toHaveLength(2);
  const kinds = await Promise.all(demos.map(kindOf));
  expect(kinds.sort()).toEqual(["blank", "blank", "google"]);
});
