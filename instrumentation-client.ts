// Runs before all other code in the browser. The Content-Security-Policy forbids eval, which zod would use unless this global
// configuration disables it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
