import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { inDays } from "../support/repeats";
import { createRow } from "../support/rows";

const today = () => inDays(0);

describe("a draft", () => {
  it("has none of the fields of an issued document", async () => {
    const { add } = await newIssuer();
    expect(await add()).toMatchObject({
      kind: "invoice",
      state: "draft",
      issuedNumber: null,
      issuedDate: null,
      lockedAt: null,
      dueOn: null,
      balance: null,
      sourceId: null,
      creditsId: null,
    });
  });
});

describe("POST sales-documents/{id}/issue", () => {
  it("gives a draft its number, today's date and a due date, once", async () => {
    const { add, succeed, read } = await newIssuer();
    const draft = await add({ issuedAt: "2020-01-01" });
    const document = await succeed(draft.id, "issue");
    expect(document).toMatchObject({
      number: "1",
      issuedNumber: "1",
      issuedDate: today(),
      issuedAt: `${today()}T00:00:00.000Z`,
      dueOn: inDays(14),
      state: "open",
      balance: document.total,
    });
    expect(document.lockedAt).not.toBeNull();
    expect(await succeed(draft.id, "issue", { issuedDate: inDays(36) })).toEqual(document);
    expect(await read(draft.id)).toEqual(document);
  });

  it("issues no other version of a draft than the one that was asked for", async () => {
    const { tenant, add, read, post } = await newIssuer();
    const draft = await add();
    const issue = ({ updatedAt }: { updatedAt: string }) =>
      ask(tenant, "POST", `sales-documents/${draft.id}/issue`, {}, { "if-match": `"${updatedAt}"` });
    await ask(tenant, "PATCH", `sales-documents/${draft.id}`, { note: "Changed on a phone" });
    const changed = await read(draft.id);
    expect(await issue(draft)).toMatchObject({ status: 412, body: { current: changed } });
    expect(await read(draft.id)).toEqual(changed);
    expect(await issue(changed)).toMatchObject({ status: 200, body: { note: "Changed on a phone" } });
    // A repeated request after a lost response is not another issue.
    expect(await issue(changed)).toMatchObject({ status: 200 });
    expect(await post(draft.id, "issue")).toMatchObject({ status: 200 });
  });

  it("takes the day of the user's zone, the given dates, and the days of client and profile", async () => {
    const { tenant, add, succeed } = await newIssuer();
    await ask(tenant, "PATCH", "users", { timeZone: "Pacific/Kiritimati" });
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(new Date());
    expect((await succeed((await add()).id, "issue")).issuedDate).toBe(day);
    const dates = { issuedDate: inDays(90), dueOn: inDays(92) };
    expect(await succeed((await add()).id, "issue", dates)).toMatchObject(dates);
    await db.user.update({ where: { id: tenant.userId }, data: { paymentDays: 30 } });
    const next = await succeed((await add()).id, "issue", { issuedDate: inDays(92) });
    expect(next.dueOn).toBe(inDays(122));
    const client = await createRow(tenant, "clients", { name: "Saltmarsh Bakery" });
    await db.client.updateMany({ where: { userId: tenant.userId }, data: { paymentDays: 0 } });
    const theirs = await add({ clientId: client.id });
    expect((await succeed(theirs.id, "issue", { issuedDate: inDays(92) })).dueOn).toBe(inDays(92));
    const receipt = await succeed((await add({ category: "receipt" })).id, "issue", dates);
    expect([receipt.dueOn, receipt.balance, receipt.state]).toEqual([null, null, "paid"]);
    const quotation = await succeed((await add({ category: "quotation" })).id, "issue");
    expect([quotation.dueOn, quotation.state]).toEqual([null, "open"]);
    const past = { issuedDate: "2020-01-01", dueOn: "2020-01-31", allowEarlierDate: true };
    expect((await succeed((await add({ category: "quotation" })).id, "issue", past)).state).toBe("expired");
  });

  it.each([
    [{ issuedDate: "2026-02-30" }, "issuedDate", "Must be a date such as 2026-11-27"],
    [{ issuedDate: "2026-11-27T00:00:00Z" }, "issuedDate", "Must be a date such as 2026-11-27"],
    [{ dueOn: "" }, "dueOn", "Date is required"],
    [
      { issuedDate: "2026-11-27", dueOn: "2026-11-26" },
      "dueOn",
      "The due date cannot be before the issue date",
    ],
    [{ allowEarlierDate: "yes" }, "allowEarlierDate", "Must be true or false"],
  ])("refuses %j", async (body, path, message) => {
    const { add, post, read } = await newIssuer();
    const draft = await add();
    const answer = await post(draft.id, "issue", body);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
    expect(await read(draft.id)).toEqual(draft);
  });

  it("numbers each kind by itself, in the order of issue, whatever number a draft was shown", async () => {
    const { add, succeed } = await newIssuer();
    const [first, second, third] = [await add(), await add(), await add()];
    expect([first.number, second.number, third.number]).toEqual(["1", "2", "3"]);
    expect((await succeed(third.id, "issue")).number).toBe("1");
    expect((await succeed(first.id, "issue")).number).toBe("2");
    expect((await succeed((await add({ category: "quotation" })).id, "issue")).number).toBe("1");
  });

  it("uses a typed number that is free, and goes on after it if it fits", async () => {
    const { add, change, succeed, issued } = await newIssuer();
    expect((await issued({ number: "41" })).number).toBe("41");
    expect((await issued()).number).toBe("42");
    expect((await issued({ number: "A-7" })).number).toBe("A-7");
    expect((await issued({ number: "A-7" })).number).toBe("43");
    expect((await issued({ number: "7" })).number).toBe("7");
    const draft = await add();
    await change(draft.id, { number: "50" });
    const typed = await add({ number: "60" });
    // A draft holds no number of the series, also one that was typed.
    expect((await issued()).number).toBe("44");
    expect((await succeed(draft.id, "issue")).number).toBe("50");
    await change(typed.id, { number: "50" });
    expect((await succeed(typed.id, "issue")).number).toBe("51");
  });

  it("goes on after the numbers that were there before the series began", async () => {
    const { add, issued } = await newIssuer();
    await add({ number: "9" });
    await add({ number: "2026-55" });
    expect((await issued()).number).toBe("10");
  });

  it("skips numbers of an earlier pattern", async () => {
    const { issued, settings } = await newIssuer();
    await issued({ number: "B1" });
    await issued({ number: "B2" });
    await settings({ invoice: { pattern: "B{0}", next: 1 } });
    expect((await issued()).number).toBe("B3");
    expect((await issued()).number).toBe("B4");
  });

  it("does not go back in time within a series, unless it is confirmed", async () => {
    const { add, post, issued, succeed } = await newIssuer();
    await issued({}, { issuedDate: "2026-11-20" });
    const draft = await add();
    const refused = await post(draft.id, "issue", { issuedDate: "2026-11-19" });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "earlier-date",
      detail: "Invoice 1 is dated 20 Nov 2026. Choose that day or a later one.",
    });
    const confirmed = { issuedDate: "2026-11-19", allowEarlierDate: true };
    expect(await succeed(draft.id, "issue", confirmed)).toMatchObject({
      number: "2",
      issuedDate: "2026-11-19",
    });
    expect((await issued({}, { issuedDate: "2026-11-20" })).number).toBe("3");
  });

  it("never goes back to an earlier period", async () => {
    const { add, post, issued, settings } = await newIssuer();
    await settings({ invoice: { pattern: "{YYYY}-{0000}", reset: "year" } });
    expect((await issued({}, { issuedDate: "2025-12-31" })).number).toBe("2025-0001");
    expect((await issued({}, { issuedDate: "2026-01-01" })).number).toBe("2026-0001");
    const draft = await add();
    const refused = await post(draft.id, "issue", { issuedDate: "2025-12-31", allowEarlierDate: true });
    expect([refused.status, refused.body.code]).toEqual([409, "earlier-period"]);
    expect(refused.body.detail).toBe(
      "Invoice 2026-0001 is dated 1 Jan 2026. Choose that day or a later one.",
    );
    expect((await issued({}, { issuedDate: "2026-01-01" })).number).toBe("2026-0002");
  });

  it("returns the number of an issue that fails", async () => {
    const { add, post, issued } = await newIssuer();
    await issued({}, { issuedDate: "2026-11-20" });
    const draft = await add();
    for (let tries = 0; tries < 3; tries += 1)
      expect((await post(draft.id, "issue", { issuedDate: "2026-11-01" })).status).toBe(409);
    expect((await issued({}, { issuedDate: "2026-11-20" })).number).toBe("2");
  });

  it("shows the number and dates beforehand", async () => {
    const { add, succeed, post, settings } = await newIssuer();
    await settings({ invoice: { pattern: "{YYYY}-{0000}", reset: "year" } });
    const [draft, typed] = [await add(), await add({ number: "X" })];
    const preview = async (id: string, body = {}) => (await post(id, "issue/preview", body)).body;
    const day = { issuedDate: "2026-11-20" };
    expect(await preview(draft.id, day)).toEqual({ number: "2026-0001", ...day, dueOn: "2026-12-04" });
    expect(await preview(typed.id, day)).toMatchObject({ number: "X" });
    const issued = await succeed(draft.id, "issue", day);
    expect(issued.number).toBe("2026-0001");
    expect(await preview(draft.id)).toEqual({ number: "2026-0001", ...day, dueOn: issued.dueOn });
  });
});
