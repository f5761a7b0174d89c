import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

export const passphrase = "three quiet green lamps";

/** The landing page: signing in, and creating a workspace. */
export class Landing {
  readonly signIn: Locator;
  readonly dialog: Locator;
  readonly email = `${randomUUID()}@people.example`;

  constructor(readonly page: Page) {
    this.signIn = page.getByRole("region", { name: "Sign in" });
    this.dialog = page.getByRole("dialog");
  }

  async open() {
    await this.page.goto("/welcome");
  }

  /** Creates an account through the API, which the dialog's own journeys do not need. Returns its recovery codes. */
  async createAccount(): Promise<string[]> {
    const { email } = this;
    const made = await this.page.request.post("/api/auth/account", {
      headers: { "time-zone": "UTC" },
      data: { email, name: "Ida Nolan", passphrase },
    });
    const { data } = (await made.json()) as { data: { recoveryCodes: string[] } };
    return data.recoveryCodes;
  }

  /** Opens the dialog for a new workspace, and fills in who it is for. */
  async beginToCreate() {
    await this.page.getByRole("button", { name: "Create Your Workspace" }).first().click();
    await this.dialog.getByRole("textbox", { name: "Your name" }).fill("Ida Nolan");
    await this.dialog.getByRole("textbox", { name: "Email" }).fill(this.email);
  }

  async create() {
    await this.dialog.getByRole("button", { name: "Create Workspace" }).click();
  }

  /** Saves the recovery codes, which opens the workspace. */
  async saveCodes() {
    await expect(this.dialog.getByRole("listitem")).toHaveCount(10);
    await this.dialog.getByRole("button", { name: "I have saved them" }).click();
    await this.page.waitForURL("**/home/projects");
  }

  async signInAs(email: string, phrase: string) {
    await this.signIn.getByRole("textbox", { name: "Email" }).fill(email);
    await this.signIn.getByRole("textbox", { name: "Passphrase" }).fill(phrase);
    await this.signIn.getByRole("button", { name: "Sign In", exact: true }).click();
  }

  /** Ends the session of this browser without opening its workspace. */
  async forget() {
    await this.page.context().clearCookies();
  }
}
