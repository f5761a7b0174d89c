import { describe, expect, it } from "vitest";
import { findDuplicates, listNames, missingClients, withColors } from "./clients";

const clients = new Map([["saltmarsh bakery", "1"]]);

describe("the clients of a CSV import", () => {
  it("are created once if none has the name", () => {
    const names = ["Saltmarsh Bakery", "Ærø & Co", "SALTMARSH bákery", "ærø & co", "Harbour Light"];
    expect(missingClients(names, clients)).toEqual(["Ærø & Co", "Harbour Light"]);
  });

  it("are duplicates if their name exists among clients or earlier in the file", () => {
    const again = { id: "2", name: "Saltmarsh Bákery" };
    const light = { id: "3", name: "Harbour Light" };
    const lightAgain = { id: "4", name: "HARBOUR LIGHT" };
    expect(findDuplicates([again, light, lightAgain], clients)).toEqual({
      existing: [again],
      repeated: [lightAgain],
    });
  });

  it("are not duplicates of rows that an interrupted import has stored", () => {
    const stored = { id: "1", name: "Saltmarsh Bakery" };
    expect(findDuplicates([stored], clients)).toEqual({ existing: [], repeated: [] });
  });

  it("are listed by name, at most ten", () => {
    expect(listNames(["A", "B"])).toBe("A and B");
    expect(listNames(Array.from({ length: 1211 }, (_, at) => `C${at}`))).toMatch(/^C0, .*C9 and 1,201 more$/);
  });

  it("get different colors, the same ones in a retry, and keep those of the file", () => {
    const rows: { id: string; themeColor?: string }[] = Array.from({ length: 21 }, (_, at) => ({
      id: `0000-${at}a3f`,
    }));
    const colored = withColors(rows);
    expect(new Set(colored.map(({ themeColor }) => themeColor)).size).toBe(21);
    expect(withColors(rows)).toEqual(colored);
    expect(withColors([{ id: "1", themeColor: "teal" }])[0]).toMatchObject({
      themeColor: "teal",
    });
  });
});
