import { describe, expect, it } from "vitest";
import { readCsv } from "@/lib/shared/text/csv";
import { withCombinedColumns } from "./csv/combined";
import { type CsvKind, csvKinds } from "./csv/kinds";
import { guessMapping, mapRows } from "./csv/mapping";

/** The headings of programs in full, up to where only what is not imported follows. */
const headings = {
  "a German Outlook":
    "Anrede,Vorname,Weitere Vornamen,Nachname,Suffix,Firma,Abteilung,Position,Straße geschäftlich,Straße geschäftlich 2,Straße geschäftlich 3,Ort geschäftlich,Region geschäftlich,Postleitzahl geschäftlich,Land/Region geschäftlich,Straße privat,Straße privat 2,Straße privat 3,Ort privat,Bundesland/Kanton privat,Postleitzahl privat,Land/Region privat,Weitere Straße,Weitere Straße 2,Weitere Straße 3,Weiterer Ort,Weiteres/r Bundesland/Kanton,Weitere Postleitzahl,Weiteres/e Land/Region,Telefon Assistent,Fax geschäftlich,Telefon geschäftlich,Telefon geschäftlich 2,Rückmeldung,Autotelefon,Telefon Firma,Fax privat,Telefon (privat),Telefon (privat 2),ISDN,Mobiltelefon,Weiteres Fax,Weiteres Telefon,Pager,Haupttelefon,Beruf,Büro,E-Mail-Adresse,E-Mail-Typ,E-Mail: Angezeigter Name,Notizen",
  "a French Outlook":
    "Titre,Prénom,Deuxième prénom,Nom,Suffixe,Société,Service,Titre,Rue (bureau),Rue (bureau) 2,Rue (bureau) 3,Ville (bureau),Dép/Région (bureau),Code postal (bureau),Pays/Région (bureau),Rue (domicile),Rue (domicile) 2,Rue (domicile) 3,Ville (domicile),Dép/Région (domicile),Code postal (domicile),Pays/Région (domicile),Rue (autre),Ville (autre),Téléphone de l'assistant(e),Télécopie (bureau),Téléphone (bureau),Téléphone 2 (bureau),Rappel,Téléphone (voiture),Téléphone société,Télécopie (domicile),Téléphone (domicile),RNIS,Tél. mobile,Téléphone principal,Télex,Adresse de messagerie,Type de messagerie,Nom complet de l'adresse de messagerie,Langue,Notes,Profession,Sexe",
  Thunderbird:
    "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,Home Address 2,Home City,Home State,Home ZipCode,Home Country,Work Address,Work Address 2,Work City,Work State,Work ZipCode,Work Country,Job Title,Department,Organization,Web Page 1,Web Page 2,Birth Year,Birth Month,Birth Day,Custom 1,Notes",
  "a British Thunderbird":
    "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,Home Address 2,Home City,Home County,Home Post Code,Home Country,Work Address,Work Address 2,Work City,Work County,Work Post Code,Work Country,Job Title,Department,Organisation,Web Page 1,Notes",
  "a German Thunderbird":
    "Vorname,Nachname,Anzeigename,Spitzname,Primäre E-Mail-Adresse,Sekundäre E-Mail-Adresse,Messenger-Name,Tel. dienstlich,Tel. privat,Fax-Nummer,Pager-Nummer,Mobil-Tel.-Nr.,Privat: Adresse,Privat: Adresse 2,Privat: Ort,Privat: Bundesland,Privat: PLZ,Privat: Land,Dienstlich: Adresse,Dienstlich: Adresse 2,Dienstlich: Ort,Dienstlich: Bundesland,Dienstlich: PLZ,Dienstlich: Land,Arbeitstitel,Abteilung,Organisation,Webseite 1,Notizen",
};

/** The texts of a row by the column names of all programs above. The first column of the name has the text; others are empty. */
const texts: [text: string, ...columns: string[]][] = [
  ["Ann", "Vorname", "Prénom", "First Name"],
  ["Lee", "Nachname", "Nom", "Last Name"],
  ["Saltmarsh", "Firma", "Société", "Organization", "Organisation"],
  ["Owner", "Position", "Titre", "Job Title", "Arbeitstitel"],
  ["Rue 1", "Straße geschäftlich", "Rue (bureau)", "Work Address", "Dienstlich: Adresse"],
  ["2nd floor", "Straße geschäftlich 2", "Rue (bureau) 2", "Work Address 2", "Dienstlich: Adresse 2"],
  ["Lyon", "Ort geschäftlich", "Ville (bureau)", "Work City", "Dienstlich: Ort"],
  [
    "Rhône",
    "Region geschäftlich",
    "Dép/Région (bureau)",
    "Work State",
    "Work County",
    "Dienstlich: Bundesland",
  ],
  [
    "69001",
    "Postleitzahl geschäftlich",
    "Code postal (bureau)",
    "Work ZipCode",
    "Work Post Code",
    "Dienstlich: PLZ",
  ],
  ["France", "Land/Region geschäftlich", "Pays/Région (bureau)", "Work Country", "Dienstlich: Land"],
  ["+33 4 1", "Telefon geschäftlich", "Téléphone (bureau)", "Work Phone", "Tel. dienstlich"],
  [
    "ann@saltmarsh.example",
    "E-Mail-Adresse",
    "Adresse de messagerie",
    "Primary Email",
    "Primäre E-Mail-Adresse",
  ],
  ["Likes rye", "Notizen", "Notes"],
];

/** Reads a file with this heading and the row above, with "Mme" where the salutation stands. */
function read(kind: CsvKind, heading: string) {
  const columns = heading.split(",");
  const cells = columns.map((column, at) =>
    at === 0 && column === "Titre"
      ? "Mme"
      : (texts.find(([, ...names]) => names.includes(column))?.[0] ?? ""),
  );
  return readRow(kind, heading, cells);
}

function readRow(kind: CsvKind, heading: string, cells: readonly string[]) {
  const text = `${heading}\n${cells.map((cell) => `"${cell}"`).join(",")}`;
  const [head = [], ...rows] = withCombinedColumns(readCsv(text));
  const mapping = guessMapping(csvKinds[kind].fields, head);
  return mapRows(
    kind,
    mapping,
    rows.map((row, at) => ({ id: String(at), cells: row })),
  );
}

describe.each(Object.entries(headings))("the export of %s", (_program, heading) => {
  it("gives a contact", () => {
    expect(read("client-contacts", heading).rows).toEqual([
      {
        id: "0",
        name: "Ann Lee",
        company: "Saltmarsh",
        role: "Owner",
        email: "ann@saltmarsh.example",
        phoneNumber: "+33 4 1",
        detail: "Likes rye",
      },
    ]);
  });

  it("gives a client with the address in parts", () => {
    expect(read("clients", heading).rows[0]).toMatchObject({
      name: "Saltmarsh",
      street: "Rue 1, 2nd floor",
      city: "Lyon",
      region: "Rhône",
      postcode: "69001",
      country: "FR",
    });
  });
});

it("a person of whom an address book has only the name that it shows keeps it", () => {
  const heading = "First Name,Last Name,Display Name,Primary Email";
  const cells = ["", "", "Saltmarsh Newsletter", "news@saltmarsh.example"];
  expect(readRow("partner-contacts", heading, cells).rows).toMatchObject([{ name: "Saltmarsh Newsletter" }]);
});
