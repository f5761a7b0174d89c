import { expect, type Page } from "@playwright/test";

/** What a person does around their work: coming in, moving between sections, the two menus that are always there. */
export class Workspace {
  constructor(readonly page: Page) {}

  async start(demo: "full" | "blank") {
    await this.page.goto("/welcome");
    await this.page.getByRole("button", { name: demo === "full" ? "Full Version" : "Blank Version" }).click();
    await this.page.waitForURL("**/home/projects");
    await expect(this.page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  }

  /** Opens a dialog by the plus that is always there. */
  async add(noun: string) {
    await this.page.getByRole("button", { name: "Add", exact: true }).filter({ visible: true }).click();
    await this.page.getByRole("menuitem", { name: noun, exact: true }).click();
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }

  /** Picks from the menu behind the person's picture. */
  async choose(item: string) {
    await this.page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
    await this.page.getByRole("menuitem", { name: item, exact: true }).click();
  }

  /** Answers the question that stands in the way. */
  async answer(button: "Cancel" | "Proceed") {
    await this.page.getByRole("alertdialog").getByRole("button", { name: button }).click();
  }
}
