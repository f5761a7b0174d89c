import { expect, test } from "../../setup/test";
import { FormDialog } from "../pages/form-dialog";
import { IssuedDocuments } from "../pages/issued-documents";
import { Panel } from "../pages/panel";
import { Workspace } from "../pages/workspace";

test("a contact added from any menu or key is of the open client, whose page stays @phone", async ({
  page,
  isMobile,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/clients");
  await page.getByRole("main").getByRole("link", { name: "Casa Almendra" }).click();
  await expect(page.getByRole("heading", { name: "Casa Almendra", level: 1 })).toBeVisible();
  const address = page.url();
  const dialog = new FormDialog(page, "Client Contact");
  const company = dialog.dialog.getByRole("combobox", { name: "Company" });

  await workspace.add("Contact");
  await expect(company).toHaveText("Casa Almendra");
  await dialog.fill({ Name: "Iker Almendra", Role: "Chef" });
  await dialog.save();
  await dialog.expectClosed();
  await new Panel(page, "Contacts").expectText("Iker Almendra");
  expect(page.url()).toBe(address);

  if (!isMobile) {
    await page.keyboard.press("n");
    await page.keyboard.press("o");
    await expect(company).toHaveText("Casa Almendra");
    await page.keyboard.press("Escape");
  }

  await page.goto("/home/projects");
  await workspace.add("Contact");
  await expect(company).not.toHaveText("Casa Almendra");
  await dialog.pick("Company", "Casa Almendra");
  await dialog.fill({ Name: "Ane Almendra", Role: "Host" });
  await dialog.save();
  await expect(page).toHaveURL("/home/clients");
});

test("a client's name of one long word breaks where there are no projects @phone", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const name = "Donaudampfschifffahrt".repeat(9);
  const { id } = await new IssuedDocuments(page).call("POST", "clients", { name });
  await page.goto(`/home/clients/${id}`);
  const line = page.getByText(`No projects for ${name} yet.`);
  await expect(line).toBeVisible();
  const panel = new Panel(page, "Projects").region;
  const [words, around] = [await line.boundingBox(), await panel.boundingBox()];
  expect(words?.x).toBeGreaterThanOrEqual(around?.x ?? 0);
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((around?.x ?? 0) + (around?.width ?? 0));
  expect(await line.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
