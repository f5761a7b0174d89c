import type { Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const timer = (page: Page) => page.getByRole("timer").filter({ visible: true });
const stopButton = (page: Page) =>
  page.getByRole("button", { name: "Stop the clock" }).filter({ visible: true });

const LONG = "Typography of the landing page with Margarethe, and the handover document for the printers";

test("the bar of a phone has its whole title while the clock runs, and the clock its description @phone", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject();
  await documents.call("POST", "time-entries/start", { description: LONG, projectId });
  const clock = page.getByRole("region", { name: "Running clock" });
  for (const width of [390, 360, 320])
    for (const section of ["projects", "partners", "income"]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`/home/${section}`);
      await expect(stopButton(page)).toBeVisible();
      const title = page.getByRole("banner").getByText(new RegExp(`^${section}$`, "i"));
      const hidden = await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden, `${section} at ${width}px`).toBe(0);
      await expect(clock).toContainText(LONG);
      await expect(clock.getByRole("button", { name: `Edit the running time of ${LONG}` })).toBeVisible();
      const [box, stop] = [await clock.boundingBox(), await stopButton(page).boundingBox()];
      expect([box?.x, box?.width, box?.height], `the clock at ${width}px`).toEqual([0, width, 44]);
      expect(Math.min(stop?.width ?? 0, stop?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
});

test("the clock of a phone moves nothing when it comes and when its time has another digit @phone", async ({
  page,
}) => {
  // 20 minutes before 10 hours, which no load of the page lasts.
  const now = new Date(Date.now() - 60 * MINUTE_MS);
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const startedAt = new Date(+now - 10 * HOUR_MS + 20 * MINUTE_MS).toISOString();
  await documents.call("POST", "time-entries/start", { description: LONG, startedAt });
  await page.clock.install({ time: now });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/home/clients");
  await page.getByRole("button", { name: "Keep running" }).click();
  const parts = () =>
    Promise.all(
      [
        page.getByRole("navigation", { name: "Sections" }),
        page.getByRole("heading", { level: 1 }),
        page.getByRole("button", { name: /^Edit the running time of/ }),
        stopButton(page),
      ].map((part) => part.boundingBox()),
    );
  await expect(timer(page)).toHaveText(/^9:\d\d:\d\d$/);
  const before = await parts();
  await page.clock.fastForward(20 * MINUTE_MS);
  await expect(timer(page)).toHaveText(/^10:\d\d:\d\d$/);
  expect(await parts()).toEqual(before);
});
