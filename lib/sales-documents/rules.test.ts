import { expect, it } from "vitest";
import { documentName, documentNameInSentence } from "./rules";

it("names a document by category and number, without changing the number", () => {
  const document = { category: "invoice", number: "INV-2026/001" } as const;
  expect(documentName(document)).toBe("Invoice INV-2026/001");
  expect(documentNameInSentence(document)).toBe("invoice INV-2026/001");
});
