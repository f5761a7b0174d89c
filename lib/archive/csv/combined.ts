import { columnName } from "./text";

/**
 * Columns of an address book that form one field here, offered as an additional column. `parts` are column names in the form
 * of `columnName`; each list is one program in one language.
 */
type Combined = {
  label: string;
  parts: string[][];
  combine: (texts: string[]) => string;
  /** Columns whose first text is taken where the others have none. */
  otherwise?: string[];
};

const combined: Combined[] = [
  {
    label: "Full name",
    parts: [
      ["firstname", "middlename", "lastname"],
      ["givenname", "additionalname", "middlename", "familyname"],
      ["vorname", "weiterevornamen", "zweitervorname", "nachname"],
      ["prenom", "deuxiemeprenom", "nom"],
    ],
    combine: (texts) => texts.join(" "),
    // Thunderbird has only this of the people whom it collects from mail.
    otherwise: ["displayname", "anzeigename", "fileas", "nickname", "spitzname"],
  },
  {
    label: "Business street",
    parts: [
      ["businessstreet", "businessstreet2", "businessstreet3"],
      ["workaddress", "workaddress2"],
      ["dienstlichadresse", "dienstlichadresse2"],
      ["strassegeschaftlich", "strassegeschaftlich2", "strassegeschaftlich3"],
      ["ruebureau", "ruebureau2", "ruebureau3"],
    ],
    combine: (texts) => texts.join(", "),
  },
  {
    label: "Business or mobile phone",
    parts: [
      ["businessphone", "mobilephone", "primaryphone", "homephone", "otherphone"],
      ["workphone", "mobilenumber", "homephone"],
      ["teldienstlich", "mobiltelnr", "telprivat"],
      ["telefongeschaftlich", "mobiltelefon", "haupttelefon", "telefonprivat"],
      ["telephonebureau", "telmobile", "telephoneprincipal", "telephonedomicile"],
    ],
    combine: ([first = ""]) => first,
  },
];

/** Returns the rows of a CSV file, header first, with the combined columns appended. */
export function withCombinedColumns([head = [], ...rows]: readonly string[][]): string[][] {
  const names = head.map(columnName);
  const indexesOf = (list: string[]) => list.map((part) => names.indexOf(part)).filter((at) => at >= 0);
  const added = combined.flatMap(({ parts, otherwise = [], ...rest }) => {
    const columns = parts.map(indexesOf).find((found) => found.length > 1);
    return columns ? [{ ...rest, columns, others: indexesOf(otherwise) }] : [];
  });
  if (added.length === 0) return [head, ...rows];
  const extended = rows.map((row) => {
    const textsOf = (columns: number[]) => columns.map((at) => (row[at] ?? "").trim()).filter(Boolean);
    return [
      ...head.map((_, at) => row[at] ?? ""),
      ...added.map(({ columns, others, combine }) => combine(textsOf(columns)) || (textsOf(others)[0] ?? "")),
    ];
  });
  return [[...head, ...added.map(({ label }) => label)], ...extended];
}
