/** Every state of a sales document. Quotations are never paid or credited, other kinds never accepted, declined or expired. */
export const documentStates = [
  "draft",
  "open",
  "partPaid",
  "paid",
  "overpaid",
  "credited",
  "accepted",
  "declined",
  "expired",
] as const;

export type DocumentState = (typeof documentStates)[number];

/** The state filters of a search. Overdue is not a state: it is an open or partly paid invoice after its due date. */
export const stateFilters = [...documentStates, "overdue"] as const;

export type StateFilter = (typeof stateFilters)[number];

export const stateLabels: Record<StateFilter, string> = {
  draft: "Draft",
  open: "Open",
  partPaid: "Part paid",
  paid: "Paid",
  overpaid: "Overpaid",
  credited: "Credited",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
  overdue: "Overdue",
};
