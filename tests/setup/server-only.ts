// Stands in for the `server-only` package, see vitest.config.ts.
export {};
