import path from "node:path";
import { defineConfig } from "prisma/config";

// The CLI would download a native engine; this one comes with the packages. See docs/decisions.
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
