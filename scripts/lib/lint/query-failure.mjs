const MESSAGE =
  "A failed request must not look like an empty list: show `isError`, or pass the whole query on. For data without which nothing else is said, use `useQueryData` (lib/query/use-query-data.ts).";

/** Fields of a query's result that tell a failure from an empty result. */
const TELLING = new Set(["isError", "error", "isLoadingError", "isSuccess", "status"]);

/**
 * Lint rule: whoever calls `useQuery` reads whether the request failed, or passes the whole result to a component or function
 * that does.
 */
export const queryFailure = {
  meta: { type: "problem", schema: [], messages: { unhandled: MESSAGE } },
  create(context) {
    return {
      "CallExpression[callee.name='useQuery']"(node) {
        if (!isHandled(node, context.sourceCode)) context.report({ node, messageId: "unhandled" });
      },
    };
  },
};

function isHandled(call, sourceCode) {
  const { parent } = call;
  if (parent.type === "MemberExpression") return isTelling(parent);
  if (parent.type !== "VariableDeclarator") return true;
  if (parent.id.type === "ObjectPattern")
    return parent.id.properties.some(({ type, key }) => type === "RestElement" || TELLING.has(key.name));
  const [variable] = sourceCode.getDeclaredVariables(parent);
  return variable.references.some(({ identifier, init }) => {
    if (init) return false;
    const use = identifier.parent;
    return use.type !== "MemberExpression" || use.object !== identifier || isTelling(use);
  });
}

function isTelling({ property }) {
  return TELLING.has(property.name);
}
