import { expect, test, type Page } from "@playwright/test";
import { FormDialog } from "./form-dialog";

/** Starts demos and uses the navigation: the global add menu and the avatar menu. */
export class Workspace {
  constructor(readonly page: Page) {}

  /** Starts a demo through the API; the landing page has its own journeys. */
  async begin(demo: "full" | "blank", timezoneId = test.info().project.use.timezoneId) {
    const path = demo === "full" ? "/api/demo" : "/api/demo/blank";
    const started = await this.page.request.get(path, { headers: { "time-zone": timezoneId ?? "UTC" } });
    expect(started.ok()).toBe(true);
  }

  /** Starts a demo and opens one of its pages. */
  async start(demo: "full" | "blank", path = "/home/projects") {
    await this.begin(demo);
    await this.page.goto(path);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** Returns the id of the first project or client that the projects page links to. */
  async firstId(noun: "project" | "client") {
    const link = this.page.getByRole("article").locator(`a[href^="/home/${noun}s/"]`).first();
    return (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
  }

  /** Opens a dialog from the global add menu. */
  async add(noun: string) {
    await this.page.getByRole("button", { name: "Add", exact: true }).filter({ visible: true }).click();
    await this.page.getByRole("menuitem", { name: noun, exact: true }).click();
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }

  /** Picks from the avatar menu. */
  async choose(item: string) {
    await this.page.getByRole("button", { name: "Your menu" }).filter({ visible: true }).click();
    await this.page.getByRole("menuitem", { name: item, exact: true }).click();
  }

  /** Leaves a demo, which deletes it. */
  async leaveDemo() {
    await this.choose("Leave App");
    await this.answer("Leave");
    await this.page.waitForURL("**/welcome");
  }

  /** Answers the confirmation dialog. */
  async answer(button: "Cancel" | "Proceed" | "Leave" | "Keep This Workspace" | "Clear") {
    await this.page.getByRole("alertdialog").getByRole("button", { name: button }).click();
  }
}

/** The settings page: its list, which is a select on phones, and its panels. */
export class Settings {
  /** The first panel. */
  readonly profile: FormDialog;

  constructor(readonly page: Page) {
    this.profile = new FormDialog(page, "Profile");
  }

  /** Opens the page from the avatar menu. */
  async open(part = "Profile") {
    await new Workspace(this.page).choose("Edit Profile");
    await expect(this.page).toHaveURL(/\/home\/settings$/);
    if (part !== "Profile") await this.show(part);
  }

  async show(part: string) {
    const list = this.page.getByRole("navigation", { name: "Settings" });
    if ((this.page.viewportSize()?.width ?? 0) >= 768) {
      await list.getByRole("link", { name: part }).click();
      return;
    }
    await list.getByRole("combobox", { name: "Part of the settings" }).click();
    await this.page.getByRole("option", { name: part }).click();
  }

  panel(title: string) {
    return this.page.getByRole("region", { name: title, exact: true });
  }
}
