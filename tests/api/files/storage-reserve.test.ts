import { expect, it } from "vitest";
import { env } from "@/lib/server/env";
import { importArchive } from "../support/archive/archive";
import { ask } from "../support/call";
import { newTenant } from "../support/tenants";

it("on a nearly full disk, text is saved and files are rejected with a message", async () => {
  // More than any disk has, so every disk counts as full.
  Object.assign(env(), { STORAGE_RESERVE_MB: 1e12 });
  const tenant = await newTenant();
  const file = { fileName: "a.txt", category: "work", contentType: "text/plain", size: 5 };
  const refusals = [
    await ask(tenant, "POST", "files/presign", file),
    await importArchive(tenant, Buffer.from("PK")),
    await ask(tenant, "GET", "export"),
  ];
  for (const { status, body } of refusals)
    expect([status, body.detail]).toEqual([
      507,
      "This server is running out of storage. Text is still saved, files are not.",
    ]);
  expect((await ask(tenant, "POST", "clients", { name: "Saltmarsh Bakery" })).status).toBe(201);
  expect(await ask(null, "GET", "ready")).toMatchObject({
    status: 200,
    body: {
      status: "ready",
      warnings: ["The disk is almost full: uploads are refused, text is still saved"],
    },
  });
});
