import pg from "pg";

/** Runs `create-database`, `drop-database` or `can-connect-to-database`; returns the exit code that the CLI expects. */
export async function runDatabaseCommand(command, url) {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const client = new pg.Client({
    connectionString: command === "can-connect-to-database" ? url : maintenanceUrl(url),
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.connect();
    const quoted = client.escapeIdentifier(name);
    if (command === "create-database") await client.query(`CREATE DATABASE ${quoted}`);
    if (command === "drop-database") await client.query(`DROP DATABASE IF EXISTS ${quoted}`);
    return 0;
  } catch (error) {
    reportToCli(error);
    return 1;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The same server's `postgres` database, from which others are created and dropped. */
export function maintenanceUrl(url) {
  const address = new URL(url);
  address.pathname = "/postgres";
  return address.href;
}

function reportToCli(error) {
  const fields = {
    is_panic: false,
    error_code: error.code === "3D000" ? "P1003" : "P1001",
    message: error.message || String(error.code),
  };
  const entry = {
    timestamp: new Date().toISOString(),
    level: "ERROR",
    target: "schema_engine::logger",
    fields,
  };
  console.error(`\n${JSON.stringify(entry)}`);
}
