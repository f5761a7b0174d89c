import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { RefusalPace } from "@/lib/server/http/limits/refusal-pace";
import { runForVisitor, tenantQueue } from "@/lib/server/http/limits/tenant-queue";
import { log } from "@/lib/server/log";
import { observations } from "@/lib/server/metrics/observations";
import { ask, call, type Method, routes } from "../support/call";
import { issuedQuotation, newLink } from "../support/documents/document-links";
import { giveBranding } from "../support/documents/logo";
import { publicRoutes } from "../support/public-routes";
import { newTenant, type Tenant } from "../support/tenants";

type Sample = { method: Method; path: string; body?: unknown; type?: string; status: number };

/** Public routes that do no work for a tenant, or only look up and change its session: why they need no queue of it. */
const withoutTenant: Record<string, string> = {
  "[...path]": "returns 404",
  "auth/account": "makes a tenant; limited by address",
  "auth/callback/google": "opens a session",
  "auth/confirm-email": "one row of a confirmation; limited by address",
  "auth/google": "asks the provider",
  "auth/passkey/options": "makes a challenge; limited by address",
  "auth/passkey/verify": "opens a session; limited by address",
  "auth/passphrase": "opens a session; has a queue for hashes",
  "auth/recover": "opens a session; has a queue for hashes",
  "auth/recover/mail": "sends an email; limited by address",
  "auth/refresh": "one row of a session",
  "auth/second-factor": "opens a session; limited by failed attempts",
  "auth/session": "one row of a session",
  demo: "makes a tenant; has a queue of its own",
  "demo/blank": "makes a tenant; has a queue of its own",
  health: "reads nothing",
  "link-preview": "reads nothing",
  "openapi.json": "reads nothing",
  ready: "reads no tenant's rows",
  settings: "one row of a session",
  storage: "streams a file by signed address without reading a row",
};

/** A valid call of each public route that works for a tenant. */
async function newSamples(): Promise<{ tenant: Tenant; samples: Record<string, Sample> }> {
  const tenant = await newTenant();
  await giveBranding(tenant);
  const token = await newLink(tenant, await issuedQuotation(tenant));
  const other = await newLink(tenant, await issuedQuotation(tenant));
  const { url } = (await ask<{ url: string }>(tenant, "GET", "calendar-feed")).body;
  const link = `public/documents/${token}`;
  const samples: Record<string, Sample> = {
    "calendar/[token]": { method: "GET", path: `calendar/${url.split("/").at(-1)}`, status: 200 },
    "public/documents/[token]/page": { method: "GET", path: `${link}/page`, status: 200 },
    "public/documents/[token]/pdf": { method: "GET", path: `${link}/pdf`, status: 200 },
    "public/documents/[token]/logo": { method: "GET", path: `${link}/logo`, status: 200 },
    "public/documents/[token]/timesheet": { method: "GET", path: `${link}/timesheet`, status: 404 },
    // Of a quotation there is none, which is known only once it was read.
    "public/documents/[token]/e-invoice": {
      method: "GET",
      path: `${link}/e-invoice?format=facturx`,
      status: 409,
    },
    "public/documents/[token]/opened": { method: "POST", path: `${link}/opened`, status: 204 },
    "public/documents/[token]/answer": {
      method: "POST",
      path: `${link}/answer`,
      body: { answer: "accepted", name: "A. Suda" },
      status: 200,
    },
    "public/documents/[token]/form": {
      method: "POST",
      path: `public/documents/${other}/form`,
      body: "answer=accepted&name=A.+Suda",
      type: "application/x-www-form-urlencoded",
      status: 303,
    },
  };
  return { tenant, samples };
}

const send = ({ method, path, body, type }: Sample) =>
  call(null, method, path, body, type === undefined ? {} : { "content-type": type });

/** Fills the queue of a tenant: whatever needs a place in it is refused at once. Returns the function that empties it. */
async function fillQueue({ userId }: Tenant): Promise<() => Promise<unknown>> {
  const signal = () => new AbortController().signal;
  const enter = () => tenantQueue.enter(userId, signal());
  const running = await Promise.all(Array.from({ length: 4 }, enter));
  const waiting = Array.from({ length: 200 }, () => enter().then((leave) => leave()));
  return () => {
    for (const leave of running) leave();
    return Promise.all(waiting);
  };
}

describe("the queue of a tenant", () => {
  it("has a sample or a reason for each public route", async () => {
    const { samples } = await newSamples();
    const methods = routes.map(({ path }) => path).filter((path) => publicRoutes.includes(path));
    expect([...Object.keys(samples), ...Object.keys(withoutTenant)].toSorted()).toEqual(methods.toSorted());
  });

  it("is where every public route works for a tenant", async () => {
    const { tenant, samples } = await newSamples();
    const empty = await fillQueue(tenant);
    // A route that answers otherwise does its work outside of the queue.
    for (const [path, sample] of Object.entries(samples)) {
      const answer = await send(sample);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get("retry-after"), path).not.toBeNull();
    }
    await empty();
    for (const [path, sample] of Object.entries(samples))
      expect([path, (await send(sample)).status]).toEqual([path, sample.status]);
  });

  it("leaves places for the tenant itself beside its visitors", async () => {
    const tenant = await newTenant();
    const busy = vi.fn();
    let end = () => {};
    const held = new Promise<void>((resolve) => (end = resolve));
    const visits = Array.from({ length: 20 }, () =>
      runForVisitor(tenant.userId, new AbortController().signal, async () => {
        busy();
        await held;
      }),
    );
    expect((await ask(tenant, "POST", "tasks/search", {})).status).toBe(200);
    expect(busy).toHaveBeenCalledTimes(2);
    end();
    await Promise.all(visits);
    expect(busy).toHaveBeenCalledTimes(20);
  });
});

describe("an address with a token", () => {
  const secret = routes.map(({ path }) => path).filter((path) => path.includes("[token]"));

  it("is hidden from other sites and search engines, by every response", async () => {
    const { samples } = await newSamples();
    for (const path of secret) {
      const sample = samples[path];
      if (!sample) throw new Error(`No sample of ${path}`);
      const unknown = { ...sample, path: sample.path.replace(/[\w.-]{43,}/, "x".repeat(43)) };
      for (const answer of [await send(sample), await send(unknown)])
        expect({
          path,
          referrer: answer.headers.get("referrer-policy"),
          robots: answer.headers.get("x-robots-tag"),
        }).toEqual({ path, referrer: "no-referrer", robots: "noindex" });
    }
  });

  it("gets its refusals spaced out, by the network of the caller", async () => {
    const { samples } = await newSamples();
    const waited = vi.spyOn(RefusalPace.prototype, "wait");
    for (const path of secret) {
      const sample = samples[path];
      if (!sample) throw new Error(`No sample of ${path}`);
      waited.mockClear();
      await send(sample);
      expect(waited, path).not.toHaveBeenCalled();
      await send({ ...sample, path: sample.path.replace(/[\w.-]{43,}/, "x".repeat(43)) });
      expect(waited, path).toHaveBeenCalledExactlyOnceWith("unknown", expect.anything());
    }
    waited.mockRestore();
  });

  it("is in no line of the log and in no metric", async () => {
    const { samples } = await newSamples();
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    for (const path of secret) {
      const sample = samples[path];
      if (!sample) throw new Error(`No sample of ${path}`);
      const token = sample.path.split("/").find((part) => part.length >= 43) ?? "";
      await failing(() => send(sample));
      // Another spelling of the same address.
      const spelled = `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`;
      const { load } = routes.find((one) => one.path === path) ?? {};
      const handler = (await load?.())?.[sample.method];
      const request = new Request(`http://localhost/api/${sample.path.replace(token, spelled)}`, {
        method: sample.method,
      });
      await handler?.(request, { params: Promise.resolve({ token }) });
      const written = JSON.stringify([logged.mock.calls, [...observations().requests.keys()]]);
      expect(written).not.toContain(token);
      expect(written).not.toContain(token.slice(1));
    }
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});

/** Sends a call while the database refuses the rows of links and calendars. */
async function failing(run: () => Promise<Response>) {
  await db.$executeRaw`ALTER TABLE "DocumentLink" RENAME TO "DocumentLinkAway"`;
  await db.$executeRaw`ALTER TABLE "CalendarFeed" RENAME TO "CalendarFeedAway"`;
  try {
    expect((await run()).status).toBeGreaterThanOrEqual(500);
  } finally {
    await db.$executeRaw`ALTER TABLE "DocumentLinkAway" RENAME TO "DocumentLink"`;
    await db.$executeRaw`ALTER TABLE "CalendarFeedAway" RENAME TO "CalendarFeed"`;
  }
}
