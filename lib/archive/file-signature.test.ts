import { describe, expect, it } from "vitest";
import { foreignFormat } from "./file-signature";

describe("a file that is no CSV file", () => {
  it.each([
    ["a picture", "89504e470d0a1a0a"],
    ["a picture", "ffd8ffe000104a46"],
    ["a picture", "524946460000000057454250"],
    ["a picture", "000000186674797068656963"],
    ["a PDF", "255044462d312e37"],
    ["a ZIP file or an Excel workbook", "504b0304140000000800"],
    ["a binary file", "7f454c4600010203"],
  ])("is named as %s", (format, hex) => {
    expect(foreignFormat(Uint8Array.from(Buffer.from(hex, "hex")))).toBe(format);
  });

  it.each([
    ["UTF-8", "4e616d652c456d61696c"],
    ["UTF-16", "fffe4e0061006d006500"],
    ["Windows-1252", "4df66c6c6572"],
    ["an empty file", ""],
  ])("is not suspected in %s text", (_encoding, hex) => {
    expect(foreignFormat(Uint8Array.from(Buffer.from(hex, "hex")))).toBeUndefined();
  });
});
