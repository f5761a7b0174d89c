import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { fingerprintSources } from "../../scripts/lib/build/fingerprint.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { start, temporaryFolder } from "./programs";

const root = process.cwd();

it("serves the standalone build, and does not build again, whatever the variables are", async () => {
  const build = temporaryFolder();
  const standalone = path.join(build, "standalone");
  mkdirSync(standalone);
  writeFileSync(path.join(build, "pennant-fingerprint"), fingerprintSources(root));
  writeFileSync(
    path.join(standalone, "server.js"),
    `require("node:http").createServer((_, answer) => answer.end(process.cwd())).listen(process.env.PORT);`,
  );

  const port = await findFreePort();
  const server = start({
    PORT: String(port),
    PENNANT_DATA_DIR: temporaryFolder(),
    PENNANT_BUILD_DIR: path.relative(root, build),
    AUTH_URL: "https://pennant.example",
    GOOGLE_CLIENT_ID: "pennant",
    GOOGLE_CLIENT_SECRET: "only for tests",
    NEXT_PUBLIC_ANYTHING: "new",
  });
  expect(await server.waitForOutput("Pennant is ready")).not.toContain("Building");
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe(realpathSync(standalone));
});
