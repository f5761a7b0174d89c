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

/** Starts the embedded database unless DATABASE_URL is set, and applies the migrations. */
export async function prepareDatabase(root, folder) {
  // Imported late: both need packages that a fresh clone does not have yet.
  const { applyMigrations } = await import("../../tools/migrations/apply-migrations.mjs");
  const url = process.env.DATABASE_URL || (await step("Opening the database", () => openEmbedded(folder)));
  const applied = await step("Checking the database's schema", () => applyMigrations({ root, url }));
  if (applied.length > 0) console.log(`  applied ${applied.join(", ")}`);
  return url;
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
