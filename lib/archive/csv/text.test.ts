import { describe, expect, it } from "vitest";
import { decodeCsv } from "./text";

describe("the text of a CSV file", () => {
  it.each([
    ["UTF-8", "5a6fc3ab204dc3b66c6c6572", "Zoë Möller"],
    ["UTF-8", "efbbbf5a6fc3ab", "Zoë"],
    ["Windows-1252", "5a6feb204df66c6c6572", "Zoë Möller"],
    ["UTF-16", "fffe5a006f00eb00", "Zoë"],
    ["UTF-16", "feff005a006f00eb", "Zoë"],
    ["UTF-8", "", ""],
  ])("is read as %s", (encoding, hex, text) => {
    expect(decodeCsv(Uint8Array.from(Buffer.from(hex, "hex")))).toEqual({ text, encoding });
  });
});
