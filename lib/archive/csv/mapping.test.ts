import { describe, expect, it } from "vitest";
import { csvKinds } from "./kinds";
import { guessMapping, mapRows } from "./mapping";

describe("a CSV import", () => {
  it("maps columns by their names, each once", () => {
    const { fields } = csvKinds["client-contacts"];
    expect(guessMapping(fields, ["Full name", "E-Mail", "Company", "Job title", "x"])).toEqual({
      name: 0,
      email: 1,
      company: 2,
      role: 3,
    });
    expect(guessMapping(fields, ["a", "b"])).toEqual({});
  });

  it("maps columns by their names without a remark in brackets", () => {
    const head = [
      "Name (Firma, Person, Verein)",
      "E-Mail (privat, dienstlich)",
      "Telefon",
      "Adresse (Straße, PLZ, Ort)",
    ];
    expect(guessMapping(csvKinds.clients.fields, head)).toEqual({
      name: 0,
      email: 1,
      phoneNumber: 2,
      address: 3,
    });
  });

  it("reads the clients of an export with their colors", () => {
    const { fields } = csvKinds.clients;
    const head = "id,name,themeColor,taxId,email,phoneNumber,address,detail,note,createdAt,updatedAt".split(
      ",",
    );
    const mapping = guessMapping(fields, head);
    expect(mapping).toMatchObject({ name: 1, themeColor: 2, taxId: 3, note: 8 });
    const cells = ["teal", "Big Teal", "", "octarine"].map((color, at) => ({
      id: String(at),
      cells: ["", "Harbour Light", color],
    }));
    const { rows, errors } = mapRows("clients", mapping, cells);
    expect(rows.map(({ themeColor }) => themeColor)).toEqual(["teal", "teal", undefined]);
    expect(errors).toEqual([{ line: 5, message: "Please select a color" }]);
  });

  it("reads rows and reports why one is left out", () => {
    const cells = [
      ["Ann Lee", "Saltmarsh", "Owner"],
      ["", "Saltmarsh", "Owner"],
      ["Bo", " ", "Baker"],
      ["Cy", "Saltmarsh"],
    ].map((row, index) => ({ id: String(index), cells: row }));
    const { rows, withoutRole, errors } = mapRows("client-contacts", { name: 0, company: 1, role: 2 }, cells);
    expect(rows).toEqual([
      { id: "0", name: "Ann Lee", company: "Saltmarsh", role: "Owner" },
      { id: "3", name: "Cy", company: "Saltmarsh", role: "Contact" },
    ]);
    expect(withoutRole).toBe(1);
    expect(errors).toEqual([
      { line: 3, message: "Please enter a name" },
      { line: 4, message: "Please select a client" },
    ]);
  });

  it("adds contacts without a company to one client, or makes them partners", () => {
    const cells = [
      ["Ann Lee", "Saltmarsh", ""],
      ["Bo", "", "met in Kiel"],
    ].map((row, index) => ({ id: String(index), cells: row }));
    const mapping = { name: 0, company: 1, detail: 2 };
    const skipped = mapRows("client-contacts", mapping, cells);
    expect(skipped).toMatchObject({ withoutCompany: 1, partners: [], errors: [{ line: 3 }] });
    const given = mapRows("client-contacts", mapping, cells, { company: "Harbour Light" });
    expect(given.rows.map(({ company }) => company)).toEqual(["Saltmarsh", "Harbour Light"]);
    const partners = mapRows("client-contacts", mapping, cells, "partners");
    expect(partners.rows).toHaveLength(1);
    expect(partners.partners).toEqual([{ id: "1", name: "Bo", role: "Contact", details: "met in Kiel" }]);
  });
});
