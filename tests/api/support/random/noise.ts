import fc from "fast-check";
import { exampleIds } from "@/lib/api/call";
import { headers } from "./noise-headers";

/** The deviations of one request from a valid one, as plain data: the same seed returns the same requests. */
export type Noise = {
  /** Selects the call, and the valid body that is changed: any number, used modulo their count. */
  call: number;
  base: number;
  caller: "tenant" | "nobody" | "forged";
  /** The value of `[id]`; null selects an existing row. */
  id: string | null;
  /** Changes to the valid body: any number selects the place; undefined removes the value. */
  changes: { place: number; value: unknown }[];
  sent: Sent;
  headers: Record<string, string>;
  query: string;
};

type Sent =
  | { as: "json" }
  | { as: "cut"; at: number }
  | { as: "text"; text: string }
  | { as: "bytes"; bytes: number[] }
  | { as: "value"; value: unknown }
  | { as: "deep"; levels: number; inner: string }
  | { as: "huge"; unit: string; length: number };

const units = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 40 });
const ids = fc.constantFrom<string>(...Object.values(exampleIds), "00000000-0000-0000-0000-000000000000");

// One character of the first grows to eighteen when names are folded for searches; the second is folded as well.
const lengths = fc
  .tuple(
    fc.constantFrom("x", "\ufdfa", "İ", "😀"),
    fc.constantFrom(60, 61, 200, 201, 2001, 5001, 20_000, 20_001),
  )
  .map(([unit, length]) => unit.repeat(length));
const expanding = fc
  .array(fc.integer({ min: 0x3300, max: 0x33ff }), { minLength: 150, maxLength: 200 })
  .map((points) => String.fromCodePoint(...points));

const texts = fc.oneof(
  {
    arbitrary: fc.constantFrom("", " ", "\0", "a\0b", "\ud800", "a\udc00b", "%", "_\\", "'\"", "\u202e"),
    weight: 3,
  },
  fc.constantFrom(
    "NaN",
    "-1",
    "1e400",
    "0x10",
    ".",
    "1.",
    ".5",
    "1,2,3",
    "9".repeat(15),
    "9".repeat(400),
    "0.00001",
  ),
  fc.constantFrom(
    "2026-02-30",
    "0000-01-01",
    "0999-12-31",
    "9999-12-31",
    "2026-11-27T24:00:00Z",
    "2026-11-27",
  ),
  fc.constantFrom("9999-12-31T23:59:59.999-18:00", "+010000-01-01T00:00:00Z", "1000-01-01T00:00:00+14:00"),
  fc.constantFrom(
    "http://[",
    "https://a\0.example",
    "javascript:alert(1)",
    "https://\ud800",
    "//x",
    "data:,",
  ),
  fc.constantFrom("__proto__", "constructor", "toString", "freelancing", "Etc/GMT+25", "USD", "usd", "XXX"),
  fc.constantFrom("demo/logo-mark.svg", "demo/../../package.json", "demo/__proto__", "../../etc/passwd"),
  { arbitrary: units, weight: 3 },
  fc.string({ unit: "binary", maxLength: 40 }),
  lengths,
  expanding,
  ids,
  fc.uuid(),
);

const numbers = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 1e-7, 1e21, -1e21, 2 ** 31, 2 ** 53, 2 ** 63, Number.MAX_VALUE, 5e-324),
  fc.constantFrom(1, 2, 100, 100.0001, 1000, 1001, 999_999, 999_999_999_999, 1e12),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const values: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: texts, weight: 6 },
  { arbitrary: numbers, weight: 3 },
  { arbitrary: fc.constantFrom(null, true, false, undefined), weight: 3 },
  fc.array(texts, { maxLength: 4 }),
  fc.array(ids, { maxLength: 3 }),
  fc.tuple(texts, fc.constantFrom(31, 501, 1001)).map(([text, length]) => Array<string>(length).fill(text)),
  fc.jsonValue({ maxDepth: 3 }),
);

const sent: fc.Arbitrary<Sent> = fc.oneof(
  { arbitrary: fc.record({ as: fc.constant("json" as const) }), weight: 85 },
  { arbitrary: fc.record({ as: fc.constant("cut" as const), at: fc.nat() }), weight: 3 },
  { arbitrary: fc.record({ as: fc.constant("text" as const), text: texts }), weight: 3 },
  {
    arbitrary: fc.record({
      as: fc.constant("bytes" as const),
      bytes: fc.array(fc.nat(255), { maxLength: 60 }),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ as: fc.constant("value" as const), value: values }), weight: 4 },
  {
    arbitrary: fc.record({
      as: fc.constant("deep" as const),
      levels: fc.constantFrom(19, 20, 21, 1000, 100_000),
      inner: fc.constantFrom("[", '{"name":'),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      as: fc.constant("huge" as const),
      unit: fc.constantFrom("x", " ", "\0", "é", "\ufdfa"),
      length: fc.constantFrom(300_000, 990_000, 1_000_001),
    }),
    weight: 1,
  },
);

const queries = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "key",
        "type",
        "size",
        "expires",
        "signature",
        "ticket",
        "code",
        "state",
        "iss",
        "error",
        "x",
      ),
      texts.map((text) => text.slice(0, 3000).toWellFormed()),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => String(new URLSearchParams(pairs)));

const places = fc.oneof(
  { arbitrary: fc.constant(null), weight: 6 },
  { arbitrary: ids, weight: 1 },
  { arbitrary: texts.map((text) => text.replace(/[/?#]/g, "-").slice(0, 3000) || "-"), weight: 2 },
);

const noise: fc.Arbitrary<Noise> = fc.record({
  call: fc.nat(),
  base: fc.nat(),
  caller: fc.oneof(
    { arbitrary: fc.constant("tenant" as const), weight: 18 },
    fc.constant("nobody" as const),
    fc.constant("forged" as const),
  ),
  id: places,
  changes: fc.array(fc.record({ place: fc.nat(), value: values }), { maxLength: 3 }),
  sent,
  headers: fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, headers),
  query: fc.oneof({ arbitrary: fc.constant(""), weight: 3 }, queries),
});

/** Returns `count` requests; the same seed returns the same requests. */
export function generateNoise(seed: number, count: number): Noise[] {
  return fc.sample(noise, { seed, numRuns: count });
}
