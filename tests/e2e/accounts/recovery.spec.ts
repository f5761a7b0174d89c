import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { Landing } from "../pages/landing";

test("a recovery code signs in once, as it is typed @phone:full", async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const landing = new Landing(page);
  const [code = ""] = await landing.createAccount();
  const typed = code.toLowerCase().replaceAll("-", " ");
  await landing.forget();
  await landing.open();
  await page.getByRole("link", { name: "Can’t sign in?" }).click();
  const field = page.getByRole("textbox", { name: "Recovery code" });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Enter a recovery code.")).toBeVisible();
  await field.fill(typed);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("You are signed in. Set a new passphrase")).toBeVisible();
  await expect(page).toHaveURL(/home\/projects$/);

  await landing.forget();
  await page.goto("/recover");
  await field.fill(typed);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("This code is invalid or has expired.")).toBeVisible();
});

test("after signing in with a recovery code, the notice leads to a new passphrase @phone:full", async ({
  page,
}) => {
  const landing = new Landing(page);
  const account = Object.assign(new Account(page), { email: landing.email });
  const [code = ""] = await landing.createAccount();
  await landing.forget();
  await page.goto("/recover");
  await page.getByRole("textbox", { name: "Recovery code" }).fill(code);
  await page.getByRole("button", { name: "Sign In" }).click();
  const notice = page.getByRole("listitem").filter({ hasText: "You are signed in. Set a new passphrase" });
  await notice.getByRole("button", { name: "Open" }).click();
  const section = account.section("Email and passphrase");
  await expect(section).toBeInViewport();
  await section.getByRole("button", { name: "Change passphrase" }).click();
  const dialog = account.dialog("Change passphrase");
  await expect(dialog.getByRole("textbox", { name: "Current passphrase" })).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "New passphrase" }).fill(account.passphrase);
  await dialog.getByRole("button", { name: "Change passphrase" }).click();
  await expect(page.getByText("Passphrase saved")).toBeVisible();

  await landing.forget();
  await landing.open();
  await landing.signInAs(account.email, account.passphrase);
  await page.waitForURL("**/home/projects");
});

test("a one-time link signs in on a press, not when it is opened", async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const landing = new Landing(page);
  const [token] = await landing.createAccount();
  await landing.forget();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`/recover#${token}`);
  await expect(page.getByRole("heading", { name: "Sign in with this link" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => url.includes("/api/auth") || url.includes(`${token}`))).toEqual([]);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/home/projects*");

  await landing.forget();
  await page.goto(`/recover#${token}`);
  await page.reload();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("This link is invalid or has expired.")).toBeVisible();
});
