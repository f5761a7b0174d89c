import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

const PAGES = [
  "/home/projects",
  "/home/actions",
  "/home/clients",
  "/home/files",
  "/home/time",
  "/home/partners",
  "/home/income",
  "/home/income?tab=documents",
];

test("digits of one width are used for amounts, dates and counts only", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const ids = [await workspace.firstId("project"), await workspace.firstId("client")];
  for (const path of [...PAGES, `/home/projects/${ids[0]}`, `/home/clients/${ids[1]}`]) {
    await page.goto(path);
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const texts = await page.evaluate(tabularTexts);
    expect(texts.length, path).toBeGreaterThan(0);
    // In such digits the hyphen of a word stands apart from its letters.
    const words = texts.filter((text) => /\p{Letter}-\p{Letter}/u.test(text) || !/\d/.test(text));
    expect(
      words.filter((text) => !WORDS_OF_DATES.test(text)),
      path,
    ).toEqual([]);
  }
});

test("in the rows of actions, only tags and buttons are smaller than 13 px", async ({ page }) => {
  await new Workspace(page).start("full", "/home/actions");
  const row = page.getByRole("main").getByRole("listitem");
  await expect(row.first()).toBeVisible();
  const small = await row.evaluateAll((rows) =>
    rows
      .flatMap((one) => [...one.querySelectorAll("*")])
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter(
        (one) => parseFloat(getComputedStyle(one).fontSize) < 13 && !one.closest("button, [aria-label=Tags]"),
      )
      .map((one) => one.textContent),
  );
  expect([...new Set(small)]).toEqual([]);
});

const WORDS_OF_DATES =
  /^(Late today|Today|Tomorrow|Yesterday|All day|Link|Task|–|-|Sun|Mon|Tue|Wed|Thu|Fri|Sat|[SMTWF])( ?·)?$/;

/** The own texts of all visible elements with digits of one width. */
function tabularTexts(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter(
      (one) => one.checkVisibility() && getComputedStyle(one).fontVariantNumeric.includes("tabular-nums"),
    )
    .map((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent))
    .map((texts) => texts.join("").trim())
    .filter(Boolean);
}
