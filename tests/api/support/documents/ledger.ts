import fc from "fast-check";
import { refreshSums } from "@/lib/sales-documents/server/sums";
import { db } from "@/lib/server/db/client";
import { insertRows } from "@/lib/server/db/insert-rows";
import { createRow } from "../rows";
import { newProject } from "../studio";
import { newTenant } from "../tenants";

const DAY = 86_400_000;

/** Creates documents of every kind in every state, by random payments and credit notes around their totals. */
export async function newLedger() {
  const today = new Date(new Date().toISOString().slice(0, 10));
  const tenant = await newTenant();
  const client = await createRow(tenant, "clients", { name: "Ångström & Sons" });
  const projectId = await newProject(tenant, { clientId: client.id });
  const days = fc.integer({ min: -1, max: 1 });
  const document = fc.record({
    category: fc.constantFrom("quotation", "invoice", "invoice", "invoice", "invoice", "receipt"),
    isIssued: fc.boolean(),
    day: fc.integer({ min: -500, max: 0 }),
    due: fc.option(days),
    total: fc.constantFrom(0, 100, 250.5),
    payments: fc.array(
      fc.tuple(fc.constantFrom("payment", "withheld", "refund"), fc.constantFrom(50, 100, 250.5)),
      {
        maxLength: 3,
      },
    ),
    credit: fc.constantFrom(0, 0, 0, 100, 250.5),
    isSource: fc.boolean(),
  });
  const rows: Record<"SalesDocument" | "ReceivedPayment", object[]> = {
    SalesDocument: [],
    ReceivedPayment: [],
  };
  const ids: string[] = [];
  const add = (row: object) => {
    const id = crypto.randomUUID();
    ids.push(id);
    rows.SalesDocument.push({
      userId: tenant.userId,
      id,
      projectId,
      clientId: client.id,
      isCreditNote: false,
      lockedAt: null,
      dueOn: null,
      sourceId: null,
      creditsId: null,
      isNumberTyped: true,
      received: 0,
      credited: 0,
      deducted: 0,
      currency: "USD",
      projectTitle: `Shop ${ids.length % 7}`,
      freelancerName: "Ida",
      clientName: client.name,
      number: String(ids.length),
      tax: 0,
      discount: 0,
      discountPercent: 0,
      discountFlat: 0,
      createdAt: new Date(),
      updatedAt: new Date(),
      ...row,
    });
    return id;
  };
  for (const one of fc.sample(document, { seed: 11, numRuns: 150 })) {
    const { category, isIssued, total, due } = one;
    const issuedAt = new Date(+today + one.day * DAY);
    const lockedAt = isIssued ? issuedAt : null;
    const dueOn = isIssued && due !== null ? new Date(+today + due * DAY) : null;
    const id = add({ category, total, issuedAt, lockedAt, dueOn });
    if (category === "quotation" && one.isSource)
      add({ category: "invoice", total, issuedAt, lockedAt, sourceId: id });
    if (!isIssued || category !== "invoice") continue;
    if (one.credit)
      add({ category, isCreditNote: true, total: one.credit, issuedAt, lockedAt, creditsId: id });
    for (const [kind, amount] of one.payments)
      rows.ReceivedPayment.push({
        userId: tenant.userId,
        id: crypto.randomUUID(),
        documentId: id,
        amount,
        kind,
        method: "bank",
        receivedOn: today,
        createdAt: new Date(),
        updatedAt: new Date(),
      });
  }
  await insertRows(rows);
  await refreshSums(db, tenant.userId, ids);
  return { tenant, count: ids.length };
}
