import { expect, type Locator, type Page } from "@playwright/test";

/** A user with a keyboard and no pointer. Every focused element must show its focus. */
export class Keyboard {
  readonly focused: Locator;

  constructor(readonly page: Page) {
    this.focused = page.locator(":focus");
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Presses a key until an element, which must be visible already, has the focus. */
  async reach(goal: Locator, key = "Tab") {
    await expect(goal).toBeVisible();
    const stops: string[] = [];
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      if ((await goal.and(this.focused).count()) > 0) return;
      await this.press(key);
      await this.expectSeen();
      stops.push(await this.page.evaluate(nameOfFocused));
    }
    throw new Error(`${MOST_PRESSES} times ${key} lead to ${stops.join(", ")}, not to ${String(goal)}`);
  }

  /** Expects the next stops of Tab to have these names, in this order. */
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

  /** Types into the fields with these names. The first has the focus; each next one is one Tab further. */
  async fill(fields: Record<string, string>) {
    for (const [place, [name, text]] of Object.entries(fields).entries()) {
      if (place > 0) await this.press("Tab");
      await this.expectOn(name);
      await this.page.keyboard.type(text);
    }
  }

  /** Opens the focused picker, searches and picks the first result. */
  async pick(option: string) {
    await this.press("Enter");
    await expect(this.focused).toHaveAccessibleName(/^Search /);
    await this.page.keyboard.type(option);
    const found = this.page.getByRole("option", { name: option });
    await expect(found.and(this.page.locator("[data-highlighted]"))).toBeVisible();
    await this.press("Enter");
    await expect(this.focused).toHaveText(new RegExp(option));
  }

  /** Opens the focused menu and chooses an item. */
  async choose(item: string) {
    await this.press("Enter");
    await this.reach(this.page.getByRole("menuitem", { name: item, exact: true }), "ArrowDown");
    await this.press("Enter");
  }

  /** The focused element, or the row or label that it fills, must show the focus. */
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
    expect(unseen, "a focused element without a visible focus").toBeNull();
  }
}

const MOST_PRESSES = 60;

const nameOfFocused = () => {
  const focused = document.activeElement;
  return (focused?.getAttribute("aria-label") ?? focused?.textContent ?? "").trim().slice(0, 30);
};
