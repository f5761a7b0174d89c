import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { createAdapterFactory } from "./adapter.mjs";

/** The WebAssembly engine with the native engine's method names; it starts with the first call. */
export function openEngine({ datamodels, url }) {
  let started;
  const start = () => (started ??= startEngine(datamodels, url));

  return {
    async call(method, params, print) {
      const { engine, adapter } = await start();
      try {
        return await callEngine(engine, method, params, print);
      } finally {
        await adapter.dropShadows();
      }
    },
    async close() {
      if (started) await started.then(({ adapter }) => adapter.close()).catch(() => {});
    },
  };
}

// The engine reports a panic's message here; without this function it ends without a message.
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (message) => console.error(message),
};

async function startEngine(datamodels, url) {
  if (!url) throw new Error("DATABASE_URL is not set.");
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve("@prisma/schema-engine-wasm"));
  const { instance } = await WebAssembly.instantiate(
    readFileSync(path.join(folder, "schema_engine_bg.wasm")),
    { "./schema_engine_bg.js": bindings },
  );
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();

  const adapter = createAdapterFactory(url);
  const models = datamodels.map((file) => [file, readFileSync(file, "utf8")]);
  const engine = await bindings.SchemaEngine.new(
    { datamodels: models.length > 0 ? models : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter.factory),
  );
  return { engine, adapter };
}

async function callEngine(engine, method, params, print) {
  switch (method) {
    case "getDatabaseVersion":
      return engine.version(params);
    case "createDatabase":
      return { databaseName: "db" };
    case "createMigration":
      return createMigration(engine, params);
    case "diff": {
      const { exitCode, stdout } = await engine.diff(params);
      if (stdout != null) print(stdout);
      return { exitCode, stdout: null };
    }
    case "evaluateDataLoss":
      // The WebAssembly engine needs a shadow database for it, which only this call opens, and not on an empty database.
      await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
      return engine.evaluateDataLoss(params);
    default:
      return (await engine[method](params)) ?? {};
  }
}

/** The WebAssembly engine cannot create the first migration of a project, but it can compare two schemas. */
async function createMigration(engine, { migrationsList, schema, filters, migrationName, draft }) {
  const isFirst = migrationsList.migrationDirectories.length === 0;
  const { exitCode, stdout } = await engine.diff({
    from: isFirst ? { tag: "empty" } : { tag: "migrations", ...migrationsList },
    to: { tag: "schemaDatamodel", ...schema },
    script: true,
    exitCode: true,
    filters,
  });
  const differs = exitCode === 2;
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  return {
    connectorType: "postgresql",
    generatedMigrationName: `${stamp}_${migrationName || "migration"}`.replace(/[^\w]/g, "_"),
    extension: "sql",
    migrationScript: differs ? stdout : draft ? "-- This is an empty migration." : null,
  };
}
