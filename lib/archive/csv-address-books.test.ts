import { describe, expect, it } from "vitest";
import { readCsv } from "@/lib/csv";
import { withCombinedColumns } from "./csv-combined";
import { type CsvKind, csvKinds } from "./csv-kinds";
import { guessMapping, mapRows } from "./csv-mapping";

const google = `First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City
Zoë,M.,Möller,,,,Dr.,,,,Harbour Light,Owner,,,Met in Kiel,,* myContacts,* Work,zoe@harbour.example ::: z@harbour.example,,,Mobile,+49 431 5550142,Work,"Kai 1
24103 Kiel",Kai 1,Kiel
Bo,,,,,,,,,,Harbour Light,,,,,,* myContacts,,,,,,,,,,
`;

const outlook = `"Title","First Name","Middle Name","Last Name","Suffix","Company","Department","Job Title","Business Street","Business Street 2","Business Street 3","Business City","Business State","Business Postal Code","Business Country/Region","Home Street","Home City","Business Fax","Business Phone","Business Phone 2","Home Phone","Mobile Phone","E-mail Address","E-mail Type","E-mail Display Name","Notes"
"Dr.","Ann","","Lee","","Saltmarsh Bakery","","Head baker","1 Quay",,,"Bath","ME","04530","USA","","","","+1 207 555 0142","","","+1 207 555 0143","ann@saltmarsh.example","SMTP","Ann Lee","Likes rye"
"Mr.","Cy",,"Ono",,"Saltmarsh Bakery",,,,,,,,,,,,,,,,"+1 207 555 0144"
`;

/** Google Contacts until 2024. */
const formerGoogle = `Name,Given Name,Additional Name,Family Name,Name Prefix,Notes,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title
Ann Lee,Ann,,Lee,Dr.,,* Work,ann@saltmarsh.example,Work,+1 207 555 0142,,Saltmarsh Bakery,Baker
`;

function read(kind: CsvKind, text: string) {
  const [head = [], ...rows] = withCombinedColumns(readCsv(text));
  const mapping = guessMapping(csvKinds[kind].fields, head);
  return mapRows(
    kind,
    mapping,
    rows.map((cells, at) => ({ id: String(at), cells })),
  );
}

describe("an address book", () => {
  it("of Google Contacts is mapped automatically", () => {
    expect(read("client-contacts", google)).toEqual({
      rows: [
        {
          id: "0",
          name: "Zoë M. Möller",
          company: "Harbour Light",
          role: "Owner",
          email: "zoe@harbour.example",
          phoneNumber: "+49 431 5550142",
          detail: "Met in Kiel",
        },
        { id: "1", name: "Bo", company: "Harbour Light", role: "Contact" },
      ],
      withoutRole: 1,
      errors: [],
    });
    expect(read("clients", google).rows[0]).toMatchObject({
      name: "Harbour Light",
      address: "Kai 1\n24103 Kiel",
    });
  });

  it("of Outlook is mapped automatically, without its title as role", () => {
    expect(read("client-contacts", outlook)).toEqual({
      rows: [
        {
          id: "0",
          name: "Ann Lee",
          company: "Saltmarsh Bakery",
          role: "Head baker",
          email: "ann@saltmarsh.example",
          phoneNumber: "+1 207 555 0142",
          detail: "Likes rye",
        },
        {
          id: "1",
          name: "Cy Ono",
          company: "Saltmarsh Bakery",
          role: "Contact",
          phoneNumber: "+1 207 555 0144",
        },
      ],
      withoutRole: 1,
      errors: [],
    });
    const address = "1 Quay, Bath, ME, 04530, USA";
    expect(read("clients", outlook).rows[0]).toMatchObject({ name: "Saltmarsh Bakery", address });
    const withoutJobTitle = outlook.replace('"Job Title"', '"Other"');
    expect(read("partner-contacts", withoutJobTitle).rows[0]).toMatchObject({ role: "Contact" });
  });

  it("of the former Google Contacts format is mapped automatically", () => {
    expect(read("partner-contacts", formerGoogle).rows).toEqual([
      {
        id: "0",
        name: "Ann Lee",
        company: "Saltmarsh Bakery",
        role: "Baker",
        email: "ann@saltmarsh.example",
        phoneNumber: "+1 207 555 0142",
      },
    ]);
  });
});
