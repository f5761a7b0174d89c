/** Without a connection, or with one that fails: see entries.mjs. */
export const offlineEntries = [
  { name: "offline", path: "/home/projects", demo: "account", isBroken: true, steps: disconnect },
  { name: "offline-save", path: "/home/actions", demo: "account", isBroken: true, steps: saveOffline },
  { name: "offline-leave", path: "/home/projects", demo: "account", isBroken: true, steps: leaveOffline },
  { name: "code-not-loaded", path: "/home/files", isBroken: true, steps: openWithoutCode },
];

async function disconnect(page) {
  await page.context().setOffline(true);
  await page.getByText("You're offline.").waitFor();
}

/** Saves without a connection; the typed values stay in the dialog. */
async function saveOffline(page) {
  await page.getByRole("button", { name: "Add", exact: true }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: "Task", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Proofread the menu");
  await disconnect(page);
  await page.getByRole("dialog").getByRole("button", { name: "Add task" }).click();
  await page.getByRole("dialog").getByRole("alert").first().waitFor();
}

async function leaveOffline(page) {
  // The copy begins a second after the page has loaded its rows.
  await page.waitForFunction(() => localStorage.getItem("pennant-offline-copy") !== null);
  await page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
  await page.getByRole("menu").waitFor();
  await page.context().setOffline(true);
  await page.getByRole("menuitem", { name: "Leave App" }).click();
  await page.getByRole("heading", { name: "You may still be signed in on this device" }).waitFor();
}

/** Opens a dialog while its code fails to load. */
async function openWithoutCode(page) {
  await page.getByRole("button", { name: "Add", exact: true }).filter({ visible: true }).click();
  await page.getByRole("menu").waitFor();
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/chunks/*", (route) => route.abort());
  await page.getByRole("menuitem", { name: "Project", exact: true }).click();
  await page.getByRole("button", { name: "Try again" }).waitFor();
}
