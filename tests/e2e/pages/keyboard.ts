import { expect, type Locator, type Page } from "@playwright/test";

/** Somebody who has a keyboard and no pointer. Wherever Tab takes them they must see where they are. */
export class Keyboard {
  readonly focused: Locator;

  constructor(readonly page: Page) {
    this.focused = page.locator(":focus");
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Goes on by one key until something is focused, which has to be there by then. */
  async reach(goal: Locator, key = "Tab") {
    await expect(goal).toBeVisible();
    const element = await goal.elementHandle();
    const isThere = () => this.page.evaluate((wanted) => document.activeElement === wanted, element);
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      if (await isThere()) return;
      await this.press(key);
      await this.expectSeen();
    }
    throw new Error(`${MOST_PRESSES} times ${key} do not lead to ${String(goal)}`);
  }

  /** The next stops of Tab are called so, in this order. */
  async expectStops(...names: string[]) {
    for (const name of names) {
      await this.press("Tab");
      await this.expectOn(name);
      await this.expectSeen();
    }
  }

  async expectOn(name: string) {
    await expect(this.focused).toHaveAccessibleName(name);
  }

  /** Types into the fields that are called so, the first of which is focused, and the next ones one Tab after another. */
  async fill(fields: Record<string, string>) {
    for (const [place, [name, text]] of Object.entries(fields).entries()) {
      if (place > 0) await this.press("Tab");
      await this.expectOn(name);
      await this.page.keyboard.type(text);
    }
  }

  /** Opens the picker that is focused, and takes what a search for it finds first. */
  async pick(option: string) {
    await this.press("Enter");
    await expect(this.focused).toHaveAccessibleName(/^Search /);
    await this.page.keyboard.type(option);
    const found = this.page.getByRole("option", { name: option });
    await expect(found.and(this.page.locator("[data-highlighted]"))).toBeVisible();
    await this.press("Enter");
    await expect(this.focused).toHaveText(new RegExp(option));
  }

  /** Opens the menu that is focused, and chooses from it. */
  async choose(item: string) {
    await this.press("Enter");
    await this.reach(this.page.getByRole("menuitem", { name: item, exact: true }), "ArrowDown");
    await this.press("Enter");
  }

  /** What is focused has to show it: itself, or as the row or the label that it fills. */
  private async expectSeen() {
    const unseen = await this.page.evaluate(() => {
      const isMarked = (element: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
        return isOutlined || element.matches("[data-highlighted]");
      };
      const { activeElement: focused, body } = document;
      let at = focused;
      while (at && at !== body && !isMarked(at)) at = at.parentElement;
      return focused !== body && at === body ? focused?.outerHTML.slice(0, 200) : null;
    });
    expect(unseen, "this is focused and does not show it").toBeNull();
  }
}

const MOST_PRESSES = 40;
