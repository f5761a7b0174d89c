import { describe, expect, it } from "vitest";
import { requiredText } from "./fields";

const message = "Please name your task";
const read = (text: string) => requiredText(message).safeParse(text);

describe("a name", () => {
  it.each([
    ["zero-width space", "\u200b"],
    ["Hangul fillers", "\u3164\uffa0\u115f"],
    ["soft hyphen and byte order mark", "\u00ad\ufeff"],
    ["braille blank", "\u2800"],
    ["marks without a letter", "\u0301\u0308"],
    ["spaces and an override", " \u202e \u00a0"],
    ["a control character", "\u0007"],
    ["nothing", ""],
  ])("of nothing is refused: %s", (_what, text) => {
    expect(read(text).error?.issues).toMatchObject([{ message }]);
  });

  it.each([
    ["\u202eAnna", "Anna"],
    [" \u2067\u202eAnna", "Anna"],
    ["fdp\u202e.exe", "fdp.exe"],
    ["one\r\ntwo", "one two"],
    ["one \u2028\u0085 two\n", "one two"],
    ["a\vb", "a b"],
    // These need their joiners, marks and directions.
    ["👩\u200d💻", "👩\u200d💻"],
    ["\u200fשלום", "\u200fשלום"],
    ["e\u0301", "e\u0301"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["?", "?"],
  ])("%j is %j", (text, name) => expect(read(text).data).toBe(name));

  it("keeps its line breaks where it may", () => {
    const schema = requiredText(message, 200, { keepsBreaks: true });
    expect(schema.parse(" Design\nPhase 2 ")).toBe("Design\nPhase 2");
    expect(schema.safeParse("\n\u200b").success).toBe(false);
  });
});
