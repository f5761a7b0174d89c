/** The routes that can be called without a session. */
export const publicRoutes = [
  "[...path]",
  "auth/callback/google",
  "auth/google",
  "auth/passkey/options",
  "auth/passkey/verify",
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
