export const PROJECTS_TAKE = 32;
export const PROJECTS_STEP = 16;

/** What the client filter says for the projects that have no client. */
export const FREELANCING = "freelancing";

export const projectStatuses = ["active", "on-hold", "completed"] as const;
export const paymentStatuses = ["pending", "processing", "paid"] as const;
