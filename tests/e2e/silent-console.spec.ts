import type { Page } from "@playwright/test";
import { expect, test } from "../setup/test";
import { Account } from "./pages/account";
import { addressesOf, type SampleIds } from "./pages/addresses";
import { expectKept } from "./pages/kept-copy";
import { Workspace } from "./pages/workspace";

// Every page is opened once in each state. This takes minutes on a slow machine.
const TIMEOUT_MS = 600_000;

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

/** Opens each address, and returns what the console showed there and what its scripts threw. */
async function visitAll(page: Page, addresses: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  let address = "";
  const report = (problem: string) => void problems.push(`${address}: ${problem}`);
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
