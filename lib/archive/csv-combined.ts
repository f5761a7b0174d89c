import { columnName } from "./csv-text";

/** Columns of an address book that are one field here. They are offered as one more column. */
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

/** The rows of a CSV file, its head first, with the columns added that combine several of its own. */
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
