import { expect, test, type Page } from "@playwright/test";

/** What a person does around their work: coming in, moving between sections, the two menus that are always there. */
export class Workspace {
  constructor(readonly page: Page) {}

  /** Gets a new demo without coming by the landing page, which has journeys of its own. */
  async begin(demo: "full" | "blank") {
    const { timezoneId } = test.info().project.use;
    const path = demo === "full" ? "/api/demo" : "/api/demo/blank";
    const started = await this.page.request.get(path, { headers: { "time-zone": timezoneId ?? "UTC" } });
    expect(started.ok()).toBe(true);
  }

  /** Comes to a page of a new demo. */
  async start(demo: "full" | "blank", path = "/home/projects") {
    await this.begin(demo);
    await this.page.goto(path);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** The id of the first project or client that the projects page links to. */
  async firstId(noun: "project" | "client") {
    const link = this.page.getByRole("article").locator(`a[href^="/home/${noun}s/"]`).first();
    return (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
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

  /** Leaves a demo, which is lost by that. */
  async leaveDemo() {
    await this.choose("Leave App");
    await this.answer("Proceed");
    await this.page.waitForURL("**/welcome");
  }

  /** Answers the question that stands in the way. */
  async answer(button: "Cancel" | "Proceed") {
    await this.page.getByRole("alertdialog").getByRole("button", { name: button }).click();
  }
}
