const pages = ["projects", "actions", "income", "files", "clients", "partners"];

/** The pages while their code is loading: the names of the first rows. */
export const earlyEntries = [
  ...pages.map((name) => ({
    name: `${name}-early`,
    path: `/home/${name}`,
    isWithoutCode: true,
    steps: reloadWithoutCode,
  })),
  { name: "project-early", path: "/home/projects", isWithoutCode: true, steps: reloadProjectWithoutCode },
];

/** Reloads the page with its scripts blocked, and waits for the first rows. */
async function reloadWithoutCode(page) {
  await page.route("**/_next/static/**/*.js", () => {});
  await page.evaluate(() => location.reload());
  await page.locator("[data-early][data-is-filled]").filter({ visible: true }).first().waitFor();
}

async function reloadProjectWithoutCode(page) {
  await page.getByRole("article").getByRole("link", { name: "Cargo bike configurator", exact: true }).click();
  await page.getByRole("heading", { name: "Cargo bike configurator", level: 1 }).waitFor();
  await reloadWithoutCode(page);
}
