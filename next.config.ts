import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { sessionCookies } from "./lib/auth/session-cookies";

const uuid = "[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}";

const typefaces = [
  "@expo-google-fonts/*/{400Regular,600SemiBold}/*.ttf",
  "@expo-google-fonts/{biz-udpgothic,nanum-gothic}/700Bold/*.ttf",
  "@embedpdf/fonts-sc/fonts/NotoSansHans-{Regular,Bold}.otf",
  "harfbuzzjs/dist/harfbuzz.wasm",
];

// A bucket may have any address, which is known when the server runs: files are read from it and sent to it.
const contentPolicy = [
  "default-src 'self'",
  // Once the pages are built, scripts/lib/next-adapter.mjs replaces this by the scripts of each page.
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === "production" ? "" : " 'unsafe-eval'"}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: http: https:",
  "media-src 'self' blob: http: https:",
  "frame-src 'self' blob: http: https:",
  `connect-src 'self' http: https:${process.env.NODE_ENV === "production" ? "" : " ws:"}`,
  "worker-src 'self' blob:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
];

// On every answer but stored files, which have a policy of their own (lib/server/storage/serve-object.ts).
const securityHeaders = {
  "Content-Security-Policy": contentPolicy.join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

const toHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  output: "standalone",
  adapterPath: path.join(import.meta.dirname, "scripts/lib/next-adapter.mjs"),
  pageExtensions: ["tsx", "ts"],
  reactCompiler: true,
  experimental: {
    // A server answers before it has read the code of every route (docs/decisions/0110-performance.md).
    preloadEntriesOnStart: false,
    // Offline, the router waits for the connection instead of leaving the app for the browser's error page.
    useOffline: true,
    // scripts/lib/build.mjs decides whether a build is to be repeated.
    ...(process.env.PENNANT_BUILD_CACHE === "off" && { turbopackFileSystemCacheForBuild: false }),
  },
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
  // Reads its WebAssembly from beside itself.
  serverExternalPackages: ["harfbuzzjs"],
  // Read from their files: the demo's own pictures and papers, and the typefaces of a PDF (lib/sales-documents/pdf/fonts.ts).
  outputFileTracingIncludes: {
    "/api/storage": ["./prisma/demo/objects/**"],
    "/api/export": ["./prisma/demo/objects/**", ...typefaces.map((file) => `./node_modules/${file}`)],
    "/api/sales-documents/*/pdf": typefaces.map((file) => `./node_modules/${file}`),
  },
  headers: async () => [
    { source: "/((?!api/storage$).*)", headers: toHeaders(securityHeaders) },
    // Behind a proxy that is trusted, or a platform; lib/server/http/incoming-requests.ts knows of AUTH_URL.
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: toHeaders({ "Strict-Transport-Security": "max-age=63072000" }),
    },
  ],
  rewrites: async () => ({
    // The gate has nothing to ask the server for who has no cookie of a session.
    beforeFiles: [
      {
        source: "/",
        missing: sessionCookies.map((key) => ({ type: "cookie", key })),
        destination: "/no-session",
      },
    ],
    // One static page for all projects, clients and documents: which one it is, the browser reads from the address.
    afterFiles: [
      { source: "/home/projects/:projectId", destination: "/home/projects/open" },
      { source: "/home/clients/:clientId", destination: "/home/clients/open" },
      { source: "/home/income/document/:documentId", destination: "/home/income/document/open" },
      {
        source: "/home/income/document/:category(quotation|invoice|receipt)/:projectId",
        destination: "/home/income/document/new",
      },
    ],
    fallback: [{ source: "/home/:path*", destination: "/home/missing" }],
  }),
  redirects: async () => [
    { source: "/home", destination: "/home/projects", permanent: false },
    { source: "/home/project/:id", destination: "/home/projects/:id", permanent: false },
    { source: `/home/:id(${uuid})`, destination: "/home/projects/:id", permanent: false },
  ],
};

// A build must not depend on where it will run, nor touch anybody's data: modules that check the environment when they
// are loaded find these, and a page that wanted to read the database while building would fail.
const placeholders = {
  DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing",
  AUTH_SECRET: "a-placeholder-that-signs-nothing-at-all",
};

export default function configOf(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_BUILD) Object.assign(process.env, placeholders);
  return config;
}
