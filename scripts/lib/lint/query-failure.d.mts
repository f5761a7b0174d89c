import type { Rule } from "eslint";

export const queryFailure: Rule.RuleModule;
