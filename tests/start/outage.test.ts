import { chmodSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { run, runCode, start, temporaryFolder } from "./programs";

it("prints one sentence when the port is in use", async () => {
  const port = await findFreePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  onTestFinished(() => void server.close());

  const { code, output } = await start({ PORT: String(port), PENNANT_DATA_DIR: temporaryFolder() }).ended;

  expect(output.trim()).toBe(
    `Port ${port} is used by another program; stop it, or choose another: PORT=${port + 1} npm start`,
  );
  expect(code).toBe(1);
});

it("prints one sentence when the port is invalid", async () => {
  const { code, output } = await start({ PORT: "80a" }).ended;
  expect(output.trim()).toBe('PORT must be a whole number from 1 to 65535, but it is "80a".');
  expect(code).toBe(1);
});

it("prints one sentence when the data directory is not writable", async () => {
  const folder = notWritable();
  const { code, output } = await start({ PORT: await freePort(), PENNANT_DATA_DIR: folder }).ended;
  expect(output.trim()).toMatch(
    /^The data directory \S+ cannot be used: .+\. Set PENNANT_DATA_DIR to a folder that can\.$/,
  );
  expect(code).toBe(1);
});

it("prints one sentence when another instance uses the data directory", async () => {
  const folder = temporaryFolder();
  const holder = runCode(
    `import { openEmbeddedDatabase } from "./scripts/embedded-database.mjs";
     const database = await openEmbeddedDatabase({ folder: ${JSON.stringify(folder)} });
     process.on("SIGTERM", () => database.stop().then(() => process.exit()));
     setInterval(() => {}, 1_000_000);
     console.log("open");`,
  );
  await holder.waitForOutput("open");

  const { code, output } = await start({ PORT: await freePort(), PENNANT_DATA_DIR: folder }).ended;

  expect(output).toContain(
    `The data directory ${folder} is in use by another running Pennant; stop that one first`,
  );
  expect(code).toBe(1);
  holder.child.kill("SIGTERM");
  await holder.ended;
});

it("prints one sentence when the database is unreachable", async () => {
  const port = await findFreePort();
  const url = `postgresql://nobody:secret@127.0.0.1:${port}/pennant`;
  const { code, output } = await start({
    PORT: await freePort(),
    DATABASE_URL: url,
    PENNANT_DATA_DIR: temporaryFolder(),
  }).ended;
  expect(output).toContain(
    `The database at 127.0.0.1:${port}/pennant cannot be reached: nothing is listening there. Check DATABASE_URL.`,
  );
  expect(output).not.toContain("secret");
  expect(code).toBe(1);
});

it("prints one sentence when DATABASE_URL is invalid", async () => {
  const { code, output } = await start({ PORT: await freePort(), DATABASE_URL: "mysql://localhost/pennant" })
    .ended;
  expect(output.trim()).toBe(
    "DATABASE_URL must be an address such as postgresql://user:password@host:5432/pennant.",
  );
  expect(code).toBe(1);
});

it("ends without an error when it is interrupted during preparation", async () => {
  const { child, waitForOutput, ended } = run(["scripts/start.mjs"], {
    PORT: await freePort(),
    PENNANT_DATA_DIR: temporaryFolder(),
  });
  await waitForOutput("Opening the database");
  child.kill("SIGINT");
  const { code, output } = await ended;
  expect(output).not.toMatch(/error/i);
  expect(code).toBe(0);
});

/** Even root cannot write below a file. */
function notWritable() {
  const folder = temporaryFolder();
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o500);
    return path.join(folder, "data");
  }
  writeFileSync(path.join(folder, "file"), "");
  return path.join(folder, "file", "data");
}

const freePort = async () => String(await findFreePort());
