import { afterAll, vi } from "vitest";

// Runs before each test file that shares its process with others: what a file changed is as before when the next one begins.
// Vitest itself restores what was spied on.
const variables = { ...process.env };

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of Object.keys(process.env))
    if (!(name in variables)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, variables);
});
