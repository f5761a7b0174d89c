import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { entries } from "../../scripts/gallery/entries.mjs";
import { expect, test } from "../setup/test";
import { Workspace } from "./pages/workspace";

// What the gate has time for; `E2E_VIEWS=all` looks at every view of the gallery.
const wide = [
  "welcome",
  "projects",
  "project",
  "client",
  "avatar-menu",
  "new-project",
  "actions",
  "task",
  "clients",
  "partners",
  "files",
  "file",
  "profile",
  "income",
  "document",
  "projects-empty",
];
const narrow = ["welcome", "project", "avatar-menu", "new-event", "clients", "document", "document-item"];

for (const demo of ["full", "blank", "none"] as const) {
  const ofDemo = entries.filter((entry) => (entry.demo ?? "full") === demo);

  test(`axe finds nothing in the views of the gallery (${demo}) @phone`, async ({
    page,
    allowConsole,
  }, info) => {
    test.setTimeout(600_000);
    allowConsole(/404/);
    const isPhone = info.project.name === "phone";
    const wanted = isPhone ? narrow : wide;
    const views = ofDemo.filter(({ name }) => process.env.E2E_VIEWS === "all" || wanted.includes(name));
    if (demo !== "none" && views.length > 0) await new Workspace(page).start(demo);
    for (const { name, path, steps } of views) {
      await test.step(name, async () => {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await steps?.(page);
        expect.soft(await findFaults(page, isPhone), name).toEqual([]);
      });
    }
  });
}

/** What axe has to say, and of the dark colours too where the page is wide: they are the same on a phone. */
async function findFaults(page: Page, isPhone: boolean) {
  // What is still fading in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  await page.emulateMedia({ colorScheme: "light" });
  const light = await axe(page).disableRules(["region"]).analyze();
  // Menus and pickers are drawn behind the page; all else lies within its landmarks.
  const outside = await axe(page).exclude("[data-base-ui-portal]").withRules(["region"]).analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = isPhone ? [] : (await axe(page).withRules(["color-contrast"]).analyze()).violations;
  return [...light.violations, ...outside.violations, ...dark].map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}

/** Without the spots that hand the focus on. */
function axe(page: Page) {
  return new AxeBuilder({ page }).exclude("[data-base-ui-focus-guard]");
}
