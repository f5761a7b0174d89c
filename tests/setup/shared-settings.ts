import { afterAll } from "vitest";
import { env } from "@/lib/server/env";

// Runs before each test file that shares the server's settings with others, which tests change by `Object.assign(env(), …)`.
const settings = { ...env() };

afterAll(() => void Object.assign(env(), settings));
