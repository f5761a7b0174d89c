import type { Page } from "@playwright/test";
import { expect, test } from "../setup/test";
import { Workspace } from "./pages/workspace";

const code = /\/_next\/static\/chunks\/[^?]+\.js/;

test("requests the session once, while the code is still loading", async ({ page }) => {
  await new Workspace(page).begin("full");
  const answered = page.waitForResponse("**/api/auth/refresh");
  await page.route(code, async (route) => {
    await answered;
    await route.continue();
  });
  let requests = 0;
  page.on("request", (request) => (requests += request.url().endsWith("/auth/refresh") ? 1 : 0));
  await page.goto("/home/projects");
  await expect(page.getByRole("article")).toHaveCount(15);
  expect(requests).toBe(1);
});

test("prefetches a section when its link is hovered or focused, not before", async ({ page }) => {
  await new Workspace(page).start("full");
  await expect(page.getByRole("article")).toHaveCount(15);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  for (const [section, reach] of [
    ["Clients", "hover"],
    ["Partners", "focus"],
  ] as const) {
    const isRequested = () => requests.some((url) => url.includes(`/home/${section.toLowerCase()}?_rsc=`));
    expect(isRequested()).toBe(false);
    const fetched = page.waitForResponse((response) => isRequested() && code.test(response.url()));
    await page.getByRole("link", { name: section, exact: true })[reach]();
    await fetched;
  }
  await expect(page).toHaveURL("/home/projects");
});

test("text in one script loads one subset of the font", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/welcome");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(1);
  const { length } = await (await page.request.get(fonts[0] ?? "")).body();
  expect(length).toBeLessThan(64 * 1024);
});

test("pictures have their size before they are loaded", async ({ page }) => {
  const workspace = new Workspace(page);
  const images = page.locator("main img:visible");
  const sizes = () =>
    images.evaluateAll((all) =>
      all.map((image) => image.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  for (const path of ["/welcome", "/home/clients", "/home/files"]) {
    if (path !== "/welcome") await workspace.begin("full");
    let deliver = () => {};
    const isMeasured = new Promise<void>((resolve) => (deliver = resolve));
    await page.route("**", async (route) => {
      if (route.request().resourceType() === "image") await isMeasured;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(images.nth(2)).toBeAttached();
    const before = await sizes();
    expect(before.flat(), path).not.toContain(0);
    deliver();
    await expect(images.first()).not.toHaveJSProperty("naturalWidth", 0);
    await page.waitForLoadState("load");
    expect((await sizes()).slice(0, before.length), path).toEqual(before);
    await page.unroute("**");
  }
});

test("of a thousand rows only those near the viewport are rendered, and all can be scrolled to", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("blank", "/home/clients");
  const client = await addClientOf(page, 1_000);
  // The page's own search, with all rows at once, as after many presses of "Load more".
  await page.route("**/api/client-contacts/search", (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), take: 1_000 } }),
  );
  await page.goto(`/home/clients/${client}`);
  const rows = page.getByRole("region", { name: "Contacts" }).getByRole("article");
  await expect(rows).toHaveCount(1_000);
  const renderedRows = () =>
    rows.evaluateAll((all) => all.map((row) => row.checkVisibility({ contentVisibilityAuto: true })));
  await expect.poll(async () => (await renderedRows()).filter(Boolean).length).toBeLessThan(120);
  expect((await renderedRows())[0]).toBe(true);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await renderedRows()).at(-1)).toBe(true);
  expect((await renderedRows())[0]).toBe(false);
});

/** Creates a client with this many contacts in the page's workspace. Returns the client's id. */
async function addClientOf(page: Page, people: number): Promise<string> {
  const refreshed = await page.request.get("/api/auth/refresh");
  const { data } = (await refreshed.json()) as { data: { accessToken: string } };
  const post = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${data.accessToken}` };
    const answer = await page.request.post(`/api/${path}`, { headers, data: body });
    expect(answer.ok(), path).toBe(true);
    return answer;
  };
  const client = await post("clients", { name: "Fjellgate Cycles" });
  const { id } = (await client.json()) as { id: string };
  const names = Array.from({ length: people }, (_, at) => `Person ${at + 1}`);
  await post(
    "client-contacts/create-many",
    names.map((name) => ({ name, role: "Mechanic", companyId: id })),
  );
  return id;
}
