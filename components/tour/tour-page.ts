export type TourPage =
  | "home"
  | "project"
  | "actions"
  | "files"
  | "clients"
  | "partners"
  | "income"
  | "time"
  | "documentbuilder";

const byName = ["actions", "clients", "partners", "files", "document", "income", "time"] as const;

/** Returns the tour of a workspace path; undefined for other paths. */
export function tourPageFor(pathname: string): TourPage | undefined {
  const segments = pathname.split("/").filter(Boolean);
  if (segments[0] !== "home") return undefined;
  const name = byName.find((part) => segments.includes(part));
  if (name) return name === "document" ? "documentbuilder" : name;
  return segments.length > 2 ? "project" : "home";
}

const withoutOwn = ["/home/trash", "/home/settings", "/home/server", "/home/missing"];

/** Returns whether the tour of a path opens by itself at the first visit. Elsewhere it opens on request only. */
export function opensByItself(pathname: string): boolean {
  return !withoutOwn.includes(pathname);
}
