import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

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
    // Once: a page of an earlier workspace that is still open would be signed out in between.
    if (path === "/home/clients") await workspace.begin("full");
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
  // No page is open: its calls would wait behind the thousand rows.
  await new Workspace(page).begin("blank");
  const client = await addClientOf(page, 1_000);
  // The page's own search, with all rows at once, as after many presses of "Load more".
  await page.route("**/api/client-contacts/search", (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), take: 1_000 } }),
  );
  await page.goto(`/home/clients/${client}`);
  await expectFarRowsSkipped(page.getByRole("region", { name: "Contacts" }).getByRole("article"), 1_000);
});

test("of many pinned projects only those near the visible part are rendered, and all can be scrolled to", async ({
  page,
}) => {
  await new Workspace(page).start("blank", "/home/clients");
  const send = await sending(page);
  const addPinned = async (name: string) => {
    const project = await send("POST", "projects", { name });
    const { id } = (await project.json()) as { id: string };
    await send("PATCH", `projects/${id}`, { pinned: true });
  };
  const names = Array.from({ length: 240 }, (_, at) => `Project ${at + 1}`);
  for (let at = 0; at < names.length; at += 20) await Promise.all(names.slice(at, at + 20).map(addPinned));
  await page.reload();
  await expectFarRowsSkipped(page.getByRole("region", { name: "Pinned" }).getByRole("listitem"), 240);
});

/** Expects all rows in the page, at most 120 of them rendered, and that the last row is rendered after scrolling to it. */
async function expectFarRowsSkipped(rows: Locator, count: number) {
  await expect(rows).toHaveCount(count);
  const renderedRows = () =>
    rows.evaluateAll((all) => all.map((row) => row.checkVisibility({ contentVisibilityAuto: true })));
  await expect.poll(async () => (await renderedRows()).filter(Boolean).length).toBeLessThan(120);
  expect((await renderedRows())[0]).toBe(true);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await renderedRows()).at(-1)).toBe(true);
  expect((await renderedRows())[0]).toBe(false);
}

/** Creates a client with this many contacts in the page's workspace. Returns the client's id. */
async function addClientOf(page: Page, people: number): Promise<string> {
  const send = await sending(page);
  const client = await send("POST", "clients", { name: "Fjellgate Cycles" });
  const { id } = (await client.json()) as { id: string };
  const names = Array.from({ length: people }, (_, at) => `Person ${at + 1}`);
  await send(
    "POST",
    "client-contacts/create-many",
    names.map((name) => ({ name, role: "Mechanic", companyId: id })),
  );
  return id;
}

/** Returns a function that calls the API as the page's workspace. */
async function sending(page: Page) {
  const refreshed = await page.request.get("/api/auth/refresh");
  const { data } = (await refreshed.json()) as { data: { accessToken: string } };
  const headers = { authorization: `Bearer ${data.accessToken}` };
  return async (method: "POST" | "PATCH", path: string, body: unknown) => {
    const answer = await page.request.fetch(`/api/${path}`, { method, headers, data: body });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return answer;
  };
}
