import {
  CLIENT_CONTACTS_TAKE,
  CLIENTS_TAKE,
  EVENTS_TAKE,
  FILES_TAKE,
  MAX_TAKE,
  PARTNER_CONTACTS_TAKE,
  PAYMENTS_TAKE,
  PROJECTS_TAKE,
  TASKS_TAKE,
} from "@/lib/shared/constants";
import { paths } from "@/lib/shared/paths";

/** A path below /api, and the body of a POST. `{id}` is the last part of the page's address. */
type FirstCall = readonly [path: string, body?: object];

/** The first calls of every page of the workspace. */
export const firstCallsOfAll: readonly FirstCall[] = [
  ["users"],
  ["projects/search", { pinned: true, take: MAX_TAKE }],
];

const tasks = { status: "pending", take: TASKS_TAKE };
const events = { status: "scheduled", take: EVENTS_TAKE };

/**
 * The first calls of the pages when their address has no filter. A call must be the same as the one of the page's query, to the
 * order of its fields: tests/e2e/connection/early-requests.spec.ts.
 */
export const firstCalls: Readonly<Record<string, readonly FirstCall[]>> = {
  [paths.projects]: [["today"], ["projects/search", { projectStatus: "active", take: PROJECTS_TAKE }]],
  [paths.actions]: [
    ["tasks/search", tasks],
    ["events/search", events],
    ["sales-documents/search", { answer: "new", sort: "answered", order: "desc" }],
    ["sales-documents/search", { state: "overdue", sort: "due", order: "asc" }],
  ],
  [paths.income]: [
    ["payment/stats"],
    ["payment/search", { paymentStatus: "due", sort: "owed", take: PAYMENTS_TAKE }],
    ["income/summary?"],
  ],
  [paths.files]: [["files/search", { take: FILES_TAKE }]],
  [paths.clients]: [
    ["client-contacts/search", { take: CLIENT_CONTACTS_TAKE }],
    ["clients/search", { take: CLIENTS_TAKE }],
  ],
  [paths.partners]: [["partner-contacts/search", { take: PARTNER_CONTACTS_TAKE }]],
  [`${paths.projects}/{id}`]: [
    ["projects/{id}"],
    ["tasks/search", { projectId: "{id}", ...tasks }],
    ["events/search", { projectId: "{id}", ...events }],
    ["files/search", { projectId: "{id}", category: "work", take: FILES_TAKE }],
  ],
};
