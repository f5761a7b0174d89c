import pg from "pg";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ask, routes } from "./support/call";
import { newTenant } from "./support/tenants";

// What a list may ask of the database: its session, the rows and the two totals, and once for each relation that its
// rows carry. A list that gains a statement fails here by name.
const usual = 1 + 3 + 1;
const budgets: Record<string, number> = {
  "clients/search": 1 + 3 + 2,
  "projects/search": 1 + 3 + 2,
  "payment/search": 1 + 3 + 2,
};

const query = vi.spyOn(pg.Client.prototype, "query");
beforeEach(() => void query.mockClear());

/** The statements since the last clearing, without those that prepare a connection: the pool may grow at any time. */
function statements() {
  return query.mock.calls.filter(
    ([asked]) => typeof asked !== "string" || !asked.startsWith("SET TIME ZONE"),
  );
}

describe("a list request", () => {
  const lists = routes.map((route) => route.path).filter((path) => path.endsWith("/search"));

  it.each(lists)("%s keeps to its statements, however many rows there are", async (path) => {
    const tenant = await newTenant("full");
    const bodies = [{}, { take: 1 }, { take: 1, name: "e" }, { name: "no such thing" }];
    for (const body of bodies) {
      await ask(tenant, "POST", path, body);
      query.mockClear();
      await ask(tenant, "POST", path, body);
      const asked = statements().length;
      expect(asked, `${path} ${JSON.stringify(body)}`).toBeLessThanOrEqual(budgets[path] ?? usual);
      expect(asked).toBeGreaterThanOrEqual(2);
    }
  });
});

// Two statements and no transaction: Prisma keeps the plan of a batch with the values that it cannot name, so that one
// which carries a demo's rows held 1.7 MB of memory for every demo.
it.each(["demo", "demo/blank"])("GET %s is the tenant with all its rows, and its session", async (path) => {
  await ask(null, "GET", path);
  query.mockClear();
  expect((await ask(null, "GET", path)).status).toBe(200);
  expect(statements()).toHaveLength(2);
});
