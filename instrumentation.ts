/** Runs once at startup. Next also builds this file for the edge runtime, where no server code may be loaded. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareServer } = await import("@/lib/server/jobs/prepare-server");
    await prepareServer();
    // On Vercel a scheduler calls api/cron/sweep.
    if (process.env.VERCEL) return;
    const { sweepRegularly } = await import("@/lib/sweep/server/sweep");
    sweepRegularly();
  }
}
