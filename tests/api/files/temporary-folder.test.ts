import { existsSync } from "node:fs";
import { mkdir, readdir, rm, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";

it("on start, removes the folders of ended processes and keeps those in use", async () => {
  const { clearTemporaryFolders, temporaryFolder } = await import("@/lib/server/jobs/temporary-folder");
  const parent = path.join(process.env.PENNANT_DATA_DIR ?? "", "tmp");
  const created = await temporaryFolder();
  expect(path.dirname(created)).toBe(parent);
  // Other tests of this process would find them.
  onTestFinished(() => rm(parent, { recursive: true }));
  const names = {
    ofThisProcess: path.basename(created),
    ofOneThatHasEnded: `${hostname()}-99999999-abcdef`,
    ofOneThatRuns: `${hostname()}-${process.ppid}-abcdef`,
    ofAnotherMachine: "elsewhere-1-abcdef",
    ofAnotherMachineLongAgo: "elsewhere-2-abcdef",
  };
  for (const name of Object.values(names)) await mkdir(path.join(parent, name), { recursive: true });
  // The times of files are not moved with the clock of the tests.
  const now = new Date();
  await utimes(path.join(parent, names.ofAnotherMachine), now, now);
  const longAgo = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000);
  await utimes(path.join(parent, names.ofAnotherMachineLongAgo), longAgo, longAgo);

  await clearTemporaryFolders();
  expect((await readdir(parent)).toSorted()).toEqual(
    [names.ofOneThatRuns, names.ofAnotherMachine].toSorted(),
  );
  expect(existsSync(created)).toBe(false);
});
