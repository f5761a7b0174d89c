import { accountEntries } from "./account-entries.mjs";
import { actionsEntries } from "./actions-entries.mjs";
import { earlyEntries } from "./early-entries.mjs";
import { importEntries } from "./import-entries.mjs";
import { incomeEntries } from "./income-entries.mjs";
import { documentEntries } from "./document-entries.mjs";
import { issueEntries } from "./issue-entries.mjs";
import { landingEntries } from "./landing-entries.mjs";
import { offlineEntries } from "./offline-entries.mjs";
import { paperEntries } from "./paper-entries.mjs";
import { paletteEntries } from "./palette-entries.mjs";
import { askToRestoreBoth, fillTrash } from "./trash-entries.mjs";
import { pictureEntries } from "./picture-entries.mjs";
import { phoneEntries } from "./phone-entries.mjs";
import { profileEntries } from "./profile-entries.mjs";
import { repeatEntries } from "./repeat-entries.mjs";
import { serverEntries } from "./server-entries.mjs";
import { waitForContent } from "../wait-for-content.mjs";
import { timeEntries } from "./time-entries.mjs";

/**
 * The gallery's screenshots. An entry has a name, a path, and optionally `steps`, which run on Playwright's page before the
 * screenshot. `demo` is "full" by default; "blank" shows the empty states; "account" is a person with an account; "none" is a
 * visitor without a session.
 */
export const entries = [
  { name: "welcome", path: "/welcome", demo: "none" },
  ...landingEntries,
  ...pictureEntries,
  { name: "api-reference", path: "/docs/api", demo: "none" },
  { name: "projects", path: "/home/projects" },
  { name: "projects-day", path: "/home/projects", steps: openToday },
  ...phoneEntries,
  ...earlyEntries,
  { name: "project", path: "/home/projects", steps: (page) => openProject(page) },
  { name: "project-settings", path: "/home/projects", steps: openProjectSettings },
  { name: "project-unknown", path: "/home/projects/01a1fb63-0000-7000-8000-000000000000" },
  { name: "client", path: "/home/clients", steps: (page) => openClient(page) },
  { name: "client-settings", path: "/home/clients", steps: openClientSettings },
  { name: "trash", path: "/home/trash", addsRows: true, steps: (page) => fillTrash(page) },
  { name: "trash-restore-both", path: "/home/trash", addsRows: true, steps: askToRestoreBoth },
  { name: "trash-empty", path: "/home/trash", demo: "blank" },
  { name: "avatar-menu", path: "/home/projects", steps: openAvatarMenu },
  { name: "first-visit", path: "/home/projects", steps: (page) => openWelcome(page) },
  { name: "first-visit-last", path: "/home/projects", steps: (page) => openWelcome(page, 3) },
  { name: "first-visit-actions", path: "/home/actions", steps: (page) => openWelcome(page) },
  { name: "first-visit-files", path: "/home/files", steps: (page) => openWelcome(page) },
  { name: "first-visit-clients", path: "/home/clients", steps: (page) => openWelcome(page) },
  { name: "not-found", path: "/nowhere", demo: "none" },
  { name: "missing", path: "/home/nowhere", demo: "blank" },
  { name: "welcome-back", path: "/welcome", demo: "blank", steps: askToStartAnother },
  { name: "projects-empty", path: "/home/projects", demo: "blank" },
  { name: "new-project", path: "/home/projects", steps: (page) => openAddMenu(page, "Project") },
  { name: "new-client", path: "/home/clients", steps: (page) => openAddMenu(page, "Client") },
  ...actionsEntries,
  { name: "new-task", path: "/home/actions", steps: (page) => openAddMenu(page, "Task") },
  { name: "task", path: "/home/actions", steps: openTask },
  { name: "new-event", path: "/home/actions", steps: (page) => openAddMenu(page, "Event") },
  ...repeatEntries,
  ...timeEntries,
  { name: "actions-empty", path: "/home/actions", demo: "blank" },
  { name: "clients", path: "/home/clients" },
  { name: "clients-empty", path: "/home/clients", demo: "blank" },
  { name: "partners", path: "/home/partners" },
  { name: "client-contact", path: "/home/partners", steps: (page) => openAddMenu(page, "Contact") },
  { name: "partner-contact", path: "/home/partners", steps: (page) => openAddMenu(page, "Partner") },
  {
    name: "contact-selector",
    path: "/home/projects",
    steps: (page) => openInProject(page, "Choose client contacts"),
  },
  { name: "partners-empty", path: "/home/partners", demo: "blank" },
  { name: "files", path: "/home/files" },
  { name: "files-empty", path: "/home/files", demo: "blank" },
  { name: "files-no-match", path: "/home/files?name=nothing-like-it" },
  { name: "files-selected", path: "/home/files", steps: selectFiles },
  { name: "file", path: "/home/files?type=image", steps: openFirstFile },
  { name: "file-viewer", path: "/home/files?type=image", steps: viewFirstFile },
  { name: "file-viewer-text", path: "/home/files?type=code", steps: viewFirstFile },
  { name: "new-file", path: "/home/files", steps: (page) => openAddMenu(page, "File") },
  { name: "new-link", path: "/home/files", steps: openNewLink },
  ...importEntries,
  ...paletteEntries,
  ...profileEntries,
  { name: "income", path: "/home/income" },
  { name: "income-empty", path: "/home/income", demo: "blank" },
  { name: "income-paid", path: "/home/income?paymentStatus=paid" },
  ...accountEntries,
  ...offlineEntries,
  ...incomeEntries,
  ...issueEntries,
  ...serverEntries,
  ...documentEntries,
  ...paperEntries,
];

/** Asks to start another demo while one is open. */
async function askToStartAnother(page) {
  await page.getByRole("button", { name: "Blank Version" }).click();
  await page.getByRole("group", { name: /is still open/ }).waitFor();
}

async function openAddMenu(page, noun) {
  await page.getByRole("button", { name: "Add", exact: true }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: noun, exact: true }).click();
  await page.getByRole("dialog").waitFor();
}

/** Opens a project's page from its card. */
async function openProject(page, name = "Cargo bike configurator") {
  await page.getByRole("article").getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

async function openClient(page, name = "Fjellgate Cycles") {
  await page.getByRole("article").getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

async function openTask(page) {
  await page
    .getByRole("button", { name: "Get the second print quotation for the facade banner", exact: true })
    .click();
  await page.getByRole("dialog").waitFor();
}

async function openProjectSettings(page) {
  await openProject(page);
  await page.getByRole("button", { name: "Project settings" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openClientSettings(page) {
  await openClient(page);
  await page.getByRole("button", { name: "Edit client" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openAvatarMenu(page) {
  await page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
  await page.getByRole("menu").waitFor();
}

/** Opens the page's tour and advances by `cards`. */
async function openWelcome(page, cards = 0) {
  await openAvatarMenu(page);
  await page.getByRole("menuitem", { name: "View Welcome Message" }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome" });
  await dialog.waitFor();
  for (let card = 0; card < cards; card++) await dialog.getByRole("button", { name: "Next" }).click();
}

async function openToday(page) {
  const today = page.getByRole("region", { name: "Today" });
  await today.getByRole("list").getByRole("button").first().click();
  await today.getByRole("list").nth(1).or(today.getByText("Nothing scheduled.")).waitFor();
}

async function openFirst(page, name) {
  await page.getByRole("main").getByRole("link", { name }).first().click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  await waitForContent(page);
}

async function openInProject(page, button) {
  await openFirst(page, "Cargo bike configurator");
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("dialog").waitFor();
  await waitForContent(page);
}

async function selectFiles(page) {
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox").nth(1).check();
}

async function viewFirstFile(page) {
  await page
    .getByRole("button", { name: /^View / })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("status").filter({ hasText: / of / }).waitFor();
}

async function openFirstFile(page) {
  await page.getByRole("list", { name: "Files" }).locator("[data-open]").first().click();
  await page.getByRole("dialog").waitFor();
}

async function openNewLink(page) {
  await openAddMenu(page, "File");
  await page.getByRole("tab", { name: "Add by URL" }).click();
}
