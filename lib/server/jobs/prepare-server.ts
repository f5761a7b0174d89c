import "server-only";

/**
 * What a server does before its first request. The environment is checked before anything that needs it is loaded: a wrong
 * variable ends the process with one sentence.
 */
export async function prepareServer(): Promise<void> {
  const { checkEnvironment } = await import("@/lib/server/env");
  checkEnvironment();
  const { refuseUnreadable } = await import("@/lib/server/http/refuse-unreadable");
  refuseUnreadable();
  // There a scheduler calls api/cron/sweep, the platform writes X-Forwarded-*, and nothing is kept on a disk.
  if (process.env.VERCEL) return;
  // Stored files and temporary ones are readable by their owner alone.
  process.umask(0o077);
  const { closeFolders } = await import("./private-folders");
  await closeFolders();
  const { prepareRequests } = await import("@/lib/server/http/incoming-requests");
  prepareRequests();
  const { clearTemporaryFolders } = await import("./temporary-folder");
  await clearTemporaryFolders();
  const { sweepRegularly } = await import("./sweep");
  sweepRegularly();
}
