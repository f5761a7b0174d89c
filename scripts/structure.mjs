// Part of `npm run verify`: checks repository rules that the compiler and the linter do not cover.
import path from "node:path";
import { findViolations } from "./lib/structure/rules.mjs";

const violations = findViolations(path.resolve(import.meta.dirname, ".."));
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exit(1);
