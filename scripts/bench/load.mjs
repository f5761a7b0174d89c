import autocannon from "autocannon";
import { cpuMs } from "./processes.mjs";

const CONNECTIONS = 8;

/**
 * Asks as fast as it is answered: req/s, p50 and p99 in milliseconds, and the server's processor time for each request in
 * milliseconds. Throws when an answer is not 2xx.
 */
export async function load({ url, pid, seconds = 4, ...request }) {
  await run({ url, duration: 1, ...request });
  const before = cpuMs(pid);
  const { requests, latency } = await run({ url, duration: seconds, ...request });
  const cpu = (cpuMs(pid) - before) / requests.total;
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, cpu };
}

/** Asks as fast as it is answered, for a time or an amount. Throws when an answer is not 2xx. */
export async function run(options) {
  const result = await autocannon({ connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url} answered ${result.non2xx} times otherwise than with success.`);
  return result;
}

/** Does something `times` times, one after the other: p50 in milliseconds, and the processor time of each. */
export async function repeat({ pid, times, warmUp = 3 }, work) {
  for (let index = 0; index < warmUp; index += 1) await work();
  const before = cpuMs(pid);
  const took = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await work();
    took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  return { p50: took[Math.floor(times / 2)], best: took[0], cpu: (cpuMs(pid) - before) / times };
}
