import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runNode } from "./children.mjs";
import { hashOf, runOnce } from "./stamps.mjs";
import { step } from "./steps.mjs";

/** Generates the Prisma client if it is missing, or if the schema or Prisma itself has changed. */
export function generateClient(root) {
  const cli = path.join(root, "node_modules", "prisma");
  const stamp = path.join(root, "node_modules", ".cache", "pennant", "generated");
  if (!existsSync(path.join(root, "lib", "server", "db", "generated", "client.ts")))
    rmSync(stamp, { force: true });

  const sources = [
    path.join(root, "prisma", "schema.prisma"),
    path.join(root, "tools", "named-values", "generator.mjs"),
    path.join(cli, "package.json"),
  ];
  return runOnce(stamp, hashOf(sources.map((file) => readFileSync(file))), () =>
    step("Generating the database client", () =>
      runNode([path.join(cli, "build", "index.js"), "generate", "--no-hints"], {
        cwd: root,
        failure: "Prisma could not generate its client:",
      }),
    ),
  );
}
