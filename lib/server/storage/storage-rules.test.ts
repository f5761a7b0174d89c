import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEnv } from "../env";
import { readRange } from "./byte-range";
import { contentDisposition, isShownInline } from "./disposition";
import { isObjectKey, newObjectKey, safeFileName } from "./object-key";
import { propertyCases } from "@/tests/setup/property-cases";

const userId = "01a1fb63-0000-7000-8000-000000000000";
const names = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("..", "../..", "/", "\\", ".", ""),
);

describe("a file's name in a key", () => {
  it("is never a folder, hidden, empty or long, and is unchanged when made safe again", () => {
    fc.assert(
      fc.property(names, (name) => {
        const safe = safeFileName(name);
        expect(safe).not.toMatch(/[/\\\0\r\n"]|^\.|[. ]$|^$/);
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(140);
        expect(safeFileName(safe)).toBe(safe);
        expect(isObjectKey(newObjectKey(userId, name))).toBe(true);
      }),
      { numRuns: propertyCases(2_000) },
    );
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\plans\\a b.PDF", "a b.PDF"],
    ["..", "file"],
    ["ใบเสนอราคา.pdf", "ใบเสนอราคา.pdf"],
    ['a"b<c>.txt', "a_b_c_.txt"],
    [".env", "env"],
  ])("of %s is %s", (name, safe) => expect(safeFileName(name)).toBe(safe));

  it.each(["demo/x", "../x", `${userId}/../x`, `${userId}/${userId}/../x`, `${userId}/${userId}/.`, ""])(
    "%s is not a key",
    (key) => expect(isObjectKey(key)).toBe(false),
  );
});

describe("a range", () => {
  it.each([
    ["bytes=0-0", 10, { start: 0, end: 0 }],
    ["bytes=5-", 10, { start: 5, end: 9 }],
    ["bytes=-4", 10, { start: 6, end: 9 }],
    ["bytes=-40", 10, { start: 0, end: 9 }],
    ["bytes=2-99", 10, { start: 2, end: 9 }],
    ["bytes=10-", 10, "unsatisfiable"],
    ["bytes=-0", 10, "unsatisfiable"],
    ["bytes=-5", 0, "unsatisfiable"],
    ["bytes=5-2", 10, undefined],
    ["bytes=0-1,3-4", 10, undefined],
    ["items=0-1", 10, undefined],
    ["bytes=-", 10, undefined],
    [null, 10, undefined],
  ])("%s of %d bytes", (header, size, range) => expect(readRange(header, size)).toEqual(range));

  it("is always within the object", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(50), (first, last, size) => {
        for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const range = readRange(header, size);
          if (range === undefined || range === "unsatisfiable") continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});

describe("a disposition", () => {
  it.each([
    "text/html",
    "image/svg+xml",
    "text/xml",
    "application/xhtml+xml",
    "text/plain",
    "",
    "image/png2",
  ])("of %s is attachment", (type) => expect(isShownInline(type)).toBe(false));

  it("is one header line of ASCII for any name", () => {
    fc.assert(
      fc.property(names, (name) => {
        const line = contentDisposition("image/png", safeFileName(name));
        expect(line).toMatch(/^inline; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w.!~%-]*$/);
      }),
    );
  });
});

describe("the environment of storage", () => {
  const rest = { DATABASE_URL: "postgres://localhost/x", AUTH_SECRET: "0123456789abcdef0123456789abcdef" };
  it.each([
    [
      { S3_ACCESS_KEY_ID: "a", S3_BUCKET: "b" },
      "S3_SECRET_ACCESS_KEY and S3_ACCESS_KEY_ID must be set together",
    ],
    [{ S3_ENDPOINT: "https://s3.example" }, "S3_BUCKET is missing"],
    [{ S3_BUCKET: "b", STORAGE_DIR: "/srv" }, "STORAGE_DIR and S3_BUCKET cannot both be set"],
    [{ STORAGE_DIR: "objects" }, "STORAGE_DIR must be an absolute path"],
    [{ S3_BUCKET: "b", S3_FORCE_PATH_STYLE: "yes" }, "S3_FORCE_PATH_STYLE must be true or false"],
    [{ CRON_SECRET: "short" }, "CRON_SECRET must have at least 16 characters"],
  ])("%j reports what is wrong", (variables, message) => {
    expect(() => parseEnv({ ...rest, ...variables })).toThrow(message);
  });

  it("is a folder on disk by default", () => {
    expect(parseEnv({ ...rest, S3_BUCKET: "", STORAGE_DIR: "", CRON_SECRET: "" })).toMatchObject({
      S3_BUCKET: undefined,
      PENNANT_DATA_DIR: ".data",
      S3_FORCE_PATH_STYLE: false,
    });
  });
});
