/** "#website", "@fjellgate" or "!phone" in a text. */
export type Mark = { sign: "#" | "@" | "!"; text: string; start: number; end: number };

/** After a space or at the start, so that "Great!", "C#" and an email address are none. */
const MARK = /(?<=^|\s)(?:([#@])([\p{L}\p{N}]\S*)|(!)(\p{L}\S*))/gu;

/** Returns the marks of a text, without punctuation that follows them. */
export function readMarks(text: string): Mark[] {
  return [...text.matchAll(MARK)].map((match) => {
    const sign = (match[1] ?? match[3]) as Mark["sign"];
    const word = (match[2] ?? match[4] ?? "").replace(/(?<![,.;:!?)\]])[,.;:!?)\]]+$/u, "");
    return { sign, text: word, start: match.index, end: match.index + 1 + word.length };
  });
}

/** Returns the texts of the first mark of a project and of a client. */
export function markedNames(text: string): { project?: string; client?: string } {
  const marks = readMarks(text);
  const first = (sign: Mark["sign"]) => marks.find((mark) => mark.sign === sign)?.text;
  return { project: first("#"), client: first("@") };
}
