import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { typefaceAddress } from "./style";

const root = path.resolve(import.meta.dirname, "../../..");

it("the client's page loads the typeface of the package, at an address with its hash", () => {
  const file = readFileSync(path.join(root, "public", typefaceAddress));
  const source = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
  expect(file.equals(readFileSync(path.join(root, source)))).toBe(true);
  const hash = createHash("sha256").update(file).digest("hex").slice(0, 8);
  expect(typefaceAddress).toContain(`-${hash}.`);
});
