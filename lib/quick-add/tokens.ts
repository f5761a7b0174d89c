/** "#website", "@fjellgate" or "!phone" in a text. */
export type Token = { sign: "#" | "@" | "!"; text: string; start: number; end: number };

/** After a space or at the start, so that "Great!", "C#" and an email address are none. */
const TOKEN = /(?<=^|\s)(?:([#@])([\p{L}\p{N}]\S*)|(!)(\p{L}\S*))/gu;

/** Returns the tokens of a text, without punctuation that follows them. */
export function readTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const sign = (match[1] ?? match[3]) as Token["sign"];
    const word = (match[2] ?? match[4] ?? "").replace(/(?<![,.;:!?)\]])[,.;:!?)\]]+$/u, "");
    return { sign, text: word, start: match.index, end: match.index + 1 + word.length };
  });
}

/** Returns the texts of the first token of a project and of a client. */
export function namesInTokens(text: string): { project?: string; client?: string } {
  const tokens = readTokens(text);
  const first = (sign: Token["sign"]) => tokens.find((token) => token.sign === sign)?.text;
  return { project: first("#"), client: first("@") };
}
