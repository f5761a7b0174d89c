import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { runNode } from "../../scripts/lib/children.mjs";
import { temporaryFolder } from "../start/programs";

const CANARY = "canary-0f4c19";
// Valid, invalid and unknown variables: a build must read none of them.
const variables = {
  AUTH_URL: `https://${CANARY}.example`,
  AUTH_SECRET: `${CANARY}-abcdefghijklmnopqrstuvwxyz`,
  DATABASE_URL: `postgresql://${CANARY}@127.0.0.1:1/nothing`,
  GOOGLE_CLIENT_SECRET: CANARY,
  S3_SECRET_ACCESS_KEY: CANARY,
  POSTGRES_PASSWORD: CANARY,
  SOURCE_URL: CANARY,
};

it("a build holds no value of a variable, set or in .env, and no .env", async () => {
  const root = copyOfRepository();
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}-file\n`);
  writeFileSync(path.join(root, ".env"), lines.join("").replaceAll(".example-file", ".example"));
  writeFileSync(path.join(root, ".env.production"), `S3_BUCKET=${CANARY}\n`);
  const env = { ...process.env, ...variables, PENNANT_BUILD_DIR: ".next" };
  await runNode([path.join(root, "scripts", "build.mjs")], { cwd: root, env, failure: "It failed:" });

  const build = path.join(root, ".next");
  expect(existsSync(path.join(build, "standalone", "server.js"))).toBe(true);
  const files = readdirSync(build, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const found = files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /^\.env/.test(path.basename(file)) || readFileSync(file).includes(CANARY));
  expect(found.map((file) => path.relative(build, file))).toEqual([]);
});

/** Copies the files of the repository and its packages, which Next only accepts inside of it, by hard links. */
function copyOfRepository() {
  const root = temporaryFolder();
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.split("\0").filter((name) => name !== "" && existsSync(name)))
    cpSync(file, path.join(root, file));
  execFileSync("cp", ["-al", "node_modules", path.join(root, "node_modules")]);
  return root;
}
