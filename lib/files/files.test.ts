import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { downloadName } from "./rules";
import { formatFileSize, formatSizeLimit } from "@/lib/shared/text/format";
import { type FileType, fileTypeOf, fileTypeOfLink, fileTypes } from "@/lib/files/file-types";
import { nameFromFile, nameFromLink } from "./proposed-name";
import type { StoredFile } from "./schema";

test.each([
  [0, "0 Bytes"],
  [1, "1 Bytes"],
  [1023, "1023 Bytes"],
  [1024, "1.00 KB"],
  [1536, "1.50 KB"],
  [10 * 1024 ** 2, "10.00 MB"],
  [1024 ** 2 - 1, "1.00 MB"],
  [1234567, "1.18 MB"],
  [1024 ** 3, "1.00 GB"],
  [1024 ** 8, "1.00 YB"],
  [1024 ** 9, "1024.00 YB"],
])("%d bytes are %s", (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

test.each([
  [100, "100 Bytes"],
  [10 * 1024 ** 2, "10 MB"],
  [1536 * 1024, "1.50 MB"],
  [200 * 1024 ** 2, "200 MB"],
])("a limit of %d bytes is %s", (bytes, text) => expect(formatSizeLimit(bytes)).toBe(text));

test("a size uses the largest unit, with two decimals above bytes", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (bytes) => {
      expect(formatFileSize(Math.abs(bytes))).toMatch(
        /^(\d{1,3}|10[01]\d|102[0-3])( Bytes|\.\d{2} [KMGTP]B)$/,
      );
    }),
  );
});

const types: [string, string, FileType][] = [
  ["image/png", "a.png", "image"],
  ["", "a.JPG", "image"],
  ["image/svg+xml", "logo.svg", "design"],
  ["image/vnd.adobe.photoshop", "a.psd", "design"],
  ["", "plan.fig", "design"],
  ["application/pdf", "x", "document"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "a.docx", "document"],
  ["text/csv", "a.csv", "spreadsheet"],
  ["application/vnd.ms-excel", "a.xls", "spreadsheet"],
  ["", "deck.pptx", "presentation"],
  ["text/plain; charset=utf-8", "a.txt", "code"],
  ["application/json", "a.json", "code"],
  ["application/xml", "a.xml", "code"],
  ["application/ld+json", "a", "code"],
  ["text/x-python", "a.py", "code"],
  ["video/mp2t", "main.ts", "code"],
  ["application/zip", "a.zip", "archive"],
  ["application/octet-stream", "a.7z", "archive"],
  ["", "backup.tar.gz", "archive"],
  ["application/sql", "a.sql", "database"],
  ["", "a.sqlite", "database"],
  ["application/x-msaccess", "a.accdb", "database"],
  ["application/vnd.ms-project", "a.mpp", "project-management"],
  ["audio/mpeg", "a.mp3", "audio"],
  ["video/quicktime", "a", "video"],
  ["application/octet-stream", "swatches.ase", "other"],
  ["", "README", "other"],
  ["", ".gitignore", "other"],
];

describe("the type of a file", () => {
  it.each(types)("%s %s is %s", (mime, name, type) => expect(fileTypeOf(mime, name)).toBe(type));

  it("is always one of the known types", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (mime, name) => {
        expect(fileTypes).toContain(fileTypeOf(mime, name));
      }),
    );
  });

  it("of a link is read from its path", () => {
    expect(fileTypeOfLink("https://x.example/a/plan.pdf?b=c.zip#d.png")).toBe("document");
    expect(fileTypeOfLink("https://x.example/design")).toBe("other");
    expect(fileTypeOfLink("plan.pdf")).toBe("other");
  });
});

describe("names", () => {
  it.each([
    ["report.final.pdf", "report.final"],
    ["a/b\\photo.jpeg", "photo"],
    ["README", "README"],
    [".env", ".env"],
    ["ใบเสนอราคา.pdf", "ใบเสนอราคา"],
  ])("of the file %s is %s", (file, name) => expect(nameFromFile(file)).toBe(name));

  it.each([
    ["https://files.example/shared/Brand-guide_v2.pdf?dl=1", "Brand guide v2"],
    ["https://www.figma.com/", "figma.com"],
    ["https://x.example/caf%C3%A9.png", "café"],
    ["https://x.example/%E0%A4%A", "%E0%A4%A"],
    ["not a link", ""],
  ])("of the link %s is %s", (link, name) => expect(nameFromLink(link)).toBe(name));

  it("downloads under its display name with the original extension", () => {
    const file = { name: "Plan", originalName: "x.PDF", s3Key: "a/b/x.pdf", link: null } as StoredFile;
    expect(downloadName(file)).toBe("Plan.pdf");
    expect(downloadName({ ...file, name: "plan.pdf" })).toBe("plan.pdf");
    expect(downloadName({ ...file, originalName: null, s3Key: null, link: "https://x.example/y" })).toBe(
      "Plan",
    );
  });
});
