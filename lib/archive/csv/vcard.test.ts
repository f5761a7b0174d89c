import { describe, expect, it } from "vitest";
import { csvKinds } from "./kinds";
import { guessMapping, mapRows } from "./mapping";
import { readVCards } from "./vcard";

const cards = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  "N:Webb;Mara;;Dr.;",
  "FN:Mara Webb",
  "ORG:Webb Ltd;Sales",
  "TITLE:Owner",
  "item1.EMAIL;type=INTERNET:second@webb.example",
  "item2.EMAIL;type=INTERNET;type=pref:MARA@webb.example",
  "TEL;TYPE=CELL,VOICE:+1 555 010",
  " 1234",
  "ADR;TYPE=WORK:;;Weg 1;Köln;NRW;50667;Deutschland",
  "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ",
  " AAAQABAAD/2wBD",
  String.raw`NOTE:Line one\nLine two\, with a comma`,
  "END:VCARD",
  "BEGIN:VCARD",
  "VERSION:4.0",
  "FN:Zoë",
  "TEL;VALUE=uri;PREF=1:tel:+49-431-1",
  "END:VCARD",
  "BEGIN:VCARD",
  "VERSION:2.1",
  "N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Wei=DF;J=F6rg",
  "ORG;CHARSET=UTF-8;QUOTED-PRINTABLE:Wei=C3=9F =",
  "& Co. KG",
  "TEL;CELL:+49 221 1",
  "EMAIL;INTERNET:j@weiss.example",
  "NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0Atwo",
  "END:VCARD",
].join("\r\n");

function readAs(kind: "clients" | "client-contacts", text: string) {
  const read = readVCards(text);
  if ("problem" in read) throw new Error(read.problem);
  const [head = [], ...rows] = read.rows;
  const ids = rows.map((row, at) => ({ id: String(at), cells: row }));
  return mapRows(kind, guessMapping(csvKinds[kind].fields, head), ids);
}

describe("a vCard file", () => {
  it("gives contacts, from versions 2.1, 3.0 and 4.0 in one file", () => {
    const { rows, errors } = readAs("client-contacts", cards);
    expect(rows).toEqual([
      {
        id: "0",
        name: "Mara Webb",
        company: "Webb Ltd",
        role: "Owner",
        email: "mara@webb.example",
        phoneNumber: "+1 555 0101234",
        detail: "Line one\nLine two, with a comma",
      },
      {
        id: "2",
        name: "Jörg Weiß",
        company: "Weiß & Co. KG",
        role: "Contact",
        email: "j@weiss.example",
        phoneNumber: "+49 221 1",
        detail: "one\ntwo",
      },
    ]);
    expect(errors).toEqual([{ line: 3, message: "Please select a client" }]);
  });

  it("gives clients with an address in parts, named by company or else by person", () => {
    const { rows } = readAs("clients", cards);
    expect(rows.map(({ name }) => name)).toEqual(["Webb Ltd", "Zoë", "Weiß & Co. KG"]);
    expect(rows[0]).toMatchObject({
      street: "Weg 1",
      postcode: "50667",
      city: "Köln",
      region: "NRW",
      country: "DE",
    });
    expect(rows[1]).toMatchObject({ phoneNumber: "+49-431-1" });
  });

  it("gives an address of several lines, an extension and marked characters as they are read", () => {
    const { rows } = readAs(
      "clients",
      [
        "BEGIN:VCARD",
        "VERSION:3.0",
        "FN:Acme\\; Sons",
        "item1.ADR;type=WORK;type=pref:;;Weg 1\\nHinterhaus;Köln;;50667;Deutschland",
        "TEL;VALUE=uri:tel:+49-221-1;ext=12",
        String.raw`NOTE:C:\\;tax\; a\, b`,
        "END:VCARD",
      ].join("\r\n"),
    );
    expect(rows).toMatchObject([
      {
        name: "Acme; Sons",
        street: "Weg 1, Hinterhaus",
        phoneNumber: "+49-221-1 ext. 12",
        note: String.raw`C:\;tax; a, b`,
      },
    ]);
  });

  it("is refused in words if it is damaged", () => {
    expect(readVCards("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë\r\n")).toEqual({
      problem: "This vCard file cannot be read: it is damaged or incomplete",
    });
  });
});
