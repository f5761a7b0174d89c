import "server-only";
import { query } from "@/lib/server/db/client";
import { processWide } from "@/lib/server/process-wide";
import { searchText } from "@/lib/shared/text/search-text";
import { isSearchable } from "@/lib/search/rules";
import type { Found } from "@/lib/search/schema";
import { searchStatements, searchValues } from "./statement";

type Row = {
  kind: keyof Found;
  id: string;
  name: string;
  /** The kind of a person or document, and whether a task is completed. */
  type: string | null;
  /** The role of a person, and the number of a document. */
  detail: string | null;
  projectName: string | null;
  clientId: string | null;
  clientName: string | null;
  themeColor: string | null;
  /** The number of rows of a large table that match; only of the statement that ranks all. */
  matching?: number;
};

const MANY = 1_200;
const statements = searchStatements({ many: MANY, manyWords: 100 });

/** The tenants of whom many rows matched a text; forgotten when they are too many. */
const large = processWide("large-workspaces", () => new Set<string>());
const MAX_LARGE = 5_000;

/**
 * Returns what a user has of this name, at most `take` of each kind, in one statement: documents with exactly this number
 * first, then names that start with the text, names of which a word does, and names that contain it; the latest first among
 * equals. Of the rows of one rule, only the nearest in time. Nothing for a text that is too short.
 */
export async function search(userId: string, { text, take }: { text: string; take: number }): Promise<Found> {
  const rows = isSearchable(text) ? await read(userId, searchText(text.trim()), take) : [];
  const of = (kind: keyof Found) => rows.filter((row) => row.kind === kind).slice(0, take);
  return {
    projects: of("projects").map(toFound),
    clients: of("clients").map(toFound),
    people: of("people").map((row) => ({
      ...toFound(row),
      kind: row.type === "partner" ? ("partner" as const) : ("client" as const),
      role: row.detail,
    })),
    tasks: of("tasks").map((row) => ({ ...withProject(row), isCompleted: row.type === "completed" })),
    events: of("events").map(withProject),
    files: of("files").map(withProject),
    documents: of("documents").map((row) => ({
      ...toFound(row),
      kind: row.type as Found["documents"][number]["kind"],
      number: row.detail ?? "",
    })),
  };
}

async function read(userId: string, text: string, take: number): Promise<Row[]> {
  const statement = large.has(userId) ? statements.stopping : statements.ranking;
  const rows = await query<Row>(statement, searchValues(userId, text, take));
  if (rows.some(({ matching = 0 }) => matching > MANY)) {
    if (large.size === MAX_LARGE) large.clear();
    large.add(userId);
  }
  return rows;
}

function toFound({ id, name, clientId, clientName, themeColor }: Row) {
  const client = clientId === null ? null : { id: clientId, name: clientName ?? "", themeColor };
  return { id, name, client: client as Found["projects"][number]["client"] };
}

function withProject(row: Row) {
  return { ...toFound(row), projectName: row.projectName };
}
