import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { socialPicture } from "./social-picture";

it("is included if the public address is known", () => {
  expect(String(socialPicture("https://pennant.example").metadataBase)).toBe("https://pennant.example/");
  expect(socialPicture(undefined)).toEqual({});
});

it("has the declared size", () => {
  const { openGraph } = socialPicture("https://pennant.example");
  const [picture] = openGraph?.images as [{ url: string; width: number; height: number }];
  const header = readFileSync(`public${picture.url}`).subarray(16, 24);
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([picture.width, picture.height]);
});
