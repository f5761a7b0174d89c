import { expect, test } from "../../setup/test";
import { FormDialog } from "../pages/form-dialog";
import { pick } from "../pages/pick";
import { Workspace } from "../pages/workspace";

test("creates, edits and deletes a partner @phone:full", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  await workspace.add("Partner");
  const dialog = new FormDialog(page, "Partner Contact");
  await dialog.fill({ Email: "aa@example.com" });
  await dialog.save();
  await dialog.expectError("Please enter a name");
  await dialog.expectError("Please specify their role");
  await dialog.fill({ Name: "Aada Aalto", Role: "Typographer" });
  await pick(dialog.dialog.getByRole("combobox", { name: "Company" }), "tern press");
  await dialog.save();
  await expect(page).toHaveURL("/home/partners");
  const rows = page.getByRole("main").getByRole("article");
  await expect(rows.first()).toContainText("Aada Aalto");
  await expect(rows.first()).toContainText("Tern Press");

  await page.getByRole("button", { name: "Aada Aalto", exact: true }).click();
  await dialog.dialog.getByRole("combobox", { name: "Company" }).fill("Aalto & Co");
  await dialog.saveChange();
  await expect(rows.first()).toContainText("Aalto & Co");
  await page.reload();
  await expect(rows.first()).toContainText("Aalto & Co");
  await page.getByRole("button", { name: "Aada Aalto", exact: true }).click();
  await dialog.press("Delete Contact");
  await expect(rows.first()).toContainText("Annelise Vogt");
});

test("loads more partners without moving the visible ones, and searches by a chosen column", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/partners");
  const rows = page.getByRole("main").getByRole("article");
  await expect(rows).toHaveCount(25);

  // The list loads more when its end comes near. The response is held back until the end is reached.
  let answer = () => {};
  const isAtEnd = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/partner-contacts/search", async (route) => {
    await isAtEnd;
    await route.continue();
  });
  const lastRead = rows.nth(24);
  await lastRead.scrollIntoViewIfNeeded();
  const place = await lastRead.boundingBox();
  answer();
  await expect(rows).toHaveCount(38);
  expect(await lastRead.boundingBox()).toEqual(place);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(40);

  await page.getByRole("combobox", { name: "Search by" }).click();
  await page.getByRole("option", { name: "Company" }).click();
  await page.getByRole("searchbox").fill("tern press");
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/company=tern/);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Search by" })).toHaveText("Company");
  await page.getByRole("combobox", { name: "Search by" }).click();
  await page.getByRole("option", { name: "Role" }).click();
  await expect(page.getByText("No partner matched your search.")).toBeVisible();
  await page.getByRole("searchbox").fill("bookbinder");
  await expect(rows).toHaveCount(1);
});

test("explains the page when there are no partners", async ({ page }) => {
  await new Workspace(page).start("blank", "/home/partners");
  await page.getByRole("button", { name: "Add partner" }).click();
  await new FormDialog(page, "Partner Contact").expectOpen();
});
