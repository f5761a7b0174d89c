import { afterAll } from "vitest";
import { env } from "@/lib/server/env";

// Runs before each test file that shares the server's settings with others, which tests change by `Object.assign(env(), …)`.
const settings = { ...env() };

afterAll(() => {
  // Settings without a value are not in the object.
  for (const name of Object.keys(env())) if (!(name in settings)) Reflect.deleteProperty(env(), name);
  Object.assign(env(), settings);
});
