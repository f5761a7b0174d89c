import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

test("a press on a button counts although the text under the pointer is replaced during it", async ({
  page,
}) => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route("**/api/users", async (route) => {
    await held;
    await route.continue();
  });
  await new Workspace(page).start("blank");
  const button = page.getByRole("button", { name: "Your menu" }).filter({ visible: true });
  const place = await button.boundingBox();
  if (!place) throw new Error("The button of the menu has no place.");
  // Over the placeholder of the name, beside the picture.
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  respond();
  await expect(button).toContainText("New User");
  await page.mouse.up();
  await expect(page.getByRole("menu", { name: "Your menu" })).toBeVisible();
});
