import { randomBytes } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { connectReadingChar, createPool } from "./char-columns.mjs";
import { maintenanceUrl } from "./database-command.mjs";

/**
 * Connects the engine to PostgreSQL. The shadow database is a temporary database on the same server: adapter-pg's own
 * ignores `connectionString` and tries to drop itself while it is connected.
 */
export function createAdapterFactory(url) {
  const pool = createPool(url);
  const adapter = new PrismaPg(pool);
  const shadows = [];

  async function connectToShadowDb() {
    const shadow = await createShadow(url);
    shadows.push(shadow);
    return connectReadingChar(new PrismaPg(shadow.pool));
  }

  return {
    factory: {
      provider: adapter.provider,
      adapterName: adapter.adapterName,
      connect: () => connectReadingChar(adapter),
      connectToShadowDb,
    },
    // Called after every request, since the CLI may end this process at any time afterwards.
    async dropShadows() {
      for (const shadow of shadows.splice(0)) await shadow.drop();
    },
    close: () => pool.end(),
  };
}

async function createShadow(url) {
  const name = `pennant_shadow_${randomBytes(6).toString("hex")}`;
  await runOnServer(url, `CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const pool = createPool(address.href);
  return {
    pool,
    async drop() {
      await pool.end();
      await runOnServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function runOnServer(url, statement) {
  const client = new pg.Client({ connectionString: maintenanceUrl(url) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
