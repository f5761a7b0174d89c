import { expect, test } from "../../setup/test";
import { Settings, Workspace } from "../pages/workspace";

test("the calendar address contains what is switched on, and stops when it is renewed @phone:full", async ({
  page,
  allowConsole,
}) => {
  await new Workspace(page).start("full");
  const settings = new Settings(page);
  await settings.open("Calendar");
  const panel = settings.panel("Calendar address");
  const address = panel.getByRole("textbox", { name: "Address" });
  await expect(address).toHaveValue(/\/api\/calendar\/[\w.-]+\.ics$/);
  const url = new URL(await address.inputValue());

  const read = async (path: string) => {
    const response = await page.request.get(path, { headers: { cookie: "" } });
    return { status: response.status(), text: await response.text() };
  };
  expect((await read(url.pathname)).text).toContain("☐");
  const tasks = panel.getByRole("switch", { name: "Tasks" });
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await tasks.click();
  await expect(tasks).not.toBeChecked();
  await saved;
  expect((await read(url.pathname)).text).not.toContain("☐");

  // A failed change is shown as it was.
  allowConsole(/500/);
  await page.route("**/api/calendar-feed", (route) => route.fulfill({ status: 500 }));
  await panel.getByRole("switch", { name: "Discreet" }).click();
  await expect(panel.getByRole("switch", { name: "Discreet" })).not.toBeChecked();
  await page.unroute("**/api/calendar-feed");

  await panel.getByRole("button", { name: "Renew address" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Renew" }).click();
  await expect(address).not.toHaveValue(url.href);
  expect((await read(url.pathname)).status).toBe(404);
  expect((await read(new URL(await address.inputValue()).pathname)).status).toBe(200);
});
