// Loaded into a server that a test starts. Answers the message "delay" with the longest time, in milliseconds, for which its
// event loop stood since the last answer. Time in which the system gave the process no processor does not count.
import { isMainThread } from "node:worker_threads";

const EVERY_MS = 5;

if (isMainThread && process.send) {
  let longest = 0;
  let last = performance.now();
  let used = process.cpuUsage();
  setInterval(() => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(used);
    longest = Math.max(longest, Math.min(now - last - EVERY_MS, (user + system) / 1000));
    last = now;
    used = process.cpuUsage();
  }, EVERY_MS).unref();
  process.on("message", (message) => {
    if (message !== "delay") return;
    process.send?.({ delay: longest });
    longest = 0;
  });
  process.channel?.unref();
}
