import { readCsv, separatorOf } from "@/lib/shared/text/csv";
import { todayIn } from "@/lib/shared/dates/dates";
import { columnName } from "@/lib/archive/csv/text";
import { timesProblem } from "@/lib/time-entries/limits";
import { searchText } from "@/lib/shared/text/search-text";
import { idOf, type ProgramData, shorten, type Skipped } from "./other-program";
import { RowTimes } from "./row-times";
import { type Cells, type Field, fields, timeProgramOf } from "./time-programs";
import {
  areDatesUnclear,
  type DateOrder,
  dateOrderOf,
  localDateOrder,
  rateOrPrice,
  readYes,
  secondsBetween,
} from "./time-values";

/**
 * Returns the clients, projects and time of such an export. Times are those of `timeZone`. Entries without times, as Harvest's are,
 * follow each other from 9:00, or from earlier if they would not end within the day, or today by now. What was invoiced there is not
 * billable here, so that it is not billed twice. Where all dates can be read in both ways, `chosen` is the order of day and month, and
 * without it the likelier one, then `local`.
 */
export function readTimeCsv(
  text: string,
  timeZone: string,
  now: Date,
  { chosen, local = localDateOrder() }: { chosen?: DateOrder; local?: DateOrder } = {},
): ProgramData {
  const { program = "", columns = {} } = timeProgramOf(text) ?? {};
  const plain = text.replace(/^\ufeff/, "");
  const [head = [], ...lines] = readCsv(plain, separatorOf(plain));
  const names = head.map(columnName);
  const at = new Map(fields.map((field) => [field, indexOf(names, columns[field] ?? [])]));
  const cellsOf = (line: readonly string[]): Cells =>
    Object.fromEntries(fields.map((field) => [field, cellText(field, line[at.get(field) ?? -1])]));
  const rows = lines.filter((line) => line.some((cell) => cell.trim() !== "")).map(cellsOf);
  const dates = rows.map(({ date = "" }) => date);
  const isUnclear = areDatesUnclear(dates);
  const likely = dateOrderOf(dates, { today: todayIn(timeZone, now), local });
  const order = isUnclear ? (chosen ?? likely) : likely;
  const times = new RowTimes(timeZone, order, now);
  for (const row of rows) times.plan(row);
  const reader = new TimeReader(program, times, now);
  rows.forEach((row, index) => reader.add(row, index + 2));
  const moneyHead = head[at.get("rate") ?? -1] ?? head[at.get("amount") ?? -1];
  const priced = rows.filter(({ rate, amount, fixed }) =>
    [rate, amount, fixed].some((text = "") => /[1-9]/.test(text)),
  );
  const codes = [moneyHead, ...priced.map(({ currency }) => currency)].map(
    (text) => /\b[A-Z]{3}\b(?=\)?$)/.exec(text ?? "")?.[0],
  );
  return {
    ...reader.data(),
    unclearDates: isUnclear ? order : null,
    rateCurrencies: [...new Set(codes.filter((code) => code !== undefined))],
  };
}

function indexOf(head: readonly string[], names: readonly string[]): number {
  const found = names.map((name) => head.indexOf(name)).find((at) => at >= 0);
  // "Billable Rate (USD)" is "billablerateusd".
  const ofMoney = names.filter((name) => /(?:rate|amount)$/.test(name));
  return found ?? head.findIndex((name) => ofMoney.some((one) => name.startsWith(one)));
}

/** Toggl writes "-" for what is missing. Of *Billable* it would mean no. */
function cellText(field: Field, cell?: string): string | undefined {
  const text = cell?.trim();
  return text === "-" && field !== "billable" ? "" : text;
}

class TimeReader {
  private readonly clients = new Map<string, ProgramData["clients"][number] & { id: string }>();
  private readonly projects = new Map<string, ProgramData["projects"][number]>();
  private readonly timeEntries: ProgramData["timeEntries"] = [];
  private readonly billedThere = new Set<string>();
  private readonly skipped: Skipped[] = [];
  private lostPrices = 0;
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly program: string,
    private readonly times: RowTimes,
    private readonly now: Date,
  ) {}

  add(row: Cells, line: number): void {
    const times = this.times.of(row);
    const isNothing = times?.startedAt === times?.endedAt;
    const nothing = row.start && !row.end ? "It has no end." : "The duration is 0.";
    const wrong = isNothing ? nothing : times && timesProblem(times, this.now)?.message;
    const problem = times ? wrong : "Its date or time cannot be read";
    if (!times || problem) {
      this.skipped.push({ what: `Row ${line}`, reason: problem ?? "" });
      return;
    }
    const said = [row.task, row.description].filter(Boolean).join(": ");
    const tags = (row.tags ?? "").split(",").map((tag) => shorten(tag.trim(), 60));
    // By the clock on the wall, which is the same in every zone of a browser.
    const key = [this.times.onTheWall(row), row.client, row.project, said, row.tags].join("\n");
    const count = (this.seen.get(key) ?? 0) + 1;
    this.seen.set(key, count);
    const id = idOf(this.program, "time", key, count);
    const isBillable = readYes(row.billable, true);
    const isBilled = readYes(row.invoiced, false);
    if (isBillable && isBilled) this.billedThere.add(id);
    const { rate, isPriceLost } = rateOrPrice(row, secondsBetween(times));
    if (isBillable && isPriceLost) this.lostPrices++;
    this.timeEntries.push({
      id,
      projectId: this.projectOf(row),
      description: shorten(said, 500),
      ...times,
      isBillable: isBillable && !isBilled,
      // Programs give time that is not billable a rate of 0, which would stay its own.
      rate: isBillable ? rate : null,
      tags: tags.filter(Boolean).slice(0, 30),
      ...(row.task && { ofTask: { name: row.task, description: shorten(row.description ?? "", 500) } }),
    });
  }

  data(): ProgramData {
    const { program, timeEntries, skipped, billedThere, lostPrices } = this;
    // Kimai marks time that was billed as exported.
    const reason = `already ${program === "Kimai" ? "exported" : "invoiced"} in ${program}`;
    return {
      program,
      clients: [...this.clients.values()],
      contacts: [],
      projects: [...this.projects.values()],
      timeEntries,
      documents: [],
      billedThere: { ids: billedThere, reason },
      lostPrices,
      skipped,
    };
  }

  /** Returns the id of the project, which is made of its client and its name. Names that differ in case or accents are one. */
  private projectOf({ client = "", project = "" }: Cells): string | null {
    if (project === "") return null;
    const key = searchText(`${client}\n${project}`);
    const known = this.projects.get(key);
    if (known) return known.id;
    const clientId = client === "" ? null : this.clientOf(client);
    const id = idOf("time", "project", client, project);
    this.projects.set(key, { id, clientId, name: shorten(project) });
    return id;
  }

  private clientOf(name: string): string {
    const known = this.clients.get(searchText(name));
    if (known) return known.id;
    const id = idOf("time", "client", name);
    this.clients.set(searchText(name), { id, name: shorten(name) });
    return id;
  }
}
