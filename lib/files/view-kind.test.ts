import { expect, it } from "vitest";
import type { StoredFile } from "./schema";
import { viewKind } from "./view-kind";

const file = (change: Partial<StoredFile>) =>
  ({ name: "Report", originalName: null, s3Key: "tenant/object", ...change }) as StoredFile;

it.each([
  [{ originalName: "Report.PDF" }, "pdf"],
  [{ s3Key: "demo/logo.webp" }, "image"],
  [{ originalName: "voice.m4a" }, "audio"],
  [{ originalName: "clip.webm" }, "video"],
  [{ originalName: "hours.csv" }, "text"],
  [{ name: "notes.md" }, "text"],
  [{ originalName: "font.ase" }, null],
  [{ originalName: "photo.heic" }, null],
  [{ originalName: "none" }, null],
  [{ s3Key: null, originalName: "linked.pdf" }, null],
] as const)("%j: %s", (change, kind) => expect(viewKind(file(change))).toBe(kind));
