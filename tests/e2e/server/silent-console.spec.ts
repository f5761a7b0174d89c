import type { Page } from "@playwright/test";
import { openBehindProxy } from "../../setup/behind-proxy";
import { expect, test } from "../../setup/test";
import { Account } from "../pages/account";
import { addressesOf, type SampleIds } from "../pages/addresses";
import { expectKept } from "../pages/kept-copy";
import { Workspace } from "../pages/workspace";

// Every page is opened once in each state. This takes minutes on a slow machine.
const TIMEOUT_MS = 600_000;

/** Chrome's own lines about a request without an answer, and about the offline page of the worker. No page can prevent them. */
const NO_ANSWER = [
  /^error: Failed to load resource: net::ERR_/,
  /^error: Failed to load resource: the server responded with a status of 503 \(.*\)$/,
];

test.describe.configure({ timeout: TIMEOUT_MS });

/** Without the page of unknown addresses: Chrome itself writes a line about a response of 404. */
const visitedWith = (ids: SampleIds) => addressesOf(ids).filter((address) => address !== "/home/missing");

test("the console is silent on every page: without a session", async ({ page }) => {
  const anyId = "01a1fb63-0000-7000-8000-000000000000";
  expect(await visitAll(page, visitedWith({ project: anyId, client: anyId, document: anyId }))).toEqual([]);
});

test("the console is silent on every page: in a demo", async ({ page }) => {
  await new Workspace(page).start("full");
  expect(await visitAll(page, visitedWith(await sampleIds(page)))).toEqual([]);
});

test("the console is silent on every page: with an account", async ({ page }) => {
  await new Account(page).start("sample");
  expect(await visitAll(page, visitedWith(await sampleIds(page)))).toEqual([]);
});

test.describe("with an offline copy", () => {
  test.use({ serviceWorkers: "allow" });

  test("the console is silent on every page", async ({ page }) => {
    await new Account(page).start("sample");
    await expectKept(page);
    expect(await visitAll(page, visitedWith(await sampleIds(page)))).toEqual([]);
  });
});

test("the console is silent on every page that is opened offline, or while the server is unreachable", async ({
  browser,
}) => {
  const { page, context, proxy, close } = await openBehindProxy(browser);
  await new Account(page).start("sample");
  // The worker keeps pages of the workspace only.
  const addresses = visitedWith(await sampleIds(page)).filter((address) => address.startsWith("/home/"));
  await expectKept(page);
  // The first visit also keeps the rows.
  expect(await visitAll(page, addresses)).toEqual([]);
  const notKept = ["/home/server", "/home/trash"].map((address) => `${address}: ${NO_COPY}`);

  await context.setOffline(true);
  expect(await visitAll(page, addresses, NO_ANSWER)).toEqual(notKept);
  await context.setOffline(false);
  proxy.set("closed");
  expect(await visitAll(page, addresses, NO_ANSWER)).toEqual(notKept);
  await close();
});

const NO_COPY = "this browser has no copy of it";

/** Opens each address, and returns what the console showed there and what its scripts threw. */
async function visitAll(
  page: Page,
  addresses: readonly string[],
  allowed: readonly RegExp[] = [],
): Promise<string[]> {
  const problems: string[] = [];
  let address = "";
  const report = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(`${address}: ${problem}`);
  };
  const handleConsole = (message: { type(): string; text(): string }) => {
    if (message.text().startsWith("Service Worker registration blocked by Playwright")) return;
    if (/\.css was preloaded using link preload but not used/.test(message.text())) return;
    report(`${message.type()}: ${message.text()}`);
  };
  const handleError = (error: Error) => report(`thrown: ${error.stack ?? error.message}`);
  page.on("console", handleConsole);
  page.on("pageerror", handleError);
  for (address of addresses) {
    await page.goto(address);
    // Until its code runs, the main part of a page is inert: a page whose scripts are refused stays so.
    const isUsable = page.locator("#main[inert]").waitFor({ state: "detached", timeout: 60_000 });
    await isUsable.catch(() => report("its code does not run"));
    await page.locator("h1").or(page.getByRole("alert")).filter({ visible: true }).first().waitFor();
    await page.getByRole("status", { name: "Loading" }).first().waitFor({ state: "detached" });
    if (await page.getByRole("heading", { name: "You're offline" }).isVisible()) report(NO_COPY);
  }
  page.off("console", handleConsole);
  page.off("pageerror", handleError);
  return problems;
}

/** Returns ids of the workspace that is open. */
async function sampleIds(page: Page): Promise<SampleIds> {
  const refreshed = await page.request.get("/api/auth/refresh");
  const { data } = (await refreshed.json()) as { data: { accessToken: string } };
  const first = async (noun: string) => {
    const found = await page.request.post(`/api/${noun}/search`, {
      headers: { authorization: `Bearer ${data.accessToken}` },
      data: { take: 1 },
    });
    const { items } = (await found.json()) as { items: { id: string }[] };
    return items[0]?.id ?? "";
  };
  return {
    project: await first("projects"),
    client: await first("clients"),
    document: await first("sales-documents"),
  };
}
