/** The states of an issued invoice, and the first of every document. */
export const invoiceStates = ["draft", "open", "partPaid", "paid", "overpaid", "credited"] as const;

/** The states of a quotation. */
export const quotationStates = ["draft", "open", "accepted", "declined", "expired"] as const;

/** Every state of a sales document. */
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
