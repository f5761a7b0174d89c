import { randomUUID } from "node:crypto";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import pg from "pg";
import { runningDatabase } from "../../../scripts/embedded-database.mjs";
import { hashRecoveryToken, newRecoveryToken } from "../../../scripts/lib/recovery-link.mjs";
import { Settings } from "./workspace";

/** A person with an account that signs in with a passphrase, and the settings of signing in. */
export class Account {
  readonly email = `${randomUUID()}@people.example`;
  readonly passphrase = "four plain words together";

  constructor(readonly page: Page) {}

  /** Creates the account through the API and opens its workspace; the landing page has its own journeys. */
  async start(content: "blank" | "sample" = "blank") {
    const { timezoneId } = test.info().project.use;
    const { email, passphrase } = this;
    const created = await this.page.request.post("/api/auth/account", {
      headers: { "time-zone": timezoneId ?? "UTC" },
      data: { email, passphrase, name: "Ida Brekke", content },
    });
    expect(created.ok()).toBe(true);
    await this.page.goto("/home/projects");
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** Signs in to the account in another browser. */
  async signIn(page: Page) {
    const { email, passphrase } = this;
    // Leaves the page first. Signing in replaces its session, and its pending calls would fail with 401.
    await page.goto("about:blank");
    // The server may close an idle connection at the moment when it is used again.
    const options = { data: { email, passphrase }, maxRetries: 1 };
    const opened = await page.request.post("/api/auth/passphrase", options);
    expect(opened.ok()).toBe(true);
    await page.goto("/home/projects");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  async openSecurity() {
    await new Settings(this.page).open("Sign-in and security");
    await expect(this.section("Email and passphrase")).toBeVisible();
  }

  section(title: string) {
    return this.page.getByRole("region", { name: title, exact: true });
  }

  /** A dialog above the settings. */
  dialog(title: string) {
    return this.page.getByRole("dialog", { name: title, exact: true });
  }

  /** Fills in the "Keep this workspace" dialog. */
  async fillIn(way: "Passkey" | "Passphrase") {
    const dialog = this.dialog("Keep this workspace");
    await dialog.getByLabel("Your name").fill("Ida Brekke");
    await dialog.getByRole("textbox", { name: "Email" }).fill(this.email);
    await dialog.getByRole("radio", { name: new RegExp(`^${way}`) }).check();
    if (way === "Passphrase") await dialog.getByRole("textbox", { name: "Passphrase" }).fill(this.passphrase);
    await dialog.getByRole("button", { name: "Keep Workspace" }).click();
  }

  /** Reads the recovery codes, and closes their dialog. */
  async saveCodes() {
    const dialog = this.dialog("Save your recovery codes");
    const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    const texts = await codes.allTextContents();
    await dialog.getByRole("button", { name: "I have saved them" }).click();
    await expect(dialog).toBeHidden();
    return texts;
  }

  /** Makes the proof of identity of every session as old as if five minutes had passed. */
  async ageProof() {
    await this.query(
      `UPDATE "Session" SET "provenAt" = now() - interval '301 seconds'
       WHERE "userId" = (SELECT "id" FROM "User" WHERE "signInEmail" = $1)`,
    );
  }

  /** Makes the token of a link that confirms the email address, which the server would send by email. */
  async newConfirmationToken(): Promise<string> {
    const token = newRecoveryToken();
    await this.query(
      `INSERT INTO "EmailConfirmation" ("userId", "hash", "email", "expiresAt")
       SELECT "id", $2, "signInEmail", now() + interval '1 hour' FROM "User" WHERE "signInEmail" = $1`,
      hashRecoveryToken(token),
    );
    return token;
  }

  /** Changes rows of the account in the database of the tests' server. `$1` is its email address. */
  private async query(statement: string, ...values: string[]) {
    const url = runningDatabase(path.join(process.env.E2E_FOLDER ?? "", "data"));
    const database = new pg.Client({ connectionString: url ?? undefined });
    await database.connect();
    const { rowCount } = await database.query(statement, [this.email, ...values]);
    await database.end();
    expect(rowCount).toBeGreaterThan(0);
  }
}
