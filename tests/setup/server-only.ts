// Replaces the `server-only` package, see vitest.config.ts.
export {};
