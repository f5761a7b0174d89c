import {
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
} from "@playwright/test";

export { expect } from "@playwright/test";

/**
 * The `test` of every journey. A journey fails when the browser's console shows a warning or an error, or when a script
 * throws, unless it matches a pattern passed to `allowConsole`. The server's log is checked once, after the last journey:
 * see server-log.ts.
 */
export const test = base.extend<
  { allowConsole: (pattern: RegExp) => void; failOnConsole: undefined },
  { browser: Browser }
>({
  // Chromium crashed once in a few thousand starts here, before any page was open. It is then started again.
  browser: [
    async ({ playwright, browserName }, provide) => {
      const launch = () => playwright[browserName].launch();
      const browser = await launch().catch(launch);
      await provide(browser);
      await browser.close({ reason: "Test ended." });
    },
    { scope: "worker", timeout: 0 },
  ],

  // A page is shown before it can be used. Presses wait for that by themselves; keys do not.
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitUntilUsable(page);
    await provide(page);
  },

  allowConsole: async ({}, provide, testInfo) => {
    const allowed: RegExp[] = [];
    Object.assign(testInfo, { allowed });
    await provide((pattern) => allowed.push(pattern));
  },

  failOnConsole: [
    async ({ context, allowConsole: _ }, provide, testInfo) => {
      const { allowed } = testInfo as unknown as { allowed: RegExp[] };
      const problems: string[] = [];
      const report = (problem: string) => {
        if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
      };
      context.on("console", (message) => {
        if (isProblem(message)) report(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      const pending = pendingRequests(context);
      context.on("weberror", (event) => report(`thrown: ${event.error().stack ?? event.error().message}`));

      await provide(undefined);

      if (testInfo.status !== testInfo.expectedStatus) for (const request of pending()) report(request);
      if (problems.length > 0) throw new Error(`The browser reported problems:\n${problems.join("\n")}`);
    },
    { auto: true },
  ],
});

function waitUntilUsable(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isUsable = () => page.locator("#main[inert]").waitFor({ state: "detached" });
  page.goto = async (...parameters) => {
    const response = await goto(...parameters);
    await isUsable();
    return response;
  };
  page.reload = async (...parameters) => {
    const response = await reload(...parameters);
    await isUsable();
    return response;
  };
}

const PENDING_AFTER_S = 5;

/** Returns a function that lists the requests that have waited for their whole response for 5 seconds or longer. */
function pendingRequests(context: BrowserContext) {
  const sentAt = new Map<Request, number>();
  context.on("request", (request) => sentAt.set(request, performance.now()));
  for (const event of ["requestfinished", "requestfailed"] as const)
    context.on(event as "requestfinished", (request) => sentAt.delete(request));
  return () =>
    [...sentAt].flatMap(([request, at]) => {
      const seconds = Math.round((performance.now() - at) / 1000);
      if (seconds < PENDING_AFTER_S) return [];
      return [`no response after ${seconds} s: ${request.method()} ${request.url()}`];
    });
}

function isProblem(message: ConsoleMessage) {
  // See `serviceWorkers` in playwright.config.ts.
  if (message.text().startsWith("Service Worker registration blocked by Playwright")) return false;
  // Next loads the styles of a page whose link is hovered. On a slow machine they are on a page for longer than Chrome expects.
  if (/\.css was preloaded using link preload but not used/.test(message.text())) return false;
  return message.type() === "error" || message.type() === "warning";
}
