/** Runs once as the server starts: wrong variables end it here, before the first request meets them. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironment } = await import("@/lib/server/env");
  checkEnvironment();
  const { refuseUnreadable } = await import("@/lib/server/http/refuse-unreadable");
  refuseUnreadable();
  // There a scheduler calls api/cron/sweep, the platform writes X-Forwarded-*, and nothing is kept on a disk.
  if (process.env.VERCEL) return;
  // Stored files and temporary ones are readable by their owner alone.
  process.umask(0o077);
  const { closeFolders } = await import("@/lib/server/jobs/private-folders");
  await closeFolders();
  const { prepareRequests } = await import("@/lib/server/http/incoming-requests");
  prepareRequests();
  const { clearTemporaryFolders } = await import("@/lib/server/jobs/temporary-folder");
  await clearTemporaryFolders();
  const { sweepRegularly } = await import("@/lib/server/jobs/sweep");
  sweepRegularly();
}
