const MESSAGE = "Use updateOptimistically, which reverts this change alone (lib/query/optimistic-update.ts).";

/** Lint rule: `onMutate` changes no cached rows itself, because a failure would then revert other changes too. */
export const optimisticUpdate = {
  meta: { type: "problem", schema: [], messages: { direct: MESSAGE } },
  create(context) {
    return {
      "Property[key.name='onMutate'] CallExpression[callee.property.name=/^set(Query|Queries)Data$/]"(node) {
        context.report({ node, messageId: "direct" });
      },
    };
  },
};
