import { describe, expect, it } from "vitest";
import { readCsv } from "@/lib/shared/text/csv";
import { withCombinedColumns } from "./combined";
import { type CsvKind, csvKinds } from "./kinds";
import { guessMapping, mapRows } from "./mapping";

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
      partners: [],
      withoutRole: 1,
      withoutCompany: 0,
      errors: [],
    });
    expect(read("clients", google).rows[0]).toMatchObject({
      name: "Harbour Light",
      street: "Kai 1",
      city: "Kiel",
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
      partners: [],
      withoutRole: 1,
      withoutCompany: 0,
      errors: [],
    });
    const address = { street: "1 Quay", postcode: "04530", city: "Bath", region: "ME", country: "US" };
    expect(read("clients", outlook).rows[0]).toMatchObject({ name: "Saltmarsh Bakery", ...address });
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

  it("of a German Outlook is mapped automatically", () => {
    const german = `"Anrede","Vorname","Weitere Vornamen","Nachname","Suffix","Firma","Abteilung","Position","Straße geschäftlich","Ort geschäftlich","Postleitzahl geschäftlich","Land/Region geschäftlich","Telefon geschäftlich","Mobiltelefon","E-Mail-Adresse","Notizen"
"","Jörg","","Weiß","","Weiß & Co. KG","","Inhaber","Weg 3","Köln","50667","Deutschland","+49 221 1","","j@weiss.example","Zeile 1
Zeile 2"
`;
    expect(read("client-contacts", german).rows).toEqual([
      {
        id: "0",
        name: "Jörg Weiß",
        company: "Weiß & Co. KG",
        role: "Inhaber",
        email: "j@weiss.example",
        phoneNumber: "+49 221 1",
        detail: "Zeile 1\nZeile 2",
      },
    ]);
    const address = { street: "Weg 3", postcode: "50667", city: "Köln", country: "DE" };
    expect(read("clients", german).rows[0]).toMatchObject({ name: "Weiß & Co. KG", ...address });
  });

  it.each([
    [
      "a French Outlook",
      `"Titre","Prénom","Deuxième prénom","Nom","Société","Fonction","Rue (bureau)","Ville (bureau)","Code postal (bureau)","Pays/Région (bureau)","Téléphone (bureau)","Adresse de messagerie"
"Mme","Ann","","Lee","Saltmarsh","Owner","Rue 1","Lyon","69001","France","+33 4 1","ann@saltmarsh.example"`,
      { street: "Rue 1", city: "Lyon", postcode: "69001", country: "FR" },
    ],
    [
      "HubSpot",
      `Record ID,First Name,Last Name,Email,Phone Number,Associated Company,Job Title,Street Address,City,State/Region,Postal Code,Country/Region
1,Ann,Lee,ann@saltmarsh.example,+33 4 1,Saltmarsh,Owner,Rue 1,Lyon,,69001,France`,
      { street: "Rue 1", city: "Lyon", postcode: "69001", country: "FR" },
    ],
    [
      "Thunderbird",
      `First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Work Phone,Home Phone,Mobile Number,Work Address,Work Address 2,Work City,Work State,Work ZipCode,Work Country,Job Title,Department,Organization,Notes
Ann,Lee,Ann Lee,,ann@saltmarsh.example,,+33 4 1,,,Rue 1,,Lyon,,69001,France,Owner,,Saltmarsh,`,
      { street: "Rue 1", city: "Lyon", postcode: "69001", country: "FR" },
    ],
    [
      "a German spreadsheet",
      "Vorname;Nachname;Firma;Rolle;Telefon;E-Mail;Straße;PLZ;Ort;Land\nAnn;Lee;Saltmarsh;Owner;+33 4 1;ann@saltmarsh.example;Rue 1;69001;Lyon;Frankreich",
      { street: "Rue 1", city: "Lyon", postcode: "69001", country: "FR" },
    ],
  ])("of %s is mapped automatically", (_program, text, address) => {
    expect(read("client-contacts", text).rows).toEqual([
      {
        id: "0",
        name: "Ann Lee",
        company: "Saltmarsh",
        role: "Owner",
        email: "ann@saltmarsh.example",
        phoneNumber: "+33 4 1",
      },
    ]);
    expect(read("clients", text).rows[0]).toMatchObject({ name: "Saltmarsh", ...address });
  });

  it("gives the first of two email addresses in lower case", () => {
    const text = `Given Name,Family Name,E-mail 1 - Value,Phone 1 - Value,Organization 1 - Name
Mara,Webb,MARA@example.com ::: m@b.example,(555) 010-1234,Webb Ltd`;
    expect(read("client-contacts", text).rows[0]).toMatchObject({
      name: "Mara Webb",
      company: "Webb Ltd",
      email: "mara@example.com",
    });
  });

  it("fills the address, tax number, language and payment days of a client", () => {
    const text = `Name,Email,Street,Postcode,City,Country,VAT ID,Language,Payment days
Acme GmbH,a@acme.example,Weg 1,10115,Berlin,DE,DE136695976,de,30
Beta,,,,,Österreich,,Deutsch,30 Tage`;
    expect(read("clients", text)).toMatchObject({
      errors: [],
      rows: [
        {
          name: "Acme GmbH",
          street: "Weg 1",
          postcode: "10115",
          city: "Berlin",
          country: "DE",
          taxId: "DE136695976",
          language: "de",
          paymentDays: "30",
        },
        { name: "Beta", country: "AT", language: "de", paymentDays: "30" },
      ],
    });
  });
});
