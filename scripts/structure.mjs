// `npm run verify` runs this: what the compiler and ESLint cannot see about how the repository is laid out.
import path from "node:path";
import { findFaults } from "./lib/structure/rules.mjs";

const faults = findFaults(path.resolve(import.meta.dirname, ".."));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
