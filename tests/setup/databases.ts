import pg from "pg";

export function createDatabase(server: string, name: string) {
  return run(server, `CREATE DATABASE "${name}"`);
}

export function cloneDatabase(server: string, template: string, name: string) {
  return run(server, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
}

export function dropDatabase(server: string, name: string) {
  return run(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
}

export function withDatabase(server: string, name: string) {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function run(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
