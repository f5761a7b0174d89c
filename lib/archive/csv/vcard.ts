import ICAL from "ical.js";
import { normalizeVCards } from "./vcard-lines";

const head = [
  "Full name",
  "Company",
  "Company or name",
  "Role",
  "Email",
  "Phone",
  "Street",
  "Postcode",
  "City",
  "Region",
  "Country",
  "Note",
];

/**
 * Returns the cards of a file as rows, header first, with the column names that the import maps by itself. vCard 2.1, 3.0 and
 * 4.0 are read, many in one file; a property that occurs several times gives its preferred or else its first value.
 */
export function readVCards(text: string): { rows: string[][] } | { problem: string } {
  try {
    // One card, or a list of several.
    const parsed = ICAL.parse(normalizeVCards(text)) as unknown[];
    const cards = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
    return { rows: [head, ...cards.map((card) => rowOf(new ICAL.Component(card)))] };
  } catch {
    return { problem: "This vCard file cannot be read: it is damaged or incomplete" };
  }
}

function rowOf(card: ICAL.Component): string[] {
  const [family = "", given = "", middle = ""] = partsOf(card, "n");
  const name = textOf(card, "fn") || [given, middle, family].filter(Boolean).join(" ");
  const [company = ""] = partsOf(card, "org");
  const [, , street = "", city = "", region = "", postcode = "", country = ""] = partsOf(card, "adr");
  return [
    name || company,
    company,
    company || name,
    textOf(card, "title") || textOf(card, "role"),
    textOf(card, "email"),
    phoneOf(textOf(card, "tel")),
    street,
    postcode,
    city,
    region,
    country,
    textOf(card, "note"),
  ];
}

/** Returns the number of an address such as "tel:+49-221-1;ext=12". */
function phoneOf(text: string): string {
  if (!/^tel:/i.test(text)) return text;
  const [number = "", ...parameters] = text.slice("tel:".length).split(";");
  const extension = parameters.find((parameter) => /^ext=/i.test(parameter))?.slice("ext=".length);
  return extension ? `${number} ext. ${extension}` : number;
}

/** Returns the parts of a structured value, such as a name; a part with several values as one text. */
function partsOf(card: ICAL.Component, name: string): string[] {
  const [, , , value] = (preferred(card, name)?.toJSON() ?? []) as unknown[];
  const parts = Array.isArray(value) ? (value as unknown[]) : [value ?? ""];
  return parts.map((part) => (Array.isArray(part) ? part.join(", ") : String(part)).trim());
}

function textOf(card: ICAL.Component, name: string): string {
  return partsOf(card, name).filter(Boolean).join(", ");
}

/** Returns the property marked as preferred (`TYPE=PREF`, `PREF=1`), else the first one. */
function preferred(card: ICAL.Component, name: string): ICAL.Property | undefined {
  const all = card.getAllProperties(name);
  const isPreferred = (property: ICAL.Property) =>
    property.getParameter("pref") === "1" || typesOf(property).includes("pref");
  return all.find(isPreferred) ?? all[0];
}

function typesOf(property: ICAL.Property): string[] {
  const types = property.getParameter("type") as string | string[] | undefined;
  return [types ?? []].flat().map((type) => type.toLowerCase());
}
