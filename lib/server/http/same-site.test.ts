import { expect, it, vi } from "vitest";
import { rejectCrossSite, requireOwnScript } from "./same-site";

vi.mock("@/lib/server/env", () => ({ env: () => ({ AUTH_URL: "http://pennant.example" }) }));

const page = { accept: "text/html,*/*;q=0.8" };
const ours = "http://pennant.lan:3000/welcome";

it.each([
  ["our page, where browsers say so", { "sec-fetch-site": "same-origin" }, true],
  ["an address that was typed or opened by a mail program", { ...page, "sec-fetch-site": "none" }, false],
  ["a program with our header", { "sec-fetch-site": "none", "time-zone": "UTC" }, true],
  ["another site", { "sec-fetch-site": "cross-site" }, false],
  ["another host of the same site", { "sec-fetch-site": "same-site", "time-zone": "UTC" }, false],
  ["our page over plain http", { referer: ours, accept: "*/*" }, true],
  ["a link of our page over plain http", { referer: ours, ...page }, true],
  ["our page by the public address", { referer: "http://pennant.example/welcome", ...page }, true],
  ["our page without a referrer", { "time-zone": "UTC", accept: "*/*" }, true],
  ["a program", { accept: "*/*" }, true],
  ["a link of another site over plain http", { referer: "http://evil.example/", ...page }, false],
  [
    "a picture of another site over plain http",
    { referer: "http://evil.example/", accept: "image/*" },
    false,
  ],
  ["a link without a referrer", page, false],
  ["a form of another site over plain http", { origin: "http://evil.example", ...page }, false],
  ["a script of another site that hides its referrer", { origin: "null", accept: "*/*" }, false],
  ["a form of our page over plain http", { origin: "http://pennant.lan:3000", ...page }, true],
  ["a referrer that is not a URL", { referer: "pennant.lan:3000", ...page }, false],
])("%s", (_, headers: Record<string, string>, isAccepted) => {
  const request = new Request("http://pennant.lan:3000/api/demo", {
    headers: { host: "pennant.lan:3000", ...headers },
  });
  if (isAccepted) rejectCrossSite(request);
  else expect(() => rejectCrossSite(request)).toThrow("Cross-site request refused.");
});

const cookie = "a=b; pennant.session=secret";

it.each([
  ["a script of our page", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty", cookie }, true],
  ["a script of our page that names no destination", { "sec-fetch-site": "same-origin", cookie }, true],
  ["a link of our page", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" }, false],
  ["a picture in our page", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" }, false],
  ["a script of our page over plain http", { "time-zone": "UTC", cookie }, true],
  ["a picture in our page over plain http", { referer: ours, accept: "image/*", cookie }, false],
  ["a picture of another port that hides its referrer", { accept: "image/*", cookie }, false],
  ["a link in an email", { ...page, "sec-fetch-site": "none", cookie }, false],
  ["a link in an email, without a session", { ...page, "sec-fetch-site": "none" }, false],
  ["another site", { "sec-fetch-site": "cross-site" }, false],
  ["a program without a session", { accept: "*/*", "sec-fetch-mode": "cors" }, true],
  ["a program with a session and a bearer token", { authorization: "Bearer token", cookie }, true],
  ["a program with a session", { accept: "*/*", cookie }, false],
  ["a program with the cookie of an https server", { cookie: "__Host-pennant.session=secret" }, false],
])(
  "a session is replaced or ended only by a script: %s",
  (_, headers: Record<string, string>, isAccepted) => {
    const request = new Request("http://pennant.lan:3000/api/demo", {
      headers: { host: "pennant.lan:3000", ...headers },
    });
    if (isAccepted) requireOwnScript(request);
    else expect(() => requireOwnScript(request)).toThrow("Cross-site request refused.");
  },
);
