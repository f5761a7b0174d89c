import budgets from "../../../tools/bench/page-budgets.json" with { type: "json" };
import { measureScripts } from "../../../tools/bench/page-bytes.mjs";
import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

const HINT =
  "Common causes: a value imported from lib/<noun>/schema.ts, which loads zod, and a dialog that is not loaded lazily";

test("no page loads more JavaScript than its budget", async ({ page }) => {
  const workspace = new Workspace(page);
  // On a slow machine, what is loaded ahead once the browser is idle could begin before the page has loaded.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await workspace.start("full");
  const ids = { project: await workspace.firstId("project"), client: await workspace.firstId("client") };
  const tooLarge: string[] = [];
  for (const [path, budget] of Object.entries(budgets)) {
    const place = path.replace("{project}", ids.project).replace("{client}", ids.client);
    const { kib, files } = await measureScripts(page, place);
    const largest = files.map((file) => `${file.kib.toFixed(1)} ${new URL(file.url).pathname}`);
    if (kib > budget) tooLarge.push([`${path}: ${kib.toFixed(1)} KiB of ${budget}`, ...largest].join("\n  "));
  }
  expect(tooLarge, HINT).toEqual([]);
});
