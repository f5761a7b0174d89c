import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { checkPicture } from "./check-picture";
import { NOT_A_LOGO, TOO_NARROW, TOO_WIDE } from "./size";

const DAMAGED = /can't be read/;
const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 31, g: 95, b: 139, alpha: 0.5 } } });

const problemOf = (bytes: Uint8Array) => {
  const checked = checkPicture(bytes);
  return "problem" in checked ? checked.problem : null;
};

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of any size with any data. */
function png(
  size: { width: number; height: number; bits?: number; color?: number },
  data: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header[8] = size.bits ?? 8;
  header[9] = size.color ?? 2;
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(data)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

it.each([
  ["a PNG", () => picture(300, 80).png().toBuffer()],
  ["a PNG with transparency", () => picture(300, 80, 4).png().toBuffer()],
  ["an interlaced PNG", () => picture(301, 83).png({ progressive: true }).toBuffer()],
  ["a PNG with a palette", () => picture(300, 80).png({ palette: true }).toBuffer()],
  ["a gray PNG", () => picture(300, 80).grayscale().png().toBuffer()],
  ["a JPEG", () => picture(300, 80).jpeg().toBuffer()],
  ["a progressive JPEG", () => picture(300, 80).jpeg({ progressive: true }).toBuffer()],
  ["a gray JPEG", () => picture(300, 80).grayscale().jpeg().toBuffer()],
])("accepts %s", async (_, make) => {
  expect(checkPicture(await make())).toMatchObject({ header: { width: expect.any(Number) as number } });
});

it.each<[string, () => Buffer | Promise<Buffer>, string | RegExp]>([
  ["a text", () => Buffer.from("<svg/>"), NOT_A_LOGO],
  ["nothing", () => Buffer.alloc(0), NOT_A_LOGO],
  ["a WebP", () => picture(300, 80).webp().toBuffer(), NOT_A_LOGO],
  ["a JPEG in CMYK", () => picture(300, 80).toColourspace("cmyk").jpeg().toBuffer(), NOT_A_LOGO],
  ["a line", () => picture(1, 2000).png().toBuffer(), TOO_NARROW],
  ["a large picture", () => picture(2001, 100).png().toBuffer(), TOO_WIDE],
  ["16 bits", () => picture(300, 80).toColourspace("rgb16").png().toBuffer(), /8 bits/],
  ["half a PNG", async () => (await picture(300, 80).png().toBuffer()).subarray(0, 100), DAMAGED],
  ["half a JPEG", async () => (await picture(300, 80).jpeg().toBuffer()).subarray(0, 400), DAMAGED],
  ["too little data", () => png({ width: 100, height: 100 }, Buffer.alloc(1000)), DAMAGED],
  ["no data", () => png({ width: 100, height: 100 }, Buffer.alloc(0)), DAMAGED],
  ["a palette that is missing", () => png({ width: 16, height: 16, color: 3 }, Buffer.alloc(272)), DAMAGED],
])("refuses %s", async (_, make, problem) => {
  expect(problemOf(await make())).toMatch(problem);
});

it("unpacks a bomb no further than its size says", () => {
  const bomb = png({ width: 16, height: 16 }, Buffer.alloc(100_000_000));
  const start = process.cpuUsage();
  expect(problemOf(bomb)).toMatch(DAMAGED);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(100);
});

it("has an answer for any bytes", async () => {
  const valid = [await picture(40, 20).png().toBuffer(), await picture(40, 20).jpeg().toBuffer()];
  const before = valid.map((bytes) => createHash("sha256").update(bytes).digest("hex"));
  fc.assert(
    fc.property(
      fc.constantFrom(...valid),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      fc.nat(),
      (bytes, changes, length) => {
        const copy = Buffer.from(bytes).subarray(0, (length % bytes.length) + 1);
        for (const [at, value] of changes) copy[at % copy.length] = value;
        checkPicture(copy);
      },
    ),
    { numRuns: 3000 },
  );
  expect(valid.map((bytes) => createHash("sha256").update(bytes).digest("hex"))).toEqual(before);
});
