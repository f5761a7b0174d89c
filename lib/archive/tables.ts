/** The tables of an archive, each after those it refers to. Each is stored as `json/<name>.json`. */
export const archiveTables = [
  "clients",
  "clientContacts",
  "partnerContacts",
  "projects",
  "repeats",
  "tasks",
  "events",
  "files",
  "bankAccounts",
  "catalogueItems",
  "salesDocuments",
  "timeEntries",
] as const;

/** The tables of the first version, which every archive has. Archives of earlier versions lack those that were added since. */
export const firstTables: readonly ArchiveTable[] = [
  "clients",
  "clientContacts",
  "partnerContacts",
  "projects",
  "tasks",
  "events",
  "files",
  "salesDocuments",
];

export type ArchiveTable = (typeof archiveTables)[number];

export const ARCHIVE_FORMAT = { format: "pennant", version: 1 } as const;

export const MANIFEST = "pennant.json";
export const PROFILE = "json/profile.json";
/** Lists the files and PDFs that the archive could not include, one per line. */
export const MISSING = "missing.txt";
export const tablePath = (table: ArchiveTable) => `json/${table}.json`;
export const objectPath = (path: string) => `objects/${path}`;
