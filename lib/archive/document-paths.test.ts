import { describe, expect, it } from "vitest";
import { documentPaths } from "./document-paths";

describe("the PDFs of an archive", () => {
  it("have the document's file name, and each is unique", () => {
    const documents = [
      ["invoice", "INV-2026/001", "Online pre-orders"],
      ["invoice", "2", "Boats (2)"],
      ["invoice", "2", "Boats"],
      ["invoice", "2", "boats"],
      ["invoice", "2", "Boats"],
      ["receipt", "2", "Boats"],
    ].map(([category = "", number = "", projectTitle = ""], at) => ({
      id: String(at),
      category,
      number,
      projectTitle,
    }));
    expect(documentPaths(documents)).toEqual([
      { id: "0", path: "documents/invoice-INV-2026 001-Online pre-orders.pdf" },
      { id: "1", path: "documents/invoice-2-Boats (2).pdf" },
      { id: "2", path: "documents/invoice-2-Boats.pdf" },
      { id: "3", path: "documents/invoice-2-boats (3).pdf" },
      { id: "4", path: "documents/invoice-2-Boats (4).pdf" },
      { id: "5", path: "documents/receipt-2-Boats.pdf" },
    ]);
  });
});
