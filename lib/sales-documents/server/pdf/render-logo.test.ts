import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { placedPictures } from "@/tests/api/support/pdf/placed-pictures";
import { readImages } from "@/tests/api/support/pdf/pdf-images";
import { logoOnPaper } from "@/lib/logo/size";
import { toPrintModel } from "@/lib/sales-documents/print/document";
import { renderPdf } from "./render";

const at = new Date("2026-11-20");
const size = { width: 300, height: 100 };
const rust = { r: 168, g: 67, b: 28 };

function print(logo: Uint8Array, language = "en") {
  const model = toPrintModel({
    category: "invoice",
    number: "1",
    issuedAt: "2026-11-20T00:00:00.000Z",
    currency: "EUR",
    language,
    projectTitle: "Shop",
    freelancerName: "Ida",
    clientName: "Salt",
    tax: "0",
    discountPercent: "0",
    discountFlat: "0",
    items: [{ title: "Work", description: "", rate: "1", quantity: "1" }],
    logo: "logo",
    logoWidth: size.width,
    logoHeight: size.height,
  });
  return renderPdf(model, at, logo);
}

const picture = (alpha?: number) =>
  sharp({
    create: { ...size, channels: alpha === undefined ? 3 : 4, background: { ...rust, alpha: alpha ?? 1 } },
  });

it.each([
  ["PNG with transparency", () => picture(0.5).png().toBuffer(), { colors: "DeviceRGB", hasMask: true }],
  [
    "PNG with a palette",
    () => picture().png({ palette: true }).toBuffer(),
    { colors: "Indexed", hasMask: false },
  ],
  ["JPEG", () => picture().jpeg().toBuffer(), { colors: "DeviceRGB", hasMask: false }],
])(
  "a logo as %s is embedded once, in its own size, where the layout places it",
  async (_, make, expected) => {
    const logo = await make();
    for (const [language, left] of [
      ["en", 313.64],
      ["ar", 595.28 - 313.64 - logoOnPaper(size).width],
    ] as const) {
      const pdf = new Uint8Array(await print(logo, language));
      expect(await readImages(pdf)).toEqual([{ ...size, ...expected }]);
      const [placed, ...others] = await placedPictures(pdf);
      expect(others).toEqual([]);
      expect(placed?.left).toBeCloseTo(left, 3);
      expect(placed?.top).toBeCloseTo(44, 3);
      expect((placed?.right ?? 0) - left).toBeCloseTo(logoOnPaper(size).width, 3);
      expect((placed?.bottom ?? 0) - 44).toBeCloseTo(logoOnPaper(size).height, 3);
    }
  },
);

it("the same logo gives the same bytes", async () => {
  const logo = await picture(0.5).png().toBuffer();
  expect((await print(logo)).equals(await print(logo))).toBe(true);
});

it("a damaged logo is refused instead of left out", async () => {
  const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const logo = await picture().png().toBuffer();
  await expect(print(logo.subarray(0, 20))).rejects.toThrow();
  await expect(print(new TextEncoder().encode("no picture"))).rejects.toThrow("The logo cannot be read");
  warnings.mockRestore();
});
