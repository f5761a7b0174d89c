/** The routes that can be called without a session. */
export const publicRoutes = [
  "[...path]",
  "auth/account",
  "auth/callback/google",
  "auth/google",
  "auth/passkey/options",
  "auth/passkey/verify",
  "auth/passphrase",
  "auth/refresh",
  "auth/session",
  "demo",
  "demo/blank",
  "health",
  "openapi.json",
  "ready",
  "settings",
  "storage",
];
