import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import pg from "pg";
import { runningDatabase } from "../../../scripts/embedded-database.mjs";

/** A person's authenticator app, and the dialogs of Pennant that ask for its code. */
export class AuthenticatorApp {
  private secret = "";

  constructor(
    readonly page: Page,
    readonly email: string,
  ) {}

  /** Reads the key in the dialog of the set-up. */
  async readKey() {
    const dialog = this.page.getByRole("dialog", { name: "Set up an authenticator app", exact: true });
    this.secret = (await dialog.getByRole("definition").innerText()).replaceAll(" ", "");
    expect(this.secret).toMatch(/^[A-Z2-7]{32}$/);
    return this.secret;
  }

  /** Returns the code that the app shows now. */
  code(): string {
    return new TOTP({ secret: this.secret }).generate();
  }

  /** Returns a code that the app shows neither now nor soon. */
  wrongCode(): string {
    const shown = [-2, -1, 0, 1, 2, 3].map((step) =>
      new TOTP({ secret: this.secret }).generate({ timestamp: Date.now() + step * 30_000 }),
    );
    return ["000000", "111111", "222222", "333333", "444444", "555555", "666666"].find(
      (code) => !shown.includes(code),
    )!;
  }

  /** Lets the next code be accepted, as if the one before were from long ago. */
  async letTimePass() {
    const url = runningDatabase(path.join(process.env.E2E_FOLDER ?? "", "data"));
    const database = new pg.Client({ connectionString: url ?? undefined });
    await database.connect();
    const { rowCount } = await database.query(
      `UPDATE "AuthenticatorApp" SET "lastStep" = 0
       WHERE "userId" = (SELECT "id" FROM "User" WHERE "signInEmail" = $1)`,
      [this.email],
    );
    await database.end();
    expect(rowCount).toBe(1);
  }

  /** The second step of a sign-in. */
  get secondStep() {
    return this.page.getByRole("dialog", { name: "Enter your code", exact: true });
  }

  async enter(code: string) {
    await this.secondStep.getByRole("textbox").fill(code);
    await this.page.keyboard.press("Enter");
  }
}
