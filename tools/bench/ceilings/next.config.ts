import path from "node:path";
import type { NextConfig } from "next";

const root = path.resolve(import.meta.dirname, "../../..");

/** An app of its own beside Pennant's: what it serves is the least that Next can do, for the benchmark to compare with. */
const config: NextConfig = {
  output: "standalone",
  reactCompiler: true,
  // It reads Pennant's own code, which is above it.
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
};

export default config;
