import path from "node:path";
import { defineConfig } from "prisma/config";

// The CLI downloads a native engine, which fails on some machines; this one comes with the packages.
// PRISMA_UPSTREAM_ENGINE=1 uses the native one (docs/decisions/0151-upstream-commands.md).
if (!process.env.PRISMA_UPSTREAM_ENGINE)
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(
    import.meta.dirname,
    "tools",
    "schema-engine",
    "schema-engine.mjs",
  );

export default defineConfig({
  schema: path.join("prisma", "schema.prisma"),
  migrations: { path: path.join("prisma", "migrations") },
  // `prisma generate` needs no database, so the address may be absent.
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
