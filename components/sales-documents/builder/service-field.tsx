"use client";

import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { Select } from "@/components/ui/select/select";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { monthOf } from "@/lib/sales-documents/service-period";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { dueOnDate, isInstant } from "@/lib/shared/dates/dates";

const dateKinds = [
  { value: "none", label: "Not stated" },
  { value: "day", label: "On a day" },
  { value: "period", label: "Over a period" },
] as const;

type DateKind = (typeof dateKinds)[number]["value"];

/** When the work was done. A day is proposed from the issue date, a period from its month. */
export function ServiceField({ control }: { control: BuilderControl }) {
  const { field: day } = useController({ control, name: "serviceDate" });
  const { field: from } = useController({ control, name: "serviceFrom" });
  const { field: to } = useController({ control, name: "serviceTo" });
  const issuedAt = useWatch({ control, name: "issuedAt" });
  const stored: DateKind = day.value ? "day" : from.value || to.value ? "period" : "none";
  const [chosen, setChosen] = useState(stored);
  // An emptied date keeps its field; a value that came from elsewhere shows its own.
  const dateKind = stored === "none" ? chosen : stored;

  const choose = (next: DateKind) => {
    setChosen(next);
    const issued = isInstant(issuedAt) ? dateText(issuedAt) : null;
    const month = issued && next === "period" ? monthOf(issued) : null;
    day.onChange(issued && next === "day" ? dueOnDate(issued).dueAt : "");
    from.onChange(month ? dueOnDate(month.from).dueAt : "");
    to.onChange(month ? dueOnDate(month.to).dueAt : "");
  };

  return (
    <>
      <div className="flex min-w-0 flex-col gap-1 @max-sm:col-span-2">
        <span aria-hidden className="text-label font-medium text-ink-muted">
          Date of supply
        </span>
        <Select
          label="Date of supply"
          value={dateKind}
          options={dateKinds}
          onChange={choose}
          className="w-full"
        />
      </div>
      {dateKind === "day" && (
        <DateTimeField
          control={control}
          name="serviceDate"
          label="Day"
          yearless="nearest"
          className="@max-sm:col-span-2 [&>div>span]:w-full"
        />
      )}
      {dateKind === "period" && (
        <>
          <DateTimeField
            control={control}
            name="serviceFrom"
            label="First day"
            yearless="nearest"
            className="@max-sm:col-span-2 [&>div>span]:w-full"
          />
          <DateTimeField
            control={control}
            name="serviceTo"
            label="Last day"
            yearless="nearest"
            className="@max-sm:col-span-2 [&>div>span]:w-full"
          />
        </>
      )}
    </>
  );
}
