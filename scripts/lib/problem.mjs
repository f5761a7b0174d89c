/** A failure that the person at the keyboard can act on: its message is one clear sentence and is shown as it is. */
export class Problem extends Error {}

/** Shows the sentence of a Problem, or the whole error where nobody foresaw it. */
export function reportProblem(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error);
}

/** The server's own sentence about its environment, in what a program said. */
export const environmentSentence = (text) => /Pennant cannot start: .*/.exec(text)?.[0];
