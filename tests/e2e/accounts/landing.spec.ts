import type { Page } from "@playwright/test";
import type { Settings } from "../../../lib/settings/settings";
import { expect, test } from "../../setup/test";
import { addAuthenticator } from "../pages/authenticator";
import { Landing, passphrase } from "../pages/landing";
import { Workspace } from "../pages/workspace";

/** Lets the landing page see other settings than those of the tests' server. */
async function changeSettings(page: Page, { signIn, ...change }: Change) {
  await page.route("**/api/settings", async (route) => {
    const response = await route.fetch();
    const settings = (await response.json()) as Settings;
    const json = { ...settings, ...change, signIn: { ...settings.signIn, ...signIn } };
    await route.fulfill({ response, json });
  });
}

type Change = Partial<Omit<Settings, "signIn">> & { signIn?: Partial<Settings["signIn"]> };

const fill = (one: Element) => getComputedStyle(one).backgroundColor;

const cases: { server: string; change: Change; buttons: string[]; hero: string[]; primary: string }[] = [
  {
    server: "a new one",
    change: { signUp: "first", signIn: { provider: null } },
    buttons: ["Create Your Workspace", "Full Version", "Blank Version"],
    hero: ["Launch Demo", "Create Your Workspace"],
    primary: "Full Version",
  },
  {
    server: "an open one with everything",
    change: { signUp: "open", signIn: { provider: "Authentik" } },
    buttons: [
      "Sign In",
      "Use a Passkey",
      "Sign In With Authentik",
      "Create Your Workspace",
      "Full Version",
      "Blank Version",
    ],
    hero: ["Launch Demo", "Create Your Workspace"],
    primary: "Full Version",
  },
  {
    server: "one with an owner, at an address without passkeys",
    change: { signUp: "closed", signIn: { passkey: false, provider: null } },
    buttons: ["Sign In", "Full Version", "Blank Version"],
    hero: ["Launch Demo"],
    primary: "Full Version",
  },
  {
    server: "one with an owner and without demos",
    change: { signUp: "closed", demos: false, signIn: { provider: null } },
    buttons: ["Sign In", "Use a Passkey"],
    hero: ["Sign In"],
    primary: "Sign In",
  },
];

for (const { server, change, buttons, hero, primary } of cases) {
  test(`shows only what is possible: ${server}`, async ({ page }) => {
    await changeSettings(page, change);
    await page.goto("/welcome");
    await expect(page.locator("[data-can]")).toBeVisible();
    const start = page.locator("#start").getByRole("button");
    await expect(start).toHaveText(buttons);
    const first = page.locator("main section").first();
    await expect(first.getByRole("button").or(first.getByRole("link"))).toHaveText(hero);
    const header = page.getByRole("banner").getByRole("link", { name: "Sign In" });
    await expect(header).toHaveCount(buttons.includes("Sign In") ? 1 : 0);
    // One button of the panel looks like the one that leads the page.
    const lead = await first.getByRole("button").or(first.getByRole("link")).first().evaluate(fill);
    const fills = () => Promise.all(buttons.map((_, index) => start.nth(index).evaluate(fill)));
    await expect
      .poll(async () => (await fills()).map((one, index) => (one === lead ? buttons[index] : null)))
      .toEqual(buttons.map((name) => (name === primary ? name : null)));
  });
}

test("asks before anything replaces an open demo, whichever way is pressed", async ({ page }) => {
  await addAuthenticator(page);
  const landing = new Landing(page);
  await new Workspace(page).begin("full");
  await landing.open();
  await expect(page.getByRole("link", { name: "Continue as Tamsin Oyelaran" })).toHaveCount(2);
  const question = page.getByRole("group", { name: /^Your demo of \d+:\d\d [AP]M is still open/ });
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/api\/(demo|auth\/(passphrase|passkey\/verify|account|google))/.test(request.url()))
      requests.push(request.url());
  });
  const ways = [
    () => landing.signInAs("somebody@people.example", passphrase),
    () => page.getByRole("button", { name: "Sign In With Google" }).click(),
    () => page.getByRole("button", { name: "Create Your Workspace" }).last().click(),
    () => page.getByRole("button", { name: "Full Version" }).click(),
    () => page.getByRole("button", { name: "Blank Version" }).click(),
    () => page.getByRole("button", { name: "Use a Passkey" }).click(),
  ];
  for (const press of ways) {
    await press();
    await expect(question.getByRole("link", { name: "Continue" }).and(page.locator(":focus"))).toBeVisible();
  }
  expect(requests).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(15);
});

test("a passkey that the browser offers while a demo is open asks first", async ({ page }) => {
  const landing = new Landing(page);
  await addAuthenticator(page);
  await landing.open();
  await landing.beginToCreate();
  await landing.create();
  await landing.saveCodes();
  await landing.forget();
  await new Workspace(page).begin("full");
  await landing.open();
  await landing.signIn.getByRole("textbox", { name: "Email" }).scrollIntoViewIfNeeded();
  const question = landing.signIn.getByRole("group", { name: /is still open: continue it, or sign in/ });
  await question.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/home/projects");
  await expect(page.getByText("Add your first one.")).toBeVisible();
});

test("what is typed and pressed before the form's code has loaded is not lost", async ({ page }) => {
  const landing = new Landing(page);
  await landing.createAccount();
  await landing.forget();
  await landing.open();
  await expect(landing.signIn).toBeVisible();
  await page.waitForLoadState("networkidle");
  let deliver = () => {};
  const isPressed = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/chunks\/[^?]+\.js/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await landing.signInAs(landing.email, passphrase);
  await expect(landing.signIn.getByRole("form", { name: "With a passphrase" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  deliver();
  await page.waitForURL("**/home/projects");
});

// On a slow machine a font may arrive after the first paint.
const MOST_SHIFT = 0.02;

test("nothing moves while the landing page loads @phone", async ({ page }) => {
  await page.addInitScript(() => {
    const moves: { value: number; what: (string | undefined)[] }[] = [];
    Object.assign(window, { moves });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moves.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 60)) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const signUp of ["first", "open", "closed"] as const) {
    await changeSettings(page, { signUp });
    await page.goto("/welcome");
    await expect(page.getByRole("link", { name: "Launch Demo" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const moves = await page.evaluate(() => (window as unknown as { moves: { value: number }[] }).moves);
    const sum = moves.reduce((all, { value }) => all + value, 0);
    expect(sum, `${signUp}: ${JSON.stringify(moves)}`).toBeLessThan(MOST_SHIFT);
  }
});

test.describe("before its code has loaded @phone", () => {
  test("the landing page shows its picture, and then requests its code", async ({ page }) => {
    const order: string[] = [];
    page.on("request", (request) => isScript(request.url()) && order.push("code"));
    page.on(
      "requestfinished",
      (request) => request.url().includes("/welcome/projects-") && order.push("picture"),
    );
    await page.goto("/welcome");
    await expect(page.getByRole("button", { name: "Full Version" })).toBeVisible();
    expect(order[0]).toBe("picture");
    expect(order.filter((what) => what === "code").length).toBeGreaterThan(3);
  });

  test("a press requests the code at once, and has its effect when it has loaded", async ({ page }) => {
    let show = () => {};
    const allowed = new Promise<void>((resolve) => (show = resolve));
    await page.route("**/welcome/projects-*", async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto("/welcome", { waitUntil: "commit" });
    const toggle = page.getByRole("button", { name: "Switch between light and dark" });
    const theme = () => page.evaluate(() => (document.documentElement.cloneNode() as Element).outerHTML);
    await toggle.waitFor();
    const before = await theme();
    await toggle.click();
    await expect.poll(theme).not.toBe(before);
    show();
  });
});

const isScript = (url: string) => /\/_next\/static\/.*\.js$/.test(url);
