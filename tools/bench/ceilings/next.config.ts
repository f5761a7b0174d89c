import path from "node:path";
import type { NextConfig } from "next";

const root = path.resolve(import.meta.dirname, "../../..");

/** A minimal Next app that the benchmark compares Pennant with. */
const config: NextConfig = {
  output: "standalone",
  reactCompiler: true,
  // It imports Pennant's code from the folders above.
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
};

export default config;
