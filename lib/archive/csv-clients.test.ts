import { describe, expect, it } from "vitest";
import { isNameTaken, listNames, missingClients } from "./csv-clients";

const clients = new Map([["saltmarsh bakery", "1"]]);

describe("the clients of a CSV import", () => {
  it("are created where none has the name, each once", () => {
    const names = ["Saltmarsh Bakery", "Ærø & Co", "SALTMARSH bákery", "ærø & co", "Harbour Light"];
    expect(missingClients(names, clients)).toEqual(["Ærø & Co", "Harbour Light"]);
  });

  it("exist already by their name, unless the import has stored them itself", () => {
    expect(isNameTaken({ id: "2", name: "Saltmarsh Bákery" }, clients)).toBe(true);
    expect(isNameTaken({ id: "1", name: "Saltmarsh Bakery" }, clients)).toBe(false);
    expect(isNameTaken({ id: "2", name: "Saltmarsh" }, clients)).toBe(false);
  });

  it("are named, the first ten of many", () => {
    expect(listNames(["A", "B"])).toBe("A and B");
    expect(listNames(Array.from({ length: 1211 }, (_, at) => `C${at}`))).toMatch(/^C0, .*C9 and 1,201 more$/);
  });
});
