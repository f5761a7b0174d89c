const pages = ["home", "project", "actions", "files", "clients", "partners", "income", "documentbuilder"];

/** The storage of a browser that was welcomed to every page of a server before, as Playwright's `storageState` takes it. */
export function welcomed(origin) {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: "pennant-welcomed", value: pages.join(" ") }] }],
  };
}
