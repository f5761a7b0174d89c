// Isolated: changes the folder of stored files.
import { chmod, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";

it("a starting server makes the folders of stored and temporary files private", async () => {
  const storage = await mkdtemp(path.join(os.tmpdir(), "pennant-objects-"));
  onTestFinished(() => rm(storage, { recursive: true, force: true }));
  const temporary = path.join(process.env.PENNANT_DATA_DIR ?? "", "tmp");
  await mkdir(temporary, { recursive: true });
  for (const folder of [storage, temporary]) await chmod(folder, 0o755);
  vi.stubEnv("STORAGE_DIR", storage);
  vi.stubEnv("NEXT_RUNTIME", "nodejs");

  const { register } = await import("@/instrumentation");
  await register();

  for (const folder of [storage, temporary]) expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(process.umask()).toBe(0o077);
});
