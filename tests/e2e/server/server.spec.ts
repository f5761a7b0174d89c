import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { Workspace } from "../pages/workspace";

const run = promisify(execFile);

test("the owner, whom the machine names, sees the state of the server @phone:full", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/);
  const account = new Account(page);
  const workspace = new Workspace(page);
  await account.start();
  await page.goto("/home/server");
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible();

  const env = {
    ...process.env,
    DATABASE_URL: "",
    PENNANT_DATA_DIR: path.join(process.env.E2E_FOLDER ?? "", "data"),
  };
  await run(process.execPath, ["scripts/access.mjs", "owner", account.email], { env });
  await page.goto("/home/projects");
  await workspace.choose("About This Server");
  await expect(page).toHaveURL(/home\/server$/);
  const panel = (title: string) => page.getByRole("region", { name: title, exact: true });
  await expect(panel("Health").getByText("Working")).not.toHaveCount(0);
  await expect(panel("Version").getByText(/_server_status|^\d{14}_/)).toBeVisible();
  await expect(panel("Environment variables").getByText("AUTH_SECRET")).toBeVisible();

  // An answer that was shown stays while a later one fails.
  await page.route("**/api/server-status", (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole("button", { name: "Check Again" }).click();
  await expect(panel("Health")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Network Error")).toBeVisible();
  await page.unroute("**/api/server-status");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(panel("Health")).toBeVisible();
});

test("a demo has no menu entry and no page about the server", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await page.getByRole("button", { name: "Your menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Import" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "About This Server" })).toHaveCount(0);
  await page.goto("/home/server");
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible();
});
