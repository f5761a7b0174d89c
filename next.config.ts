import type { NextConfig } from "next";

const config: NextConfig = {
  output: "standalone",
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  // Lets two checkouts or a test run build beside a running server.
  distDir: process.env.PENNANT_BUILD_DIR ?? ".next",
};

export default config;
