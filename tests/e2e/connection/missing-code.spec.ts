import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

const CODE = "**/_next/static/chunks/*";

test("code that cannot be loaded breaks no page, and a question that needs it can be asked again @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  // Code that is loaded ahead, once the browser is idle, is not.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await new Workspace(page).start("full");
  await new Workspace(page).add("Client");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Half typed");

  await page.route(CODE, (route) => route.abort());
  await page.getByRole("button", { name: "Close" }).click();
  const notLoaded = page.getByText(/^This part of the app could not be loaded/);
  await expect(notLoaded).toBeVisible();
  await expect(name).toHaveValue("Half typed");

  await page.unroute(CODE);
  await page.getByRole("button", { name: "Try again" }).click();
  const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
  await expect(question).toBeVisible();
  await expect(notLoaded).toHaveCount(0);
  await question.getByRole("button", { name: "Proceed" }).click();
  await expect(name).toHaveCount(0);
});
