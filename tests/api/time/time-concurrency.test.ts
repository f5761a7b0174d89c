import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { databaseProblem } from "@/lib/server/db/database-problem";
import { Problem } from "@/lib/server/problem";
import { creditSalesDocument } from "@/lib/sales-documents/server/credit";
import { deleteSalesDocument } from "@/lib/sales-documents/server/data";
import { issueSalesDocument } from "@/lib/sales-documents/server/issue";
import { takeBackSalesDocument } from "@/lib/sales-documents/server/take-back";
import { billTime } from "@/lib/time-entries/server/bill";
import { startTime, stopTime } from "@/lib/time-entries/server/clock";
import { restoreEntry } from "@/lib/trash/server/restore/restore";
import { expectOneClock } from "../../setup/time/one-clock";
import { repetitions } from "../../setup/property-cases";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

// Called below the queue of the tenant, which is one per instance: the acts meet in the database, as those of several instances do.

/** Runs an act. A refusal, and what the API answers with 503 for the caller to try again, is no failure. */
async function unlessRefused<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Problem) return null;
    if (databaseProblem(error)) return null;
    throw error;
  }
}

/** Repeats an act until it is done. One whose lock did not come in time on a stalled machine has written nothing. */
async function untilDone(act: () => Promise<unknown>): Promise<void> {
  while (!(await unlessRefused(act)));
}

it("50 starts and stops at once never have two clocks running, and lose no instant", async () => {
  const { userId } = await newTenant();
  const startedAt = new Date(Date.now() - 600_000);
  await startTime(userId, { startedAt });
  const stopped = new Set<string>();
  const acts = Array.from({ length: 50 }, (_, index) => async () => {
    if (index % 5 === 4) {
      const entry = await unlessRefused(() => stopTime(userId, {}));
      if (entry) stopped.add(entry.id);
    } else await untilDone(() => startTime(userId, {}));
  });
  const watched = acts.map(async (act) => {
    await act();
    expect(await db.timeEntry.count({ where: { userId, endedAt: null } })).toBeLessThanOrEqual(1);
  });
  await Promise.all(watched);
  const entries = await db.timeEntry.findMany({
    where: { userId },
    orderBy: [{ startedAt: "asc" }, { endedAt: "asc" }],
  });
  expect(entries).toHaveLength(41);
  expectOneClock(entries, stopped);
});

const ACTS = repetitions(200, 1000);

it(`${ACTS} bills, deletions, credits and take-backs at once never have time on two documents`, async () => {
  const tenant = await newTenant();
  const { userId } = tenant;
  const client = await createRow(tenant, "clients", { name: "Bakery", themeColor: "blue", hourlyRate: "90" });
  const project = await createRow(tenant, "projects", { name: "Website", clientId: client.id });
  const TOTAL = 12;
  for (let hour = 0; hour < TOTAL; hour += 1)
    await createRow(tenant, "time-entries", {
      projectId: project.id,
      startedAt: `2020-11-02T${String(hour).padStart(2, "0")}:00:00Z`,
      endedAt: `2020-11-02T${String(hour + 1).padStart(2, "0")}:00:00Z`,
    });
  const entryIds = (await db.timeEntry.findMany({ where: { userId }, select: { id: true } })).map(
    ({ id }) => id,
  );
  const some = () => entryIds.filter(() => Math.random() < 0.4);
  const documents = (where: object) =>
    db.salesDocument.findMany({ where: { userId, ...where }, select: { id: true } });
  const one = <Row>(rows: Row[]) => rows[Math.floor(Math.random() * rows.length)];
  const acts: (() => Promise<unknown>)[] = [
    () =>
      billTime(userId, "UTC", {
        id: newId(),
        projectId: project.id,
        entryIds: some(),
        groupBy: "entry",
        withDates: false,
      }),
    async () => {
      const draft = one(await documents({ lockedAt: null, isCreditNote: false }));
      if (draft) await issueSalesDocument(userId, draft.id, {});
    },
    async () => {
      const draft = one(await documents({ lockedAt: null }));
      if (draft) await deleteSalesDocument(userId, draft.id);
    },
    async () => {
      const invoice = one(await documents({ lockedAt: { not: null }, isCreditNote: false }));
      if (!invoice) return;
      const { row } = await creditSalesDocument(userId, invoice.id, {});
      await issueSalesDocument(userId, row.id, {});
    },
    async () => {
      const issued = one(await documents({ lockedAt: { not: null } }));
      if (issued) await takeBackSalesDocument(userId, issued.id);
    },
    async () => {
      const entry = one(await db.trashEntry.findMany({ where: { userId, restoredAt: null } }));
      if (entry) await restoreEntry(userId, entry.id, { withParent: false });
    },
  ];
  let done = 0;
  const waiting = Array.from({ length: ACTS }, (_, index) => index).values();
  const lane = async () => {
    for (const index of waiting) {
      const act = acts[index % acts.length];
      if (act && (await unlessRefused(async () => (await act(), true)))) done += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  expect(done).toBeGreaterThan(ACTS / 10);
  const lines = await db.salesDocumentItem.findMany({
    where: { userId, timeLineId: { not: null }, document: { isCreditNote: false } },
    select: {
      timeLineId: true,
      quantity: true,
      document: { select: { total: true, credited: true, id: true } },
    },
  });
  // The lines of invoices that are not credited in full have exactly the time that is billed, an hour each.
  const valid = lines.filter(({ document: { total, credited } }) => credited.lt(total));
  const bound = await db.timeEntry.findMany({ where: { userId, documentId: { not: null } } });
  expect(await db.timeEntry.count({ where: { userId } })).toBe(TOTAL);
  expect(bound.map(({ lineId }) => lineId).sort()).toEqual(valid.map(({ timeLineId }) => timeLineId).sort());
  const documentOf = new Map(valid.map(({ timeLineId, document }) => [timeLineId, document.id]));
  for (const { lineId, documentId } of bound) expect(documentOf.get(lineId)).toBe(documentId);
});
