import type { Settings } from "../../../lib/settings/settings";
import { expect, test } from "../../setup/test";
import { Landing, passphrase } from "../pages/landing";
import { Workspace } from "../pages/workspace";

test("after the first account has left, the page offers to sign in, without a reload", async ({ page }) => {
  const landing = new Landing(page);
  let signUp: Settings["signUp"] = "first";
  await page.route("**/api/settings", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as Settings), signUp } });
  });
  await landing.open();
  await expect(page.locator("[data-can~=first]")).toBeVisible();
  await landing.beginToCreate();
  await landing.dialog.getByRole("radio", { name: /^Passphrase/ }).check();
  await landing.dialog.getByRole("textbox", { name: "Passphrase" }).fill(passphrase);
  await landing.create();
  signUp = "closed";
  await landing.saveCodes();
  await new Workspace(page).choose("Leave App");
  await page.waitForURL("**/welcome");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Your Workspace" })).toHaveCount(0);
});

test("a demo is not started while the page cannot find out whether another one is open", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR/);
  const landing = new Landing(page);
  await landing.open();
  await page.route("**/api/auth/session", (route) => route.abort());
  const requests: string[] = [];
  page.on("request", (request) => void (/api\/demo/.test(request.url()) && requests.push(request.url())));
  await page.getByRole("button", { name: "Full Version" }).click();
  await expect(page.getByRole("alert").getByText("Network Error")).toBeVisible();
  expect(requests).toEqual([]);
});
