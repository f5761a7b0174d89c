import "server-only";

/**
 * Prepares the server before its first request. The environment is checked before any module that needs it is loaded: an
 * invalid variable exits the process with an error message.
 */
export async function prepareServer(): Promise<void> {
  const { checkEnvironment } = await import("@/lib/server/env");
  checkEnvironment();
  const { refuseUnreadable } = await import("@/lib/server/http/refuse-unreadable");
  refuseUnreadable();
  // On Vercel the platform sets X-Forwarded-*, and nothing is stored on disk.
  if (process.env.VERCEL) return;
  // Stored and temporary files are readable only by their owner.
  process.umask(0o077);
  const { makeFoldersPrivate } = await import("./private-folders");
  await makeFoldersPrivate();
  const { prepareRequests } = await import("@/lib/server/http/incoming-requests");
  prepareRequests();
  const { clearTemporaryFolders } = await import("./temporary-folder");
  await clearTemporaryFolders();
}
