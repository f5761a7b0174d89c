/** An error that the user can fix. Its message is one clear sentence and is shown without a stack trace. */
export class Problem extends Error {}

/** Prints the sentence of a Problem, or the whole error if it is unexpected. */
export function reportProblem(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error);
}

/** Returns the server's own sentence about its environment from a program's output. */
export const environmentSentence = (text) => /Pennant cannot start: .*/.exec(text)?.[0];
