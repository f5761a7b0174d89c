/**
 * What the gallery photographs. An entry is a name, a path, and optionally `steps`: what to do on the page before the
 * picture is taken, with Playwright's page. `demo` is "full" where it is not set; "blank" shows the empty states;
 * "none" is a visitor who has not signed in.
 */
export const entries = [
  { name: "landing", path: "/", demo: "none" },
  { name: "welcome", path: "/welcome" },
  { name: "projects", path: "/home/projects" },
  { name: "projects-empty", path: "/home/projects", demo: "blank" },
  { name: "new-project", path: "/home/projects", steps: (page) => openAddMenu(page, "Project") },
  { name: "actions", path: "/home/actions" },
  { name: "actions-empty", path: "/home/actions", demo: "blank" },
  { name: "clients", path: "/home/clients" },
  { name: "clients-empty", path: "/home/clients", demo: "blank" },
  { name: "partners", path: "/home/partners" },
  { name: "partners-empty", path: "/home/partners", demo: "blank" },
  { name: "files", path: "/home/files" },
  { name: "files-empty", path: "/home/files", demo: "blank" },
  { name: "income", path: "/home/income" },
  { name: "income-empty", path: "/home/income", demo: "blank" },
];

async function openAddMenu(page, noun) {
  await page
    .getByRole("button", { name: /^(add|new|create)/i })
    .first()
    .click();
  await page
    .getByRole("menuitem", { name: new RegExp(noun, "i") })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
}
