import { expect, test } from "vitest";
import { isToBeSent, wasSent } from "./sending";

const link = { id: "", createdAt: "", expiresAt: null, openedAt: null, openCount: 0 };
const mail = (sentAt: string) => ({ id: "", to: "", subject: "", sentAt });

test.each([
  ["quotation", "open", false, true],
  ["quotation", "open", true, true],
  ["quotation", "accepted", false, false],
  ["invoice", "open", false, true],
  ["invoice", "open", true, false],
  ["invoice", "partPaid", false, false],
  ["invoice", "paid", false, false],
  ["receipt", "paid", false, true],
  ["receipt", "paid", true, false],
] as const)("a %s that is %s, sent: %s, is sent next: %s", (kind, state, isSent, expected) => {
  expect(isToBeSent({ kind, state, openedAt: null }, isSent)).toBe(expected);
});

test("an invoice that the client has opened is not sent next", () => {
  const openedAt = "2026-11-27T10:00:00.000Z";
  expect(isToBeSent({ kind: "invoice", state: "open", openedAt }, false)).toBe(false);
});

test.each([
  ["no link", { canSend: false, links: [], sent: [] }, false],
  ["a link, and no emails from this server", { canSend: false, links: [link], sent: [] }, true],
  [
    "a link that nobody opened, and emails from this server",
    { canSend: true, links: [link], sent: [] },
    false,
  ],
  ["an opened link", { canSend: true, links: [{ ...link, openCount: 1 }], sent: [] }, true],
  ["an email", { canSend: true, links: [], sent: [mail("2026-11-27T10:00:00.000Z")] }, true],
  [
    "an email of an earlier issue",
    { canSend: true, links: [], sent: [mail("2026-11-26T10:00:00.000Z")] },
    false,
  ],
])("a document counts as sent with %s: %#", (_, sharing, expected) => {
  expect(wasSent(sharing, "2026-11-27T09:00:00.000Z")).toBe(expected);
});
