import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The page of a document that its client opens, without an account. */
export class ClientPage {
  constructor(readonly page: Page) {}

  async open(url: string) {
    return this.page.goto(new URL(url).pathname);
  }

  async expectTitle(title: string) {
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  async accept(name: string) {
    await this.page.getByLabel("Your name").first().fill(name);
    await this.page.getByRole("button", { name: "Accept" }).click();
  }

  async decline(name: string, reason: string) {
    await this.page.getByText("Decline this quotation").click();
    await this.page.locator("#decline-name").fill(name);
    await this.page.getByLabel("Reason").fill(reason);
    await this.page.getByRole("button", { name: "Decline" }).click();
  }

  /** Returns the width by which the page is wider than the screen. */
  overflow() {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }

  /** Returns the size of a text's letters, and the width of each of its lines. */
  look(text: Locator) {
    return text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const widths = [...range.getClientRects()].map(({ width }) => width);
      return { fontSize: Number.parseFloat(getComputedStyle(element).fontSize), widths };
    });
  }

  /** Returns the violated accessibility rules. Not inserted as a script, which the page's policy would refuse. */
  async faults() {
    await this.page.evaluate(axeSource);
    return this.page.evaluate(async () => {
      const { axe: there } = window as unknown as { axe: typeof axe };
      const { violations } = await there.run({ resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    });
  }
}

/** Opens a browser of the client, who has no account. */
export async function clientBrowser(browser: Browser, baseURL: string | undefined, options: object = {}) {
  const context = await browser.newContext({ baseURL, storageState: undefined, ...options });
  return new ClientPage(await context.newPage());
}
