import { columnName } from "./csv-text";

/** Columns of an address book that form one field here, offered as an additional column. */
type Combined = { label: string; parts: string[]; combine: (texts: string[]) => string };

const combined: Combined[] = [
  {
    label: "Full name",
    parts: ["firstname", "middlename", "lastname"],
    combine: (texts) => texts.join(" "),
  },
  {
    label: "Business address",
    parts: [
      "businessstreet",
      "businessstreet2",
      "businessstreet3",
      "businesscity",
      "businessstate",
      "businesspostalcode",
      "businesscountry",
      "businesscountryregion",
    ],
    combine: (texts) => texts.join(", "),
  },
  {
    label: "Business or mobile phone",
    parts: ["businessphone", "mobilephone", "primaryphone", "homephone", "otherphone"],
    combine: ([first = ""]) => first,
  },
];

/** Returns the rows of a CSV file, header first, with the combined columns appended. */
export function withCombinedColumns([head = [], ...rows]: readonly string[][]): string[][] {
  const names = head.map(columnName);
  const added = combined
    .map(({ parts, ...rest }) => ({
      ...rest,
      columns: parts.map((part) => names.indexOf(part)).filter((at) => at >= 0),
    }))
    .filter(({ columns }) => columns.length > 1);
  if (added.length === 0) return [head, ...rows];
  const extended = rows.map((row) => [
    ...head.map((_, at) => row[at] ?? ""),
    ...added.map(({ columns, combine }) =>
      combine(columns.map((at) => (row[at] ?? "").trim()).filter(Boolean)),
    ),
  ]);
  return [[...head, ...added.map(({ label }) => label)], ...extended];
}
