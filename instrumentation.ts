/** Runs once as the server starts. Next builds this file for the edge too, where nothing of the server may be loaded. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareServer } = await import("@/lib/server/jobs/prepare-server");
    await prepareServer();
  }
}
