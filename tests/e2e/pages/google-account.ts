import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** A person with an account at the test provider that replaces Google. */
export class GoogleAccount {
  constructor(
    private readonly page: Page,
    private readonly name = `${randomUUID()}@people.example`,
  ) {}

  /** The same account in another browser. */
  in(page: Page) {
    return new GoogleAccount(page, this.name);
  }

  /** Signs in from the landing page and waits for the workspace. */
  async signIn() {
    await this.begin();
    await this.continue();
    await expect(this.page).toHaveURL(/\/home\/projects$/);
    await expect(this.page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  }

  /** Goes from the landing page to the provider. */
  async begin() {
    await this.page.goto("/welcome");
    await this.page.getByRole("button", { name: "Sign In With Google" }).click();
    await expect(this.page.getByLabel("Account", { exact: true })).toBeVisible();
  }

  async continue() {
    await this.page.getByLabel("Account", { exact: true }).fill(this.name);
    await this.page.getByRole("button", { name: "Continue" }).click();
  }

  async cancel() {
    await this.page.getByRole("button", { name: "Cancel" }).click();
  }
}
