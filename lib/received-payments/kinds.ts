/** The methods of payment. */
export const paymentMethods = ["bank", "cash", "card", "other"] as const;

/** The kinds of payments: money received, a deposit, tax that the client withheld, or money paid back. */
export const receivedPaymentKinds = ["payment", "deposit", "withheld", "refund"] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
export type ReceivedPaymentKind = (typeof receivedPaymentKinds)[number];

export const methodLabels: Record<PaymentMethod, string> = {
  bank: "Bank transfer",
  cash: "Cash",
  card: "Card",
  other: "Other",
};

export const receivedPaymentKindLabels: Record<ReceivedPaymentKind, string> = {
  payment: "Payment",
  deposit: "Deposit",
  withheld: "Withheld tax",
  refund: "Refund",
};
