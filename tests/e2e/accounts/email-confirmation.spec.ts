import type { Sharing } from "../../../lib/document-links/schema";
import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { IssuedDocuments } from "../pages/issued-documents";

test("documents are sent after the address was confirmed, and the screen sends the link @phone:full", async ({
  page,
}) => {
  const account = new Account(page);
  await account.start();
  const documents = new IssuedDocuments(page);
  const id = await documents.createIssued(await documents.createProject());
  // The tests' server sends no emails.
  await page.route("**/sharing", async (route) => {
    const response = await route.fetch();
    const json: Sharing = { ...((await response.json()) as Sharing), canSend: true, mustConfirm: true };
    await route.fulfill({ response, json });
  });
  const requests: string[] = [];
  await page.route("**/sign-in-methods/confirmation", (route) => {
    requests.push(route.request().method());
    return route.fulfill({ status: 202, body: "" });
  });
  await documents.open(id, "Invoice 1");
  await documents.choose("Send…");
  const dialog = documents.dialog("Confirm your email address to send documents");
  await expect(dialog).toContainText(`A link is sent to ${account.email}.`);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("The link is on its way.")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(requests).toEqual(["POST"]);

  await documents.choose("Send…");
  await dialog.getByRole("button", { name: "Use my mail program instead" }).click();
  await expect(documents.dialog("Send invoice 1")).toContainText("Your mail program opens");
  // A request that is still under way ends with the page.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the link confirms the address by a press, once", async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const account = new Account(page);
  await account.start();
  const token = await account.newConfirmationToken();
  await page.goto(`/confirm-email#${token}`);
  const press = page.getByRole("button", { name: "Confirm Email Address" });
  await press.click();
  await expect(page.getByRole("status")).toHaveText(
    `${account.email} is confirmed. Your workspace can send documents by email now.`,
  );
  await page.reload();
  await press.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("This link is invalid or has expired.");
  await page.goto("/confirm-email");
  await expect(page.getByText("This page needs the link from the email.")).toBeVisible();
  await expect(press).toHaveCount(0);
});
