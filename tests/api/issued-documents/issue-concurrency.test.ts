import { expect, it } from "vitest";
import { reserveNumber } from "@/lib/document-settings/server/numbering";
import { db } from "@/lib/server/db/client";
import { repetitions } from "../../setup/property-cases";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";

const DOCUMENTS = repetitions(40, 100);
const CONNECTIONS = 12;
const ROLLED_BACK = 0.3;

it(`numbers ${DOCUMENTS} documents of ${CONNECTIONS} callers without a gap or a double, with 30 % rolled back`, async () => {
  const { tenant, add, post } = await newIssuer();
  const drafts = [];
  for (let made = 0; made < DOCUMENTS; made += 1) drafts.push((await add()).id);
  const waiting = drafts.values();
  let rolledBack = 0;
  const caller = async () => {
    for (const id of waiting) {
      while (Math.random() < ROLLED_BACK) {
        rolledBack += 1;
        await reserveAndRollBack(tenant.userId);
      }
      expect((await post(id, "issue")).status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  const { body } = await ask(tenant, "POST", "sales-documents/search", { take: 1000 });
  const numbers = body.items.map(({ issuedNumber }) => Number(issuedNumber)).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: DOCUMENTS }, (_, index) => index + 1));
  expect(rolledBack).toBeGreaterThan(0);
});

it("issues a document once, however many issue it", async () => {
  const { issued, add, post } = await newIssuer();
  const { id } = await add();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(id, "issue")));
  const changes = answers.map(({ body }) => body.paymentStatusChange as object | null);
  expect(changes.filter((change) => change !== null)).toHaveLength(1);
  for (const { status, body } of answers)
    expect([status, { ...body, paymentStatusChange: null }]).toEqual([
      200,
      { ...answers[0]?.body, paymentStatusChange: null },
    ]);
  expect((await issued()).number).toBe("2");
});

it("one of several drafts with the same typed number gets it", async () => {
  const { add, succeed } = await newIssuer();
  const drafts = [];
  for (let made = 0; made < 6; made += 1) drafts.push(await add({ number: "X-1" }));
  const issued = await Promise.all(drafts.map(({ id }) => succeed(id, "issue")));
  expect(issued.map(({ number }) => number).sort()).toEqual(["1", "2", "3", "4", "5", "X-1"]);
});

async function reserveAndRollBack(userId: string) {
  const failure = new Error("rolled back");
  const date = new Date().toISOString().slice(0, 10);
  const attempt = db.$transaction(async (transaction) => {
    await reserveNumber(transaction, { userId, kind: "invoice", date }, null);
    throw failure;
  });
  await expect(attempt).rejects.toBe(failure);
}
