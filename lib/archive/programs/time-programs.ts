import { columnName } from "@/lib/archive/csv/text";
import { readCsv, separatorOf } from "@/lib/shared/text/csv";

export type Field = (typeof fields)[number];
/** The columns that are read. */
export const fields = [
  "date",
  "start",
  "endDate",
  "end",
  "length",
  "client",
  "project",
  "task",
  "description",
  "tags",
  "billable",
  "invoiced",
  "rate",
  "amount",
  "fixed",
  "currency",
] as const;

/** The text of a row's cells. */
export type Cells = Partial<Record<Field, string>>;

type Program = {
  program: string;
  columns: Partial<Record<Field, string[]>>;
  isIt: (head: Set<string>) => boolean;
};

const dated = {
  date: ["startdate"],
  start: ["starttime"],
  endDate: ["enddate"],
  end: ["endtime"],
  client: ["client"],
  project: ["project"],
  task: ["task"],
  description: ["description"],
  tags: ["tags", "tag"],
  billable: ["billable"],
};

/** The columns of the detailed CSV exports, by `columnName`. Kimai writes them in the language of the person, English or German. The rate of Clockify and the amount of Toggl have their currency in their name. */
const programs: Program[] = [
  {
    program: "Clockify",
    columns: { ...dated, length: ["durationdecimal"], invoiced: ["invoiced"], rate: ["billablerate"] },
    isIt: (head) => head.has("startdate") && head.has("durationdecimal"),
  },
  {
    program: "Toggl",
    columns: { ...dated, length: ["duration"], amount: ["amount"] },
    // The duration can be left out there. Without the project it could be a calendar's file of events.
    isIt: (head) =>
      head.has("startdate") &&
      head.has("starttime") &&
      (head.has("duration") || (head.has("endtime") && head.has("project"))),
  },
  {
    program: "Harvest",
    columns: {
      date: ["date"],
      length: ["hours"],
      client: ["client"],
      project: ["project"],
      task: ["task"],
      description: ["notes"],
      billable: ["billable"],
      invoiced: ["invoiced"],
      rate: ["billablerate"],
      currency: ["currency"],
    },
    isIt: (head) => head.has("date") && head.has("hours") && head.has("client"),
  },
  {
    program: "Kimai",
    columns: {
      date: ["date", "datum"],
      start: ["from", "begin", "beginn", "von"],
      end: ["to", "end", "ende", "bis"],
      length: ["duration", "dauer"],
      client: ["customer", "kunde"],
      project: ["project", "projekt"],
      task: ["activity", "tatigkeit"],
      description: ["description", "beschreibung"],
      tags: ["tags", "schlagworte", "schlagworter"],
      billable: ["billable", "abrechenbar"],
      invoiced: ["exported", "exportiert"],
      rate: ["hourlyrate", "hourlyprice", "stundensatz", "stundenlohn", "stundenpreis"],
      amount: ["rate", "price", "total", "totalprice", "lohn", "preis", "gesamtpreis", "betrag", "gesamt"],
      fixed: ["fixedrate", "fixedprice", "festbetrag", "festpreis"],
      currency: ["currency", "wahrung"],
    },
    isIt: (head) =>
      (head.has("date") && head.has("customer") && head.has("activity")) ||
      (head.has("datum") && head.has("kunde") && head.has("tatigkeit")),
  },
];

/** Returns the program whose CSV export of time a text is; undefined for any other text. */
export function timeProgramOf(text: string): Program | undefined {
  const head = (text.split(/\r?\n/, 1)[0] ?? "").replace(/^\ufeff/, "");
  const names = new Set((readCsv(head, separatorOf(head))[0] ?? []).map(columnName));
  return programs.find(({ isIt }) => isIt(names));
}
