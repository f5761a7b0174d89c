/** When the work of a document was done; "" and null mean that nothing is said. Dates are "2026-11-27". */
export type ServicePeriod = Record<"serviceDate" | "serviceFrom" | "serviceTo", string | null>;

/** Returns what is wrong with a date of supply or a period, and at which field; null if it can be printed. */
export function servicePeriodProblem({ serviceDate, serviceFrom, serviceTo }: ServicePeriod) {
  if (serviceDate && (serviceFrom || serviceTo))
    return { path: "serviceDate", message: "Either a date of supply or a period" } as const;
  if (serviceTo && !serviceFrom)
    return { path: "serviceFrom", message: "Please add the first day of the period" } as const;
  if (serviceFrom && !serviceTo)
    return { path: "serviceTo", message: "Please add the last day of the period" } as const;
  if (serviceFrom && serviceTo && serviceTo < serviceFrom)
    return { path: "serviceTo", message: "Must not be before the first day" } as const;
  return null;
}

/** Returns the first and the last day of the month of a date. */
export function monthOf(date: string): { from: string; to: string } {
  const [year, month] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year ?? 0, month ?? 1, 0)).getUTCDate();
  const start = date.slice(0, "2026-11-".length);
  return { from: `${start}01`, to: `${start}${last}` };
}
