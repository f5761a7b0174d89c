import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { expect, test } from "../../setup/test";

/** Requests that another site can make unnoticed: calls, images and frames, with cookies where browsers send them. */
const silently = (address: string) => `
  const calls = ["demo", "demo/blank", "auth/logout", "auth/refresh", "auth/keep", "auth/recover", "demo/reset"];
  const send = (call, more) => fetch("${address}/api/" + call, { mode: "no-cors", credentials: "include", ...more });
  const load = (element, src) => new Promise((done) => {
    element.onload = element.onerror = done;
    document.body.append(Object.assign(element, { src }));
  });
  Promise.allSettled(calls.flatMap((call) => [
    send(call),
    send(call, { referrerPolicy: "no-referrer" }),
    send(call, { method: "POST", body: JSON.stringify({ code: "x" }), headers: { "content-type": "text/plain" } }),
    load(Object.assign(new Image(), { referrerPolicy: "no-referrer" }), "${address}/api/" + call),
    send(call, { method: "POST", body: new URLSearchParams({ a: "1" }) }),
    load(new Image(), "${address}/api/" + call),
    load(document.createElement("iframe"), "${address}/api/" + call),
  ])).then(() => (document.title = "tried"));`;

const evilPage = (address: string) => `<!doctype html>
  <a href="${address}/api/demo">Link</a>
  <a href="${address}/api/demo/blank" rel="noreferrer">Quiet link</a>
  <a href="${address}/api/auth/google">Sign in</a>
  <form action="${address}/api/demo"><button>Get</button></form>
  <form action="${address}/api/demo" method="post"><button>Post</button></form>
  <form action="${address}/api/auth/logout"><button>Sign out</button></form>
  <script>${silently(address)}</script>`;

test("over plain http another site cannot start a demo, sign the visitor out or change the session", async ({
  baseURL,
  launchOptions,
}) => {
  const { port } = new URL(baseURL ?? "");
  const address = `http://pennant.test:${port}`;
  const evil = http.createServer((_, answer) =>
    answer.setHeader("content-type", "text/html").end(evilPage(address)),
  );
  evil.listen(0, "127.0.0.1");
  await once(evil, "listening");
  // Hosts other than localhost: over http browsers do not send Sec-Fetch-Site to them.
  const rules = "--host-resolver-rules=MAP *.test 127.0.0.1";
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/welcome`);
    const started = await page.evaluate(async () => {
      const answer = await fetch("/api/demo", { headers: { "time-zone": "UTC" } });
      return answer.status;
    });
    expect(started).toBe(200);
    const session = async () =>
      (await page.context().cookies(address)).find(({ name }) => /session/.test(name));
    const readSession = () => page.evaluate(async () => (await fetch("/api/auth/session")).text());
    const [before, began] = [await session(), await readSession()];
    expect(before).toBeDefined();
    expect(began).toContain('"isDemo":true');

    const evilPort = (evil.address() as AddressInfo).port;
    const evilAddress = `http://evil.test:${evilPort}/`;
    // Cookies do not distinguish ports.
    const otherPort = `http://pennant.test:${evilPort}/`;
    const requests: Promise<Record<string, string>>[] = [];
    page.on("request", (request) => {
      // A request that is under way when the page closes has none.
      if (request.url().startsWith(address)) requests.push(request.allHeaders().catch(() => ({})));
    });
    for (const attacker of [otherPort, evilAddress]) {
      await page.goto(attacker);
      await expect(page).toHaveTitle("tried");
      expect((await session())?.value, attacker).toBe(before?.value);
    }
    for (const [role, name] of [
      ["link", "Link"],
      ["link", "Quiet link"],
      ["link", "Sign in"],
      ["button", "Get"],
      ["button", "Post"],
      ["button", "Sign out"],
    ] as const) {
      await page.goto(evilAddress);
      const answer = page.waitForResponse(
        (response) =>
          response.url().startsWith(address) &&
          response.request().isNavigationRequest() &&
          !response.frame().parentFrame(),
      );
      await page.getByRole(role, { name, exact: true }).click();
      expect([401, 403, 405], name).toContain((await answer).status());
    }
    for (const headers of await Promise.all(requests)) expect(headers).not.toHaveProperty("sec-fetch-site");
    expect(await session()).toEqual(before);

    await page.goto(`${address}/docs/api`);
    expect(await readSession()).toEqual(began);
    // Signing in begins with a link on our own page, which is accepted.
    await page.goto(`${address}/welcome`);
    const signIn = page.waitForResponse(/api\/auth\/google/);
    await page.evaluate((to) => window.location.assign(to), `${address}/api/auth/google`);
    expect((await signIn).status()).toBe(302);
  } finally {
    await browser.close();
    evil.close();
  }
});
