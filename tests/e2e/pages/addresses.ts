import { readdirSync } from "node:fs";
import path from "node:path";

/** The ids of rows that the pages of one row are opened with. */
export type SampleIds = { project: string; client: string; document: string };

/** The addresses that show the page of a row, besides its own: see the rewrites in next.config.ts. */
const rewritten: Record<string, (ids: SampleIds) => string> = {
  "/home/projects/open": ({ project }) => `/home/projects/${project}`,
  "/home/clients/open": ({ client }) => `/home/clients/${client}`,
  "/home/income/document/open": ({ document }) => `/home/income/document/${document}`,
  "/home/income/document/new": ({ project }) => `/home/income/document/invoice/${project}`,
};

/** The path of every page file, except of the pages that only `next dev` serves. */
export const pagePaths = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx" && !file.startsWith("dev"))
  .map((file) => `/${path.dirname(file).replaceAll(path.sep, "/")}`.replace(/\/\.$/, "/"))
  .sort();

/** The address of every page. A page that is opened with an id also has that of a row, which its file's own path has not. */
export function addressesOf(ids: SampleIds): string[] {
  const missing = pagePaths.filter((page) => /\/(open|new)$/.test(page) && !rewritten[page]);
  if (missing.length > 0) throw new Error(`Name an address of these pages: ${missing.join(", ")}`);
  return pagePaths.flatMap((page) => [page, rewritten[page]?.(ids) ?? []].flat());
}
