import { afterAll, vi } from "vitest";
import { env } from "@/lib/server/env";

// Runs before each test file that shares its process with others: what a file changed is as before when the next one begins.
// Vitest itself restores what was spied on.
const variables = { ...process.env };
const settings = { ...env() };

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  restore(process.env, variables);
  restore(env(), settings);
});

function restore(object: object, before: object) {
  for (const name of Object.keys(object)) if (!(name in before)) Reflect.deleteProperty(object, name);
  Object.assign(object, before);
}
