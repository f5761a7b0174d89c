import { createHash } from "node:crypto";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { NOT_A_LOGO, TOO_NARROW, TOO_WIDE } from "@/lib/logo/size";
import { png, withUnknownFilter } from "@/tests/api/support/png";
import { encodeArchivedPicture, encodePicture } from "./encode-picture";

const DAMAGED = /can't be read/;
const half = { r: 31, g: 95, b: 139, alpha: 0.5 };
const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: half } });

const problemOf = async (bytes: Uint8Array, kind: "avatar" | "logo" = "logo") => {
  const encoded = await encodePicture(bytes, kind);
  return "problem" in encoded ? encoded.problem : null;
};

async function encoded(bytes: Uint8Array, kind: "avatar" | "logo" = "logo") {
  const result = await encodePicture(bytes, kind);
  if ("problem" in result) throw new Error(result.problem);
  return result;
}

describe("a logo", () => {
  it.each([
    ["a PNG", () => picture(300, 80).png().toBuffer()],
    ["a PNG with transparency", () => picture(300, 80, 4).png().toBuffer()],
    ["an interlaced PNG", () => picture(301, 83).png({ progressive: true }).toBuffer()],
    ["a PNG with a palette", () => picture(300, 80).png({ palette: true }).toBuffer()],
    ["a PNG with 16 bits", () => picture(300, 80).toColourspace("rgb16").png().toBuffer()],
    ["a gray PNG", () => picture(300, 80).grayscale().png().toBuffer()],
    ["a JPEG", () => picture(300, 80).jpeg().toBuffer()],
    ["a progressive JPEG", () => picture(300, 80).jpeg({ progressive: true }).toBuffer()],
    ["a gray JPEG", () => picture(300, 80).grayscale().jpeg().toBuffer()],
  ])("can be %s", async (_, make) => {
    const { bytes, width, height } = await encoded(await make());
    const stored = await sharp(bytes).metadata();
    expect(stored).toMatchObject({ width, height, space: "srgb", depth: "uchar", isProgressive: false });
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string | RegExp]>([
    ["a text", () => Buffer.from("no picture"), NOT_A_LOGO],
    [
      "an SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      NOT_A_LOGO,
    ],
    ["nothing", () => Buffer.alloc(0), NOT_A_LOGO],
    ["a WebP", () => picture(300, 80).webp().toBuffer(), NOT_A_LOGO],
    ["a JPEG in CMYK", () => picture(300, 80).toColourspace("cmyk").jpeg().toBuffer(), NOT_A_LOGO],
    ["a line", () => picture(1, 2000).png().toBuffer(), TOO_NARROW],
    ["a large picture", () => picture(2001, 100).png().toBuffer(), TOO_WIDE],
    ["half a PNG", async () => (await picture(300, 80).png().toBuffer()).subarray(0, 100), DAMAGED],
    ["half a JPEG", async () => (await picture(300, 80).jpeg().toBuffer()).subarray(0, 400), DAMAGED],
    ["too little data", () => png({ width: 100, height: 100 }, Buffer.alloc(1000)), DAMAGED],
    ["a row filter that does not exist", withUnknownFilter, DAMAGED],
    [
      "a palette that is missing",
      () => png({ width: 16, height: 16, color: 3 }, Buffer.alloc(272)),
      NOT_A_LOGO,
    ],
  ])("is not %s", async (_, make, problem) => {
    expect(await problemOf(await make())).toMatch(problem);
  });

  it("keeps no metadata, and is turned as its camera noted", async () => {
    const taken = await picture(300, 80)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: "Ida" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { bytes, width, height } = await encoded(taken);
    expect([width, height]).toEqual([80, 300]);
    expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
    // The size of an archive's logo is stored with its documents.
    expect(await encodeArchivedPicture(taken, "logo")).toMatchObject({ width: 300, height: 80 });
  });

  it("is reduced when its bytes are many", async () => {
    const noise = picture(2000, 500).composite([]).png();
    const { data, info } = await noise.raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at++) data[at] = (at * at * 2654435761) >>> 24;
    const { width, height, channels } = info;
    const { bytes, ...size } = await encoded(
      await sharp(data, { raw: { width, height, channels } }).png().toBuffer(),
    );
    expect(size).toMatchObject({ width: 832, height: 208 });
    expect(bytes.length).toBeLessThan(1024 * 1024);
  });
});

describe("an avatar", () => {
  it.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
    "can be a picture in %s, and is reduced",
    async (format) => {
      const { width, height, contentType } = await encoded(
        await picture(1200, 600).toFormat(format).toBuffer(),
        "avatar",
      );
      expect({ width, height, contentType }).toEqual({
        width: 512,
        height: 256,
        contentType: `image/${format}`,
      });
    },
  );

  it("is not a text, a TIFF or a picture with too many pixels", async () => {
    expect(await problemOf(Buffer.from("no picture"), "avatar")).toMatch(DAMAGED);
    expect(await problemOf(await picture(40, 40).tiff({ compression: "none" }).toBuffer(), "avatar")).toMatch(
      DAMAGED,
    );
    expect(await problemOf(png({ width: 60_000, height: 60_000 }, Buffer.alloc(10)), "avatar")).toMatch(
      /too many pixels/,
    );
  });
});

describe("a picture of an archive", () => {
  it("keeps its bytes if it is as this server encodes it", async () => {
    for (const format of ["jpeg", "webp"] as const) {
      const { bytes } = await encoded(await picture(300, 300).toFormat(format).toBuffer(), "avatar");
      const again = await encodeArchivedPicture(bytes, "avatar");
      expect("bytes" in again && Buffer.from(again.bytes).equals(bytes)).toBe(true);
    }
  });
});

it("unpacks a bomb no further than its size says", async () => {
  const bomb = png({ width: 16, height: 16 }, Buffer.alloc(100_000_000));
  const before = process.memoryUsage().rss;
  await problemOf(bomb);
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

it("gives a picture or a problem for any bytes, and changes none of them", async () => {
  const valid = [await picture(40, 20, 4).png().toBuffer(), await picture(40, 20).jpeg().toBuffer()];
  const hashes = () => valid.map((bytes) => createHash("sha256").update(bytes).digest("hex"));
  const before = hashes();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...valid),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      fc.nat(),
      async (bytes, changes, length) => {
        const copy = Buffer.from(bytes).subarray(0, (length % bytes.length) + 1);
        for (const [at, value] of changes) copy[at % copy.length] = value;
        const result = await encodePicture(copy, "logo");
        expect("problem" in result || result.bytes.length > 0).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
  expect(hashes()).toEqual(before);
});
