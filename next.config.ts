import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { sessionCookies } from "./lib/accounts/session-cookies";
import { previewAgents } from "./lib/link-preview/preview";
import { compileEarlyScript } from "./scripts/lib/build/early-script.mjs";

const uuid = "[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}";

const typefaces = [
  "@expo-google-fonts/*/{400Regular,600SemiBold}/*.ttf",
  "@expo-google-fonts/{biz-udpgothic,nanum-gothic}/700Bold/*.ttf",
  "@embedpdf/fonts-sc/fonts/NotoSansHans-{Regular,Bold}.otf",
  "harfbuzzjs/dist/harfbuzz.wasm",
];

// The files that a PDF is made from besides its document: typefaces, and the logo of the demo.
const printing = ["./lib/demo/objects/**", ...typefaces.map((file) => `./node_modules/${file}`)];

// A bucket may have any origin, which is known only at run time.
const contentPolicy = [
  "default-src 'self'",
  // After the build, scripts/lib/build/next-adapter.mjs replaces this with the script hashes of each page.
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

// Sent with every response except stored files, the pages of links and calendars, which have their own policies
// (lib/server/storage/serve-object.ts, lib/document-links/server/page-shell.ts, lib/api/server/route.ts).
const securityHeaders = {
  "Content-Security-Policy": contentPolicy.join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Changes when rows may have another shape: rows that a browser keeps from before are then discarded (lib/query/persist-rows.ts). */
function rowsVersion(): string {
  const folder = path.join(import.meta.dirname, "lib");
  const schemas = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("schema.ts"))
    .sort();
  const hash = createHash("sha256");
  for (const file of schemas) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

const toHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  output: "standalone",
  adapterPath: path.join(import.meta.dirname, "scripts/lib/build/next-adapter.mjs"),
  pageExtensions: ["tsx", "ts"],
  env: { ROWS_VERSION: rowsVersion() },
  reactCompiler: true,
  experimental: {
    // The server responds before it has loaded the code of every route (docs/decisions/0110-performance.md).
    preloadEntriesOnStart: false,
    // When offline, the router waits for the connection instead of navigating to the browser's error page.
    useOffline: true,
    // scripts/lib/build/build.mjs decides whether a build must be repeated.
    ...(process.env.PENNANT_BUILD_CACHE === "off" && { turbopackFileSystemCacheForBuild: false }),
  },
  typedRoutes: true,
  // Types are checked by `npm run verify`, so that starting Pennant does not check them again.
  typescript: { ignoreBuildErrors: true },
  // Otherwise a lock file in a parent folder would be taken for the workspace root.
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  devIndicators: false,
  // Allows a test run to build while a server is running.
  distDir: process.env.PENNANT_BUILD_DIR ?? ".next",
  // They load files from their own folders.
  serverExternalPackages: ["@react-pdf/renderer", "fontkit", "harfbuzzjs"],
  // Files read at run time: the demo's objects, and the typefaces of PDFs (lib/sales-documents/server/pdf/fonts.ts).
  outputFileTracingIncludes: {
    "/api/storage": ["./lib/demo/objects/**"],
    "/api/export": printing,
    "/api/public/documents/*/{pdf,e-invoice,answer,form}": printing,
    "/api/public/documents/*/logo": ["./lib/demo/objects/**"],
    "/api/sales-documents/*/{pdf,send,e-invoice,issue}": printing,
  },
  headers: async () => [
    { source: "/((?!api/storage$|p/|api/public/|api/calendar/).*)", headers: toHeaders(securityHeaders) },
    // Their names contain their hashes.
    {
      source: "/fonts/:file",
      headers: toHeaders({ "Cache-Control": "public, max-age=31536000, immutable" }),
    },
    // Behind a trusted proxy or on a platform; lib/server/http/incoming-requests.ts handles AUTH_URL.
    {
      source: "/:path*",
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: toHeaders({ "Strict-Transport-Security": "max-age=63072000" }),
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // Link previews need the public address, which is known only at run time (docs/decisions/0158-run-time-configuration.md).
      {
        source: "/((?!api/|_next/|p/)[^.]*)",
        has: [{ type: "header", key: "user-agent", value: previewAgents }],
        destination: "/api/link-preview",
      },
      // Without a session cookie, `/` serves a static page that makes no request.
      {
        source: "/",
        missing: sessionCookies.map((key) => ({ type: "cookie", key })),
        destination: "/no-session",
      },
    ],
    // One static page for all projects, clients and documents; the browser reads the id from the URL.
    afterFiles: [
      // The client's page of a document: rendered on request, without the code of the workspace.
      { source: "/p/:token", destination: "/api/public/documents/:token/page" },
      { source: "/p/:token/logo", destination: "/api/public/documents/:token/logo" },
      { source: "/p/:token/pdf", destination: "/api/public/documents/:token/pdf" },
      { source: "/p/:token/e-invoice", destination: "/api/public/documents/:token/e-invoice" },
      { source: "/p/:token/timesheet", destination: "/api/public/documents/:token/timesheet" },
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

export default async function configOf(phase: string): Promise<NextConfig> {
  // The build's own processes inherit it: lib/server/env.ts then reads no variables.
  if (phase === PHASE_PRODUCTION_BUILD) process.env.PENNANT_IS_BUILDING = "yes";
  return { ...config, env: { ...config.env, EARLY_SCRIPT: await compileEarlyScript(import.meta.dirname) } };
}
