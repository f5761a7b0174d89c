import type { Route } from "next";

/** The paths of the app's pages. */
export const paths = {
  gate: "/",
  welcome: "/welcome",
  recover: "/recover",
  confirmEmail: "/confirm-email",
  home: "/home",
  projects: "/home/projects",
  project: (id: string) => `/home/projects/${id}` as Route,
  actions: "/home/actions",
  /** The tasks and events of one client. */
  actionsOf: (clientId: string) => `/home/actions?clientId=${clientId}` as Route,
  time: "/home/time",
  clients: "/home/clients",
  client: (id: string) => `/home/clients/${id}` as Route,
  partners: "/home/partners",
  files: "/home/files",
  income: "/home/income",
  apiReference: "/docs/api",
  server: "/home/server",
  trash: "/home/trash",
  settings: (part?: SettingsPart) =>
    (part === undefined || part === "profile" ? "/home/settings" : `/home/settings?part=${part}`) as Route,
  /** The client's page of a document, without an account. */
  clientPage: (token: string) => `/p/${token}`,
  /** The documents of the income page that match a filter. */
  documents: (filter: Record<string, string> = {}) =>
    `/home/income?${new URLSearchParams({ tab: "documents", ...filter }).toString()}` as Route,
  /** `field` is focused in the builder of a draft. */
  salesDocument: (id: string, field?: string) =>
    `/home/income/document/${id}${field ? `#${field}` : ""}` as Route,
  newSalesDocument: (category: string, projectId: string) =>
    `/home/income/document/${category}/${projectId}` as Route,
} as const;

/** The parts of the settings page, in the order of its list. */
export const settingsParts = ["profile", "documents", "payment", "calendar", "security", "data"] as const;

export type SettingsPart = (typeof settingsParts)[number];

/** Returns the id of the project whose page has this path. */
export function projectIdIn(path: string): string | undefined {
  return /^\/home\/projects\/([\w-]{36})$/.exec(path)?.[1];
}

const rowId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns whether a text can be the id of a row. What cannot, such as the last part of an address that was typed by hand, is not
 * asked for: no row has it, and the browser would report the failed request.
 */
export function isRowId(text: string): boolean {
  return rowId.test(text);
}
