import type { NextConfig } from "next";

const uuid = "[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}";

const typefaces = [
  "@expo-google-fonts/*/{400Regular,600SemiBold}/*.ttf",
  "@expo-google-fonts/{biz-udpgothic,nanum-gothic}/700Bold/*.ttf",
  "@embedpdf/fonts-sc/fonts/NotoSansHans-{Regular,Bold}.otf",
];

// On every answer. A policy for scripts is not among them: Next's static pages begin with scripts of their own (docs/decisions/0080).
const securityHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

const toHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  output: "standalone",
  // The benchmark's build has routes of its own, to compare with; no other build knows them.
  pageExtensions: ["tsx", "ts", ...(process.env.PENNANT_BENCH ? ["bench.ts"] : [])],
  reactCompiler: true,
  typedRoutes: true,
  // Types are a step of `npm run verify`; who only starts Pennant need not wait for them again.
  typescript: { ignoreBuildErrors: true },
  // Else a lock file in a folder above would be taken for the root of a larger workspace.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  devIndicators: false,
  // Lets two checkouts or a test run build beside a running server.
  distDir: process.env.PENNANT_BUILD_DIR ?? ".next",
  // Read from their files: the demo's own pictures and papers, and the typefaces of a PDF (lib/sales-documents/pdf/fonts.ts).
  outputFileTracingIncludes: {
    "/api/storage": ["./prisma/demo/objects/**"],
    "/api/export": ["./prisma/demo/objects/**", ...typefaces.map((file) => `./node_modules/${file}`)],
    "/api/sales-documents/*/pdf": typefaces.map((file) => `./node_modules/${file}`),
  },
  headers: async () => [
    { source: "/:path*", headers: toHeaders(securityHeaders) },
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: toHeaders({ "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
    },
  ],
  redirects: async () => [
    { source: "/home", destination: "/home/projects", permanent: false },
    { source: "/home/project/:id", destination: "/home/projects/:id", permanent: false },
    { source: `/home/:id(${uuid})`, destination: "/home/projects/:id", permanent: false },
  ],
};

export default config;
