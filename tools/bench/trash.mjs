import pg from "pg";
import { startDemo } from "./client.mjs";
import { median } from "./load.mjs";

const ROUNDS = 15;

/** Clients with 10,000 rows: those that take the least work to delete, and as many of each kind as a demo has. */
const clients = {
  "tasks only": { projects: 40, tasks: 10_000 },
  "tasks, events and links to files": { projects: 40, tasks: 6_000, events: 2_000, files: 2_000 },
  "as many of each kind as a demo has": {
    projects: 260,
    tasks: 1_650,
    events: 2_350,
    files: 3_500,
    contacts: 190,
    documents: 365,
  },
};

/**
 * Measures what a client with 10,000 rows takes to delete, compared to the call that deletes an empty client and the plain delete
 * in the database, in turns; and what it takes to restore.
 */
export async function measureTrash({ origin, databaseUrl }) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const tenant = await startDemo(origin, "blank");
    const { rows } = await database.query('SELECT id FROM "User" ORDER BY "createdAt" DESC LIMIT 1');
    const results = [];
    for (const [name, counts] of Object.entries(clients))
      results.push({ name, ...(await measureClient({ tenant, database, userId: rows[0].id, counts })) });
    return results;
  } finally {
    await database.end();
  }
}

async function measureClient({ tenant, database, userId, counts }) {
  const times = { empty: [], plain: [], trash: [], restore: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [warmUp, empty, plain, full] = [
      await addClient(database, userId, {}),
      await addClient(database, userId, {}),
      await addClient(database, userId, counts),
      await addClient(database, userId, counts),
    ];
    await database.query("VACUUM ANALYZE");
    // The first statements after it are planned again.
    await tenant.call("DELETE", `clients/${warmUp}`);
    const took = {};
    took.empty = await time(() => tenant.call("DELETE", `clients/${empty}`));
    took.plain = await time(() =>
      database.query('DELETE FROM "Client" WHERE "userId" = $1 AND id = $2', [userId, plain]),
    );
    let entry;
    took.trash = await time(async () => {
      entry = (await tenant.call("DELETE", `clients/${full}`)).headers.get("trash-entry");
    });
    took.restore = await time(() => tenant.call("POST", `trash/${entry}/restore`));
    await database.query('DELETE FROM "Client" WHERE "userId" = $1', [userId]);
    await database.query('DELETE FROM "TrashEntry" WHERE "userId" = $1', [userId]);
    // The first round warms up.
    if (round > 0) for (const [name, value] of Object.entries(took)) times[name].push(value);
  }
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

async function time(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function addClient(
  database,
  userId,
  { projects = 0, tasks = 0, events = 0, files = 0, contacts = 0, documents = 0 },
) {
  const add = (table, columns, values, count) =>
    database.query(
      `INSERT INTO "${table}" ("userId", ${columns}) SELECT '${userId}'::uuid, ${values} FROM generate_series(1, ${count}) n
       RETURNING ${table === "SalesDocumentItem" ? "1" : "id"}`,
    );
  const idsOf = async (inserted) => `'{${(await inserted).rows.map(({ id }) => id).join(",")}}'::uuid[]`;
  const named = `id, name, "updatedAt"`;
  const row = `gen_random_uuid(), 'Row ' || n, now()`;
  const client = (await add("Client", named, row, 1)).rows[0].id;
  const projectIds = await idsOf(add("Project", `${named}, "clientId"`, `${row}, '${client}'`, projects));
  const project = `(${projectIds})[1 + n % ${Math.max(projects, 1)}]`;
  const dated = [`${named}, "projectId", "dueAt", details`, `${row}, ${project}, now(), 'Some details'`];
  await add("Task", ...dated, tasks);
  await add("Event", ...dated, events);
  const link = `${row}, ${project}, 'document', 'https://files.example'`;
  await add("File", `${named}, "projectId", type, link`, link, files);
  await add("ClientContact", `${named}, "companyId"`, `${row}, '${client}'`, contacts);
  const texts = `'Q-' || n, 'quotation', current_date, 'USD', 'A site', 'Ida', 'Fjellgate'`;
  const documentIds = await idsOf(
    add(
      "SalesDocument",
      `id, "updatedAt", "projectId", number, category, "issuedAt", currency, "projectTitle", "freelancerName", "clientName"`,
      `gen_random_uuid(), now(), ${project}, ${texts}`,
      documents,
    ),
  );
  const document = `(${documentIds})[1 + n % ${Math.max(documents, 1)}]`;
  await add("SalesDocumentItem", '"documentId", position, title', `${document}, n, 'Design'`, documents * 2);
  return client;
}
