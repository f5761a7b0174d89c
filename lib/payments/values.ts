export const PAYMENTS_TAKE = 28;
export const PAYMENTS_STEP = 8;

/** Due is what is not paid yet: pending and processing. */
export const paymentFilters = ["due", "paid"] as const;
