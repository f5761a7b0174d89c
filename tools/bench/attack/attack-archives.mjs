import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

const HEAVY_ROWS = 100_000;
const TABLES = [
  "clients",
  "clientContacts",
  "partnerContacts",
  "projects",
  "tasks",
  "events",
  "files",
  "salesDocuments",
];

/** An archive of many tasks, the last of which refers to a missing project: all are written and then rolled back. */
export function heavyArchive() {
  const times = { createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" };
  const details = "What is to be done, in some words. ".repeat(8);
  const rows = Array.from({ length: HEAVY_ROWS }, (_, at) => ({
    id: idOf(at),
    name: `Task ${at}`,
    details,
    status: "pending",
    dueAt: "2030-01-01T00:00:00.000Z",
    isWithTime: true,
    link: null,
    tags: [],
    projectId: at === HEAVY_ROWS - 1 ? idOf(at) : null,
    ...times,
  }));
  return archive(`[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
}

/** A few kilobytes that unpack to blank lines. */
export const blankLinesArchive = (lines) => archive("\n".repeat(lines));

function archive(tasks) {
  const zip = new ZipFile();
  const add = (path, text) => zip.addBuffer(Buffer.from(text), path);
  add("pennant.json", JSON.stringify({ format: "pennant", version: 1 }));
  add("json/profile.json", JSON.stringify({ avatar: null }));
  for (const table of TABLES) add(`json/${table}.json`, table === "tasks" ? tasks : "[\n]\n");
  zip.end();
  return buffer(zip.outputStream);
}

const idOf = (at) => `01930000-0000-7000-8000-${at.toString(16).padStart(12, "0")}`;
