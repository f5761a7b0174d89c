import type { Locator } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { FormDialog } from "../pages/form-dialog";
import { Panel } from "../pages/panel";
import { Workspace } from "../pages/workspace";

test("a client's page is a dossier: what is owed and next, and what happened @phone", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Saltmarsh Bakery" }) });
  await expect(card).toContainText("$6,245.60 owed");
  await expect(card).toContainText(/Next: .+ late/);
  await card.getByRole("link", { name: "Saltmarsh Bakery" }).click();
  await expect(page.getByRole("region", { name: "Income" })).toContainText("$6,245.60");

  const next = new Panel(page, "Next").region;
  const timeline = new Panel(page, "Timeline").region;
  await expect(next.getByRole("checkbox")).toHaveCount(3);
  const task = (await next.getByRole("checkbox").first().getAttribute("aria-label")) ?? "";
  await next.getByRole("button", { name: task, exact: true }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Task" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Task" })).toBeHidden();
  await next.getByRole("checkbox", { name: task }).click();
  await expect(timeline.getByRole("listitem").first()).toContainText(`${task}Finished · `);
  await expect(next.getByRole("checkbox", { name: task })).toBeHidden();
  await expect(next.getByRole("checkbox")).toHaveCount(3);

  const note = page.getByRole("textbox", { name: "Notes" });
  expect(await charactersOfLine(note)).toBeLessThanOrEqual(68);
  const shown = timeline.getByRole("listitem");
  await expect(shown).toHaveCount(30);
  await timeline.getByRole("button", { name: /Load more/ }).click();
  await expect(shown).toHaveCount(60);
  await timeline.getByRole("link", { name: "Online pre-orders", exact: true }).first().click();
  await expect(page).toHaveURL(/\/income\/document\//);
});

test("a new client's page says what will appear where", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.add("Client");
  const dialog = new FormDialog(page, "Create New Client");
  await dialog.fill({ Name: "Harbour Light" });
  await dialog.dialog.getByRole("radio", { name: /teal/ }).check();
  await dialog.save();
  await new Panel(page, "Next").expectText("No pending tasks.", "Nothing scheduled.");
  await new Panel(page, "Timeline").expectText(
    "Nothing yet. Past events, documents, files and finished tasks appear here.",
  );
  await page.goto("/home/clients");
  await expect(page.getByRole("article")).toContainText("0 projects");
  await expect(page.getByRole("article")).not.toContainText("Next:");
});

/** Returns how many characters of an English sentence a line of a text field has. */
function charactersOfLine(field: Locator): Promise<number> {
  return field.evaluate((element) => {
    const style = getComputedStyle(element);
    const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("This browser has no canvas");
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const sentence = "Leilani decides on looks, Bogdan on anything that touches the ovens. ";
    return width / (context.measureText(sentence).width / sentence.length);
  });
}
