import { expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { lockWaits } from "../support/lock-waits";
import { newRepeating } from "../support/repeats";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

const isWaiting = async () => expect(await lockWaits()).toHaveLength(1);

it.each(["complete", "delete"])(
  "to %s a repeating task waits for the deletion of its project, and is then answered by 404",
  async (act) => {
    const tenant = await newTenant();
    const { id: projectId } = await createRow(tenant, "projects", { name: "Boats" });
    const task = await newRepeating(tenant, "tasks", { every: "week" }, { projectId });
    const path = `tasks/${task.id}`;
    const { answer } = await db.$transaction(async (deletion) => {
      // In the order of a deletion. It would be a deadlock if the task were locked by then.
      await deletion.$queryRaw`
        SELECT 1 FROM "Project" WHERE "userId" = ${tenant.userId}::uuid AND "id" = ${projectId}::uuid FOR UPDATE`;
      const answer =
        act === "delete" ? ask(tenant, "DELETE", path) : ask(tenant, "PATCH", path, { status: "completed" });
      await vi.waitFor(isWaiting, { timeout: 60_000, interval: 20 });
      await deletion.project.delete({ where: { userId_id: { userId: tenant.userId, id: projectId } } });
      return { answer };
    });
    expect((await answer).status).toBe(404);
  },
);
