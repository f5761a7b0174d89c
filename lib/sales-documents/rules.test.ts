import { expect, it } from "vitest";
import type { SalesDocument } from "./schema";
import { documentName, documentNameInSentence, hasTimesheet } from "./rules";

it("names a document by category and number, without changing the number", () => {
  const document = { category: "invoice", number: "INV-2026/001" } as const;
  expect(documentName(document)).toBe("Invoice INV-2026/001");
  expect(documentNameInSentence(document)).toBe("invoice INV-2026/001");
});

it("a document has a timesheet if a line was made from time", () => {
  const line = (timeLineId: string | null) => ({ timeLineId }) as SalesDocument["items"][number];
  expect(hasTimesheet({ items: [line(null), line("a")] })).toBe(true);
  expect(hasTimesheet({ items: [line(null)] })).toBe(false);
});
