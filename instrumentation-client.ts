// Runs before anything else in the browser. The policy for scripts forbids code that is made at run time, and zod would
// try; it looks here for its settings, whichever part of it is loaded first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
