/** Runs once as the server starts: wrong variables end it here, before the first request meets them. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironment } = await import("@/lib/server/env");
  checkEnvironment();
}
