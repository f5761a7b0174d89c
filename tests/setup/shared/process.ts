import { afterAll, vi } from "vitest";

// Runs before each test file that shares its process with others: what a file changed is as before when the next one begins.
// Vitest itself restores what was spied on.
const variables = { ...process.env };

// pdfjs sets a navigator without languages where there is none, which is so before Node 21. This is that of later versions.
if (typeof navigator === "undefined")
  Object.defineProperty(globalThis, "navigator", {
    value: { language: "en-US", languages: ["en-US"], platform: process.platform, userAgent: "Node.js" },
    configurable: true,
    writable: true,
  });

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of Object.keys(process.env))
    if (!(name in variables)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, variables);
});
