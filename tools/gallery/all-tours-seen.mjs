const pages = [
  "home",
  "project",
  "actions",
  "files",
  "clients",
  "partners",
  "income",
  "time",
  "documentbuilder",
];

/** Returns the storage of a browser that has seen every tour, for Playwright's `storageState`. */
export function allToursSeen(origin) {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: "pennant-welcomed", value: pages.join(" ") }] }],
  };
}
