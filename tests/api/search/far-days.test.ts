import { expect, it } from "vitest";
import { z } from "zod";
import { nouns } from "@/lib/reference/nouns";
import { call } from "../support/call";
import { newTenant } from "../support/tenants";

// A request that keeps the processor keeps every other request waiting. The calls and their fields are those of the reference.
const FAR = ["0000-01-01", "0001-01-01", "0099-12-31", "0999-12-31", "1000-01-02", "9999-12-31"];
const SLOW_MS = 2_000;

const described = nouns.flatMap(({ calls, shapes }) =>
  calls.flatMap((one) => {
    const name = one.body ?? one.query;
    const shape = name === undefined ? undefined : shapes[name];
    return shape ? [{ ...one, days: dayFields(shape) }] : [];
  }),
);
const cases = described.flatMap((one) => one.days.map((field) => ({ ...one, field })));

it("the reference names the calls that take days", () => {
  const paths = cases.map(({ path, field }) => `${path} ${field}`);
  expect(paths).toEqual(
    expect.arrayContaining(["time-entries/search from", "tasks/search to", "events/search from"]),
  );
  expect(cases.length).toBeGreaterThan(20);
});

it.each(["UTC", "America/St_Johns"])(
  "no far day in any field keeps the server, in the zone %s",
  async (timeZone) => {
    const tenant = await newTenant("blank", timeZone);
    const found: string[] = [];
    for (const { method, path, body, example, field } of cases)
      for (const day of FAR) {
        const address = path.replace(/\{\w+\}/, example?.id ?? "01930000-0000-7000-8000-000000000001");
        const sent = { ...(example?.body as object), [field]: day };
        const began = performance.now();
        const { status } = body
          ? await call(tenant, method, address, sent)
          : await call(tenant, method, `${address}?${field}=${day}`);
        const took = performance.now() - began;
        if (status >= 500 || took > SLOW_MS)
          found.push(`${method} ${path} ${field} ${day}: ${status}, ${took} ms`);
      }
    expect(found).toEqual([]);
  },
  120_000,
);

/** Returns the fields of a shape, at its first level, that can be a date. */
function dayFields(shape: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, unknown>;
  };
  return Object.entries(properties).flatMap(([name, field]) =>
    /"format":"date(-time)?"|On"|Date"/.test(JSON.stringify(field)) ||
    /(On|Date|At|From|To|from|to|until)$/.test(name)
      ? [name]
      : [],
  );
}
