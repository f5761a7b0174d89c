/** Runs once as the server starts: wrong variables end it here, before the first request meets them. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironment } = await import("@/lib/server/env");
  checkEnvironment();
  const { allowLongUploads } = await import("@/lib/server/request-timeout");
  allowLongUploads();
  const { refuseUnreadable } = await import("@/lib/server/refuse-unreadable");
  refuseUnreadable();
  // Where processes come and go, a scheduler calls api/cron/sweep instead.
  if (process.env.VERCEL) return;
  const { clearTemporaryFolders } = await import("@/lib/server/temporary-folder");
  await clearTemporaryFolders();
  const { sweepRegularly } = await import("@/lib/server/sweep");
  sweepRegularly();
}
