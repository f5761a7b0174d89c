import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { unzip } from "../support/archive/archive";
import { ask, call } from "../support/call";
import { lockWaits } from "../support/lock-waits";
import { upload } from "../support/objects";
import { newTenant } from "../support/tenants";

const link = "https://files.example/plan.pdf";

const isWaiting = async () => expect(await lockWaits()).toHaveLength(1);

describe("files/update-many", () => {
  it("changes all or none, returns what they were, and undoes the change with that", async () => {
    const [tenant, stranger] = [await newTenant(), await newTenant()];
    const projectOf = async (owner: typeof tenant) =>
      (await ask(owner, "POST", "projects", { name: "Menu" })).body.id;
    const [projectId, theirs] = [await projectOf(tenant), await projectOf(stranger)];
    const make = async (owner: typeof tenant, body: object) =>
      (await ask(owner, "POST", "files", { name: "Plan", link, ...body })).body.id;
    const [plan, photo, other] = [
      await make(tenant, { type: "document", projectId }),
      await make(tenant, { type: "image" }),
      await make(stranger, { type: "image" }),
    ];
    const stored = async (owner = tenant) =>
      Object.fromEntries(
        (await ask(owner, "POST", "files/search", {})).body.items.map((file) => [
          file.id,
          [file.type, file.projectId],
        ]),
      );
    const change = (...changes: object[]) => ask(tenant, "POST", "files/update-many", changes);

    const moved = await change(
      { id: plan, projectId: null },
      { id: photo, projectId },
      { id: other, projectId },
    );
    expect(moved.status).toBe(200);
    const before = [
      { id: plan, type: "document", projectId },
      { id: photo, type: "image", projectId: null },
    ];
    expect(moved.body.before).toEqual(before.toSorted((a, b) => a.id.localeCompare(b.id)));
    expect(await stored()).toEqual({ [plan]: ["document", null], [photo]: ["image", projectId] });
    expect(await stored(stranger)).toEqual({ [other]: ["image", null] });

    await change({ id: plan, type: "design" }, { id: photo, type: "design" });
    expect(await stored()).toEqual({ [plan]: ["design", null], [photo]: ["design", projectId] });
    // Not even the first is changed if the project of the second is another tenant's.
    expect((await change({ id: plan, type: "audio" }, { id: photo, projectId: theirs })).status).toBe(404);
    await change(...before);
    expect(await stored()).toEqual({ [plan]: ["document", projectId], [photo]: ["image", null] });
    expect((await change({ id: plan, type: "film" })).status).toBe(422);
  });

  it("returns what the files were after a change at the same time", async () => {
    const tenant = await newTenant();
    const { id } = (await ask(tenant, "POST", "files", { name: "Plan", link, type: "image" })).body;
    const { answer } = await db.$transaction(async (other) => {
      await other.file.updateMany({ where: { userId: tenant.userId, id }, data: { type: "audio" } });
      const waiting = ask(tenant, "POST", "files/update-many", [{ id, type: "design" }]);
      await vi.waitFor(isWaiting, { timeout: 60_000, interval: 20 });
      return { answer: waiting };
    });
    expect((await answer).body.before).toEqual([{ id, type: "audio", projectId: null }]);
  });
});

describe("files/zip", () => {
  it("holds the files by their names, and lists links and what is missing", async () => {
    const [tenant, stranger] = [await newTenant(), await newTenant()];
    const make = async (owner: typeof tenant, body: object) =>
      (await ask(owner, "POST", "files", { type: "document", ...body })).body.id;
    const ids = [
      await make(tenant, { name: "Plan: a/b", originalName: "plan.txt", s3Key: await upload(tenant) }),
      await make(tenant, { name: "Plan a b", originalName: "plan.txt", s3Key: await upload(tenant) }),
      await make(tenant, { name: "Board", link }),
    ];
    const theirs = await make(stranger, { name: "Theirs", s3Key: await upload(stranger) });
    const answer = await call(tenant, "POST", "files/zip", { ids: [...ids, theirs] });
    expect(answer.headers.get("content-disposition")).toMatch(
      /attachment; filename="files-\d{4}-\d\d-\d\d\.zip"/,
    );
    const entries = [...(await unzip(Buffer.from(await answer.arrayBuffer())))];
    expect(entries.map(([path, bytes]) => [path, bytes.toString()])).toEqual([
      ["Plan a b.txt", "Hello"],
      ["Plan a b (2).txt", "Hello"],
      ["links.txt", `Board\n${link}\n`],
    ]);
    expect((await call(tenant, "POST", "files/zip", { ids: [theirs] })).status).toBe(404);
    expect((await call(tenant, "POST", "files/zip", { ids: [] })).status).toBe(422);
  });
});
