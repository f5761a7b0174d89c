const MESSAGE =
  "A comment states its subject instead of beginning with a question: `Returns …`, `True if …`, `The time, in milliseconds, …`.";

const question = /^[\s*]*(?:What|Whether|Who|Whose|Which|How)\b/;

/** Lint rule: no comment begins with a question word. Of several `//` lines below each other only the first is a beginning. */
export const commentStart = {
  meta: { type: "suggestion", schema: [], messages: { question: MESSAGE } },
  create(context) {
    return {
      Program() {
        let end = -1;
        for (const comment of context.sourceCode.getAllComments()) {
          const isContinued = comment.type === "Line" && comment.loc.start.line === end + 1;
          end = comment.type === "Line" ? comment.loc.end.line : -1;
          if (!isContinued && question.test(comment.value))
            context.report({ loc: comment.loc, messageId: "question" });
        }
      },
    };
  },
};
