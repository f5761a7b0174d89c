// Loaded into every Node program that a start launches: when the start dies, however it dies, its programs end too.
// Their own workers inherit this module and have channels of their own, which are none of its business.
if (process.ppid === Number(process.env.PENNANT_PARENT)) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), 500).unref();
  });
  // Listening must not keep a program alive that has finished its work.
  process.channel?.unref();
}
