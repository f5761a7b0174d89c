import type { Found } from "./schema";

/** The parts of a table that the search reads. Columns are SQL, in which a row of the table is `r`. */
export type Source = {
  kind: keyof Found;
  table: string;
  columns: { name: string; type?: string; detail?: string; projectId?: string; clientId?: string };
  /** Of the rows of a rule, only the nearest is found. This is what comes before the distance in their order. */
  nearestOfRule?: string;
  /** True if its archived rows are left out. */
  leavesArchivedOut?: boolean;
  /** True if a document with exactly the number comes first. */
  isNumbered?: boolean;
  /** True if a tenant may have tens of thousands of rows: a table with the indexes of `latest_first`. */
  isLarge?: boolean;
};

const name = `r."name"`;
const projectId = `r."projectId"`;
const role = `r."role"`;

export const sources: Source[] = [
  {
    kind: "projects",
    table: "Project",
    columns: { name, clientId: `r."clientId"` },
    leavesArchivedOut: true,
  },
  { kind: "clients", table: "Client", columns: { name, clientId: `r."id"` }, leavesArchivedOut: true },
  {
    kind: "people",
    table: "ClientContact",
    columns: { name, type: "'client'", detail: role, clientId: `r."companyId"` },
  },
  { kind: "people", table: "PartnerContact", columns: { name, type: "'partner'", detail: role } },
  {
    kind: "tasks",
    table: "Task",
    columns: { name, type: `r."status"`, projectId },
    nearestOfRule: `r."status" = 'completed',`,
    isLarge: true,
  },
  { kind: "events", table: "Event", columns: { name, projectId }, nearestOfRule: "", isLarge: true },
  { kind: "files", table: "File", columns: { name, projectId } },
  {
    kind: "documents",
    table: "SalesDocument",
    columns: { name: `r."projectTitle"`, type: `r."kind"`, detail: `r."number"`, clientId: `r."clientId"` },
    isNumbered: true,
  },
];
