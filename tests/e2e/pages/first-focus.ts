import { expect, type Locator, test } from "@playwright/test";

/** Expects the first field of a dialog to have the focus. On touch screens, where it would open the keyboard, the dialog has it. */
export async function expectFirstFocus(dialog: Locator, field: Locator) {
  if (test.info().project.use.hasTouch) {
    await expect(dialog).toBeFocused();
    await field.focus();
  } else {
    await expect(field).toBeFocused();
  }
}
