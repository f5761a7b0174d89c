import { PreviewTable } from "@/components/archive/preview-table";
import { ProgramTime } from "@/components/archive/program-time";
import { useClock } from "@/components/ui/hooks/use-clock";
import { listNames } from "@/lib/archive/csv/clients";
import type { ProgramPreview as Preview } from "@/lib/archive/csv/send-records";
import type { DateOrder } from "@/lib/archive/programs/time-values";
import { relativeDay } from "@/lib/shared/dates/day-text";
import { dueOnDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { countOf } from "@/lib/shared/text/format";
import { formatMoney } from "@/lib/shared/money/money";
import { userQuery } from "@/lib/users/queries";
import { durationWords } from "@/lib/time-entries/duration-text";
import { useQueryData } from "@/lib/query/use-query-data";
import { minutesBetween } from "@/lib/time-entries/minutes";

const SHOWN = 5;

/** The rows that an import of another program's file adds, those that exist already, and those that are left out with the reason. */
export function ProgramPreview({
  preview,
  onDateOrder,
}: {
  preview: Preview;
  onDateOrder: (order: DateOrder) => void;
}) {
  const { created, existing, joined, skipped, data } = preview;
  const { timeZone, now } = useClock();
  const currency = useQueryData(userQuery())?.currency;
  const facts = [
    { label: "New", text: describe(created) },
    { label: "Imported before", text: describe(existing) },
    { label: "Days and hours", text: describeTime(data.timeEntries, timeZone, now) },
    { label: "Not billable", text: describeBilled(data) },
    { label: "Hourly rates", text: describeCurrencies(data, currency) },
    { label: "Without their price", text: describeLostPrices(data) },
    {
      label: "Clients you already have",
      text:
        joined.clients.length > 0 &&
        `${listNames(joined.clients)}. They get ${data.documents.length > 0 ? "the documents" : "the projects"}.`,
    },
    {
      label: "Projects you already have",
      text: joined.projects.length > 0 && `${listNames(joined.projects)}. They get the time.`,
    },
  ].filter(({ text }) => text);
  return (
    <section aria-label={`Preview of ${data.program}`} className="flex min-w-0 flex-col gap-3">
      <p className="font-medium">{data.program}</p>
      {facts.length === 0 && <p>This file contains no clients, documents or time.</p>}
      <dl className="flex flex-col gap-2">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-label text-ink-muted">{label}</dt>
            <dd className="text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
      {preview.firstTime.length > 0 && <ProgramTime preview={preview} onDateOrder={onDateOrder} />}
      {created.documents > 0 && (
        <>
          <Documents documents={data.documents} />
          <p className="text-meta text-pretty text-ink-muted">
            Issued documents keep their number, dates and payments and cannot be changed. Drafts stay drafts.
            Each client gets a project named “Imported from {data.program}”.
          </p>
        </>
      )}
      {skipped.length > 0 && (
        <div className="text-meta">
          <p className="font-medium">Will be left out: {skipped.length.toLocaleString("en-US")}</p>
          <ul
            tabIndex={0}
            aria-label="Left out"
            className="mt-1 rounded-control border border-line px-3 py-1.5 md:max-h-40 md:overflow-y-auto"
          >
            {skipped.map(({ what, reason }, index) => (
              <li key={index} className="py-0.5 wrap-break-word">
                {what}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Rates in another currency than that of the profile, in which time is counted. */
function describeCurrencies({ timeEntries, rateCurrencies = [] }: Preview["data"], own: string | undefined) {
  const others = rateCurrencies.filter((code) => code !== own);
  if (own === undefined || others.length === 0 || !timeEntries.some(({ rate }) => Number(rate))) return false;
  return `They are in ${listNames(others)} there. Here time is in ${own}: the numbers are imported as they are.`;
}

/** The first and the last day and the sum of all time, which show that the dates were read as they were meant. */
function describeTime(entries: Preview["data"]["timeEntries"], timeZone: string, now: Date): string {
  const starts = entries.map(({ startedAt }) => startedAt).toSorted();
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return "";
  const days = [first, last].map((start) => relativeDay({ dueAt: start, isWithTime: true }, timeZone, now));
  const minutes = entries.reduce(
    (sum, { startedAt, endedAt }) => sum + minutesBetween(startedAt, endedAt),
    0,
  );
  return `${[...new Set(days)].join(" – ")}, ${durationWords(minutes)}`;
}

/** Returns "2 time entries, already invoiced in Harvest". */
function describeBilled({ billedThere }: Preview["data"]): string {
  if (!billedThere || billedThere.ids.size === 0) return "";
  return `${countOf(billedThere.ids.size, "time entry", "time entries")}, ${billedThere.reason}`;
}

/** Returns "2 time entries, because their price in Kimai is not exact as an hourly rate". */
function describeLostPrices({ program, lostPrices = 0 }: Preview["data"]): string {
  if (lostPrices === 0) return "";
  const whose = lostPrices === 1 ? "its" : "their";
  const reason = `because ${whose} price in ${program} is not exact as an hourly rate`;
  return `${countOf(lostPrices, "time entry", "time entries")}, ${reason}`;
}

const columns = [
  { name: "Number" },
  { name: "Client" },
  { name: "Date" },
  { name: "Total", isFigure: true },
  { name: "Payments", isFigure: true },
];

function Documents({ documents }: { documents: Preview["data"]["documents"] }) {
  const { timeZone, now } = useClock();
  const rows = documents.slice(0, SHOWN).map((row) => ({
    id: row.id,
    cells: [
      `${row.kind === "invoice" ? "Invoice" : "Quotation"} ${row.number}`,
      row.clientName,
      formatRelativeDate(dueOnDate(row.issuedAt).dueAt, false, timeZone, now),
      formatMoney(row.total, row.currency),
      String(row.payments?.length ?? 0),
    ],
  }));
  return <PreviewTable label="First documents" columns={columns} rows={rows} />;
}

function describe({
  clients,
  contacts,
  projects,
  timeEntries,
  documents,
  payments,
}: Preview["created"]): string {
  return [
    clients > 0 && countOf(clients, "client"),
    contacts > 0 && countOf(contacts, "contact"),
    timeEntries > 0 && projects > 0 && countOf(projects, "project"),
    timeEntries > 0 && countOf(timeEntries, "time entry", "time entries"),
    documents > 0 && countOf(documents, "document"),
    payments > 0 && countOf(payments, "payment"),
  ]
    .filter(Boolean)
    .join(", ");
}
