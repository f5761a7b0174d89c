import path from "node:path";
import { withFolderLock } from "./folder-lock.mjs";
import { installPackages } from "./install.mjs";
import { generateClient } from "./prisma-client.mjs";
import { onStop, stop } from "./shutdown.mjs";
import { step } from "./steps.mjs";

/** Prepares what a fresh clone lacks: packages and the generated database client. */
export function prepareCode(root) {
  return withFolderLock(root, async () => {
    await installPackages(root);
    await generateClient(root);
  });
}

/** Starts the embedded database unless DATABASE_URL is set, copies it if there are new migrations, and applies those. */
export async function prepareDatabase(root, folder) {
  // Imported late: both need packages that a fresh clone does not have yet.
  const { applyMigrations } = await import("../../tools/migrations/apply-migrations.mjs");
  const url = process.env.DATABASE_URL || (await step("Opening the database", () => openEmbedded(folder)));
  if (!process.env.DATABASE_URL) await copyOutdated({ root, url, folder });
  const applied = await step("Checking the database's schema", () => applyMigrations({ root, url }));
  if (applied.length > 0) console.log(`  applied ${applied.join(", ")}`);
  return url;
}

/** An update that turns out to be wrong can be undone: docs/operate.md, "Upgrade and rollback". */
async function copyOutdated({ root, url, folder }) {
  const { copyDatabase, isOutdated, readCopies } = await import("../../tools/backup/copy-database.mjs");
  const copies = readCopies(process.env.MIGRATION_COPIES);
  if (copies === 0 || !(await isOutdated({ root, url }))) return;
  const file = await step("Copying the database before it is migrated", () =>
    copyDatabase({ url, folder, copies }),
  );
  console.log(`  to ${path.relative(root, file)}`);
  console.log(
    `  to go back: "npm run restore -- ${path.relative(root, file)} --replace" with the previous version`,
  );
}

async function openEmbedded(folder) {
  const { openEmbeddedDatabase } = await import("../embedded-database.mjs");
  const database = await openEmbeddedDatabase({ folder, onLost: stopWithProblem });
  onStop(() => database.stop());
  return database.url;
}

function stopWithProblem(problem) {
  console.error(`\n${problem.message}`);
  void stop(1);
}
