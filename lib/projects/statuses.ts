/** The statuses of a project. */
export const projectStatuses = ["active", "on-hold", "completed"] as const;

/** The statuses of a project's payment. */
export const paymentStatuses = ["pending", "processing", "paid"] as const;

/** The filters of the income page: "due" means pending or processing. */
export const paymentFilters = ["due", "paid"] as const;

export type ProjectStatus = (typeof projectStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
