import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { createRow } from "../support/rows";
import { newProject } from "../support/studio";

const KEPT = "Issued documents are kept.";
const UNCHANGED = "Issued documents do not change. Credit it, or take it back.";

describe("an issued document", () => {
  it("does not change and is kept", async () => {
    const { tenant, change, issued, read } = await newIssuer();
    const document = await issued();
    const changed = await change(document.id, { note: "Changed" });
    expect([changed.status, changed.body.detail]).toEqual([409, UNCHANGED]);
    const deleted = await ask(tenant, "DELETE", `sales-documents/${document.id}`);
    expect([deleted.status, deleted.body.detail]).toEqual([409, KEPT]);
    expect(await read(document.id)).toEqual(document);
  });

  it("keeps its project and its client", async () => {
    const { tenant, projectId, issued, add } = await newIssuer();
    const client = await createRow(tenant, "clients", { name: "Saltmarsh Bakery" });
    const own = await newProject(tenant, { clientId: client.id });
    await issued({ projectId: own });
    await issued({ projectId, clientId: client.id });
    await issued();
    await add();
    const remove = async (path: string) => {
      const { status, body } = await ask(tenant, "DELETE", path);
      return [status, body.detail];
    };
    const two = "2 issued documents belong to this";
    const counted = async (path: string) =>
      (await ask(tenant, "GET", `${path}/deletion`)).body.issuedDocuments as number;
    expect(await counted(`projects/${projectId}`)).toBe(2);
    expect(await counted(`projects/${own}`)).toBe(1);
    expect(await counted(`clients/${client.id}`)).toBe(2);
    expect(await remove(`projects/${projectId}`)).toEqual([409, `${two} project. Complete it instead.`]);
    expect(await remove(`projects/${own}`)).toEqual([
      409,
      "1 issued document belongs to this project. Complete it instead.",
    ]);
    expect(await remove(`clients/${client.id}`)).toEqual([409, `${two} client. Archive it instead.`]);
    expect(await remove(`clients/${crypto.randomUUID()}`)).toEqual([404, "Not found"]);
    expect((await ask(tenant, "GET", `projects/${projectId}`)).status).toBe(200);
  });

  it("goes with a reset of the demo and with the account, as do its settings", async () => {
    const { tenant, issued, settings } = await newIssuer();
    const where = { userId: tenant.userId };
    await settings({ invoice: { pattern: "A{0}" } });
    await issued();
    expect((await ask(tenant, "POST", "demo/reset")).status).toBe(200);
    expect(await db.salesDocument.count({ where })).toBe(0);
    expect(await db.documentSeries.count({ where })).toBe(0);
    expect(await db.documentNumbering.count({ where })).toBe(0);
    const project = await newProject(tenant);
    const { body } = await ask(tenant, "POST", "sales-documents", {
      projectId: project,
      projectTitle: "Shop",
      freelancerName: "Ida",
      clientName: "Saltmarsh",
      items: [{ title: "Design" }],
    });
    expect((await ask(tenant, "POST", `sales-documents/${body.id}/issue`)).body.number).toBe("1");
    expect((await ask(tenant, "DELETE", "users")).status).toBe(204);
    expect(await db.salesDocument.count({ where })).toBe(0);
  });

  it("is not deleted with a project while it is being issued", async () => {
    const { tenant, add, post } = await newIssuer();
    for (let round = 0; round < 10; round += 1) {
      const projectId = await newProject(tenant);
      const { id } = await add({ projectId });
      const [issue, removal] = await Promise.all([
        post(id, "issue"),
        ask(tenant, "DELETE", `projects/${projectId}`),
      ]);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([issue.status, removal.status]);
    }
  });
});

describe("POST sales-documents/{id}/take-back", () => {
  it("makes the newest a draft again, and its number free", async () => {
    const { issued, succeed, add } = await newIssuer();
    const [first, second] = [await issued(), await issued()];
    const draft = await succeed(second.id, "take-back");
    expect(draft).toMatchObject({
      state: "draft",
      issuedNumber: null,
      issuedDate: null,
      lockedAt: null,
      dueOn: null,
      balance: null,
    });
    expect(await succeed(second.id, "take-back")).toEqual(draft);
    expect((await succeed((await add()).id, "issue")).number).toBe("2");
    expect((await succeed(second.id, "issue")).number).toBe("3");
    expect(first.number).toBe("1");
  });

  it("gives the series its last date back", async () => {
    const { issued, succeed } = await newIssuer();
    await issued({}, { issuedDate: "2026-11-01" });
    const late = await issued({}, { issuedDate: "2026-12-24" });
    await succeed(late.id, "take-back");
    expect((await issued({}, { issuedDate: "2026-11-01" })).number).toBe("2");
  });

  it("is refused for all but the newest, and for what others depend on", async () => {
    const { tenant, issued, post, succeed } = await newIssuer();
    const refusal = async (id: string) => {
      const { status, body } = await post(id, "take-back");
      return status === 409 ? body.detail : status;
    };
    const [first, last] = [await issued(), await issued()];
    expect(await refusal(first.id)).toBe(
      "Only the newest can be taken back: invoice 2. Credit this one instead.",
    );
    const payment = {
      userId: tenant.userId,
      documentId: last.id,
      amount: "1",
      receivedOn: new Date(),
      method: "bank" as const,
    };
    const { id } = await db.receivedPayment.create({ data: payment });
    expect(await refusal(last.id)).toBe("Payments are recorded for it. Credit it instead.");
    await db.receivedPayment.delete({ where: { userId_id: { userId: tenant.userId, id } } });
    const receipt = await succeed(last.id, "convert", { category: "receipt" });
    await succeed(receipt.id, "issue");
    expect(await refusal(last.id)).toBe("Receipt 1 was made from it. Take that back first.");
    await succeed(receipt.id, "take-back");
    const credit = await succeed(last.id, "credit");
    expect(await refusal(last.id)).toBe("It has a credit note. Delete its draft or take it back first.");
    expect((await ask(tenant, "DELETE", `sales-documents/${credit.id}`)).status).toBe(204);
    expect(await refusal(last.id)).toBe(200);
  });

  it("names the newest quotation, which cannot be credited", async () => {
    const { issued, post } = await newIssuer();
    const [first] = [await issued({ category: "quotation" }), await issued({ category: "quotation" })];
    const { status, body } = await post(first.id, "take-back");
    expect([status, body.detail]).toEqual([409, "Only the newest can be taken back: quotation 2."]);
  });

  it("keeps a next number that was set since", async () => {
    const { issued, succeed, settings } = await newIssuer();
    const document = await issued();
    await settings({ invoice: { next: 100 } });
    await succeed(document.id, "take-back");
    expect((await issued()).number).toBe("100");
  });
});
