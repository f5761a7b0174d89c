import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

// A browser without stored data.
test.use({ storageState: { cookies: [], origins: [] } });

test("each page shows its tour once beside the page, and again from the menu @phone", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const welcome = page.getByRole("dialog", { name: "Welcome" });
  const heading = welcome.getByRole("heading", { level: 2 });
  const next = welcome.getByRole("button", { name: "Next" });
  await expect(heading).toHaveText("All your clients in one place");

  // The cards are not over the page: the first press is answered, and nothing takes the focus.
  await expect(page.locator(":focus")).toHaveCount(0);
  // The page gives way to the cards when they are there.
  const overlap = () =>
    welcome.evaluate((cards) => {
      const page = document.querySelector("main")?.getBoundingClientRect().bottom ?? Infinity;
      return page - cards.getBoundingClientRect().top;
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  await page.getByRole("article").first().getByRole("link").last().click();
  await expect(page).toHaveURL(/projects\/[0-9a-f-]{36}$/);
  await expect(heading).toHaveText("A whole project on one page");
  await page.goBack();
  await expect(heading).toHaveText("All your clients in one place");

  await next.focus();
  await page.keyboard.press("ArrowRight");
  await expect(heading).toHaveText("What is next and what is overdue");
  await page.keyboard.press("ArrowLeft");
  await expect(heading).toHaveText("All your clients in one place");
  await expect(welcome.getByRole("button", { name: "Back" })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Add from any page");
  await next.click();
  await expect(heading).toHaveText("From quotation to receipt");
  await welcome.getByRole("button", { name: "Got It" }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeFocused();

  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(15);
  await expect(welcome).toBeHidden();

  await page.goto("/home/partners");
  await expect(heading).toHaveText("The people you work with");
  await page.keyboard.press("Escape");
  await expect(welcome).toBeHidden();
  await workspace.choose("View Welcome Message");
  await expect(heading).toHaveText("The people you work with");
  await expect(welcome.getByRole("button", { name: "Got It" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(welcome).toBeHidden();

  // As the first press on a page.
  await page.goto("/home/files");
  await welcome.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("heading", { name: "Files", level: 1 })).toBeFocused();
});

test("the cards are a strip of 96 px, and a quarter of the page at most below 1024", async ({ page }) => {
  await new Workspace(page).begin("blank");
  await page.goto("/home/projects");
  const welcome = page.getByRole("dialog", { name: "Welcome" });
  for (let card = 1; card < 4; card++) await welcome.getByRole("button", { name: "Next" }).click();
  for (const width of [320, 390, 768, 1023, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => (await welcome.boundingBox())?.height, `${width} px`)
      .toBeLessThanOrEqual(width < 1024 ? 200 : 96);
  }
});

test("each card fills the strip, also after the window changed its width", async ({ page }) => {
  await new Workspace(page).begin("blank");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/home/projects");
  const welcome = page.getByRole("dialog", { name: "Welcome" });
  const strip = welcome.getByRole("group", { name: "Cards" });
  const place = () => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  const width = () => strip.evaluate(({ clientWidth }) => clientWidth);
  const next = welcome.getByRole("button", { name: "Next" });
  const first = await width();
  for (let card = 1; card < 4; card++) {
    await next.click();
    await expect.poll(place, `card ${card + 1}`).toBeCloseTo(card, 2);
    expect(await width()).toBe(first);
  }
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(width).toBeLessThan(first);
  await expect.poll(place).toBeCloseTo(3, 2);
});

test("swiping moves between the cards @phone", async ({ page, hasTouch }) => {
  await new Workspace(page).begin("blank");
  await page.goto("/home/projects");
  const welcome = page.getByRole("dialog", { name: "Welcome" });
  const heading = welcome.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("All your clients in one place");
  const cards = await welcome.getByRole("group", { name: "Cards" }).boundingBox();
  if (!cards) throw new Error("The cards are not in sight");
  const y = cards.y + cards.height / 2;
  const at = (part: number) => cards.x + cards.width * part;
  if (hasTouch) {
    const browser = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...parts: number[]) =>
      browser.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: parts.map((part) => ({ x: at(part), y })),
      });
    await touch("touchStart", 0.85);
    for (const part of [0.75, 0.6, 0.45, 0.3, 0.15]) await touch("touchMove", part);
    await touch("touchEnd");
  } else {
    await page.mouse.move(at(0.5), y);
    await page.mouse.wheel(cards.width * 0.6, 0);
  }
  await expect(heading).toHaveText("What is next and what is overdue");
});
