import { PreviewTable } from "@/components/archive/preview-table";
import { useClock } from "@/components/ui/hooks/use-clock";
import { EagerSelect } from "@/components/ui/select/eager-select";
import type { ProgramPreview } from "@/lib/archive/csv/send-records";
import type { DateOrder } from "@/lib/archive/programs/time-values";
import { relativeDay } from "@/lib/shared/dates/day-text";
import { durationText } from "@/lib/time-entries/duration-text";
import { minutesBetween } from "@/lib/time-entries/minutes";
import { timesText } from "@/lib/time-entries/week/times-text";

const columns = [
  { name: "Day" },
  { name: "Time" },
  { name: "Length", isFigure: true },
  { name: "Project" },
  { name: "Description" },
  { name: "Billable" },
];

const orders: { value: DateOrder; label: string }[] = [
  { value: "dayFirst", label: "Day, month, year" },
  { value: "monthFirst", label: "Month, day, year" },
];

/** The first time entries of an import as they were understood, and the order of their dates if those can be read in two ways. */
export function ProgramTime({
  preview: { data, firstTime },
  onDateOrder,
}: {
  preview: ProgramPreview;
  onDateOrder: (order: DateOrder) => void;
}) {
  const { timeZone, now } = useClock();
  return (
    <>
      {data.unclearDates && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="text-pretty">The dates of this file can be read in two ways. They are read as</p>
          <EagerSelect
            label="Order of the dates"
            value={data.unclearDates}
            options={orders}
            onChange={onDateOrder}
            className="w-44"
          />
        </div>
      )}
      <PreviewTable
        label="First time entries"
        columns={columns}
        rows={firstTime.map((row) => ({
          id: row.id,
          cells: [
            relativeDay({ dueAt: row.startedAt, isWithTime: true }, timeZone, now),
            timesText(row, timeZone),
            durationText(minutesBetween(row.startedAt, row.endedAt)),
            row.projectName ?? "",
            row.description ?? "",
            billableText(row, data.billedThere),
          ],
        }))}
      />
    </>
  );
}

/** Returns "Yes", "No", or "No, invoiced": the preview says in which program. */
function billableText(
  { id, isBillable }: ProgramPreview["firstTime"][number],
  billedThere: ProgramPreview["data"]["billedThere"],
): string {
  if (isBillable !== false) return "Yes";
  return billedThere?.ids.has(id) ? "No, invoiced" : "No";
}
