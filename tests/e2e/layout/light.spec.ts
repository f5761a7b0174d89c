import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

test("pages format dates and amounts without Intl, and share one timer @phone", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const id = await workspace.firstId("project");
  await page.addInitScript(countUses);
  const places = ["/home/projects", "/home/actions", "/home/income", "/home/clients", `/home/projects/${id}`];
  for (const place of places) {
    await page.goto(place);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
    const { formats, timers } = await page.evaluate(() => (window as unknown as { used: Used }).used);
    expect(formats, place).toEqual([]);
    // Of the clock of the rows, the clock that runs in the demo, and its time in the title of the tab.
    expect(timers, place).toBeLessThanOrEqual(3);
  }
});

test("a phone renders a hidden panel at the first touch @phone", async ({ page, isMobile }) => {
  await new Workspace(page).start("full");
  await page.goto("/home/actions");
  await page.waitForLoadState("networkidle");
  const headings = page.locator("h3[id^=day-]");
  await expect(
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("checkbox") })
      .first(),
  ).toBeVisible();
  if (isMobile) await expect(headings).toHaveCount(0);
  else await expect(headings.first()).toBeVisible();
  await page.keyboard.press("Shift");
  await expect(headings.first()).toBeAttached();
});

test("a phone does not hydrate the sidebar, filters and contacts that it does not show, and shows them when it is turned @phone", async ({
  page,
  isMobile,
}) => {
  await new Workspace(page).start("full");
  const isRendered = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Object.keys(one).some((key) => key.startsWith("__reactFiber")));
  const sidebar = "aside[data-chrome] nav a";
  expect(await isRendered("main h1")).toBe(true);
  expect(await isRendered(sidebar)).toBe(!isMobile);
  await page.goto("/home/clients");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const contacts = page.locator("aside article");
  if (isMobile) await expect(contacts).toHaveCount(0);
  else await expect(contacts.first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  const sections = page.getByRole("complementary").getByRole("navigation", { name: "Sections" });
  await sections.getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveURL("/home/projects");
  expect(await isRendered(sidebar)).toBe(true);
  await expect(page.getByRole("region", { name: "Pinned" }).getByRole("listitem").first()).toBeVisible();
});

type Used = { formats: string[]; timers: number };

/** Notes each use of `Intl`, whose first use in a page takes longer than rendering a list, and counts the timers that run. */
function countUses() {
  const used: Used = { formats: [], timers: 0 };
  Object.assign(window, { used });
  const note = (name: string) => used.formats.push(`${name} ${new Error().stack}`);
  for (const name of [
    "DateTimeFormat",
    "Locale",
    "NumberFormat",
    "PluralRules",
    "RelativeTimeFormat",
  ] as const)
    (Intl as unknown as Record<string, object>)[name] = new Proxy(Intl[name], {
      construct: (format, parameters: unknown[]): object => {
        note(name);
        return Reflect.construct(format, parameters) as object;
      },
      apply: (format, self, parameters: unknown[]): unknown => {
        note(name);
        return Reflect.apply(format as () => unknown, self, parameters);
      },
    });
  const { toLocaleString } = Number.prototype;
  Number.prototype.toLocaleString = function (...parameters) {
    note("toLocaleString");
    return toLocaleString.apply(this, parameters);
  };
  const { setInterval: start, clearInterval: stop } = window;
  const running = new Set<unknown>();
  const count = () => {
    used.timers = running.size;
  };
  Object.assign(window, {
    setInterval: (...parameters: Parameters<typeof start>) => {
      const timer = start(...parameters);
      running.add(timer);
      count();
      return timer;
    },
    clearInterval: (timer?: number) => {
      stop(timer);
      running.delete(timer);
      count();
    },
  });
}
