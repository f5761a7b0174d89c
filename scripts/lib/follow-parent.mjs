// Loaded into every Node program that a script starts: when the script ends for any reason, its programs end too.
// Workers of these programs inherit this module, and the pid check excludes them.
if (process.ppid === Number(process.env.PENNANT_PARENT)) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), 500).unref();
  });
  // Listening must not keep a program alive that has finished its work.
  process.channel?.unref();
}
