import { searchText } from "@/lib/shared/text/search-text";

/** The fields that decide which searches show a row: its name and its parent. */
export type Row = { id: string; name: string; belongsTo: string | null };
export type Noun = (typeof nouns)[number];

export const nouns = [
  "clients",
  "client-contacts",
  "partner-contacts",
  "projects",
  "tasks",
  "events",
  "files",
  "sales-documents",
] as const;

/** The parent of each noun, with which its rows are deleted, and the column of its id. */
export const parents: Partial<Record<Noun, { noun: Noun; column: string; isRequired?: boolean }>> = {
  "client-contacts": { noun: "clients", column: "companyId", isRequired: true },
  projects: { noun: "clients", column: "clientId" },
  tasks: { noun: "projects", column: "projectId" },
  events: { noun: "projects", column: "projectId" },
  files: { noun: "projects", column: "projectId" },
  "sales-documents": { noun: "projects", column: "projectId", isRequired: true },
};

/** The expected rows of a tenant, in memory. */
export class TenantModel {
  private readonly rows = new Map(nouns.map((noun) => [noun, new Map<string, Row>()]));

  all(noun: Noun): Row[] {
    return [...(this.rows.get(noun)?.values() ?? [])];
  }

  get(noun: Noun, id: string | null): Row | undefined {
    return this.rows.get(noun)?.get(id ?? "");
  }

  put(noun: Noun, row: Row): void {
    this.rows.get(noun)?.set(row.id, row);
  }

  /** Deletes a row and everything that belongs to it. */
  remove(noun: Noun, id: string): void {
    this.rows.get(noun)?.delete(id);
    for (const child of nouns.filter((one) => parents[one]?.noun === noun))
      for (const row of this.all(child).filter((one) => one.belongsTo === id)) this.remove(child, row.id);
  }

  clear(): void {
    for (const rows of this.rows.values()) rows.clear();
  }

  /** Returns the rows that a search for the name finds, in the order of their ids. */
  find(noun: Noun, name = ""): Row[] {
    const found = this.all(noun).filter((row) => searchText(row.name).includes(searchText(name)));
    return found.sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}

/** The fields besides the name that a create of each noun needs. */
export const contents: Record<Noun, object> = {
  clients: { themeColor: "mint" },
  "client-contacts": { role: "Owner" },
  "partner-contacts": { role: "Illustrator" },
  projects: {},
  tasks: { dueAt: "2026-11-27" },
  events: { dueAt: "2026-11-27" },
  files: { category: "work", link: "https://boards.example" },
  "sales-documents": {
    freelancerName: "Ida",
    clientName: "Saltmarsh",
    items: [{ title: "Work", rate: 10, quantity: 1 }],
  },
};
