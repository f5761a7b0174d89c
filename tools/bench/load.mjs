import autocannon from "autocannon";
import { cpuMs } from "./processes.mjs";

const CONNECTIONS = 8;

/**
 * Sends requests as fast as possible; returns req/s, p50, p99 and CPU time per request in milliseconds. Throws if a
 * response is not 2xx.
 */
export async function load({ url, pid, seconds = 4, ...request }) {
  await run({ url, duration: 2, ...request });
  const before = cpuMs(pid);
  const { requests, latency } = await run({ url, duration: seconds, ...request });
  const cpu = (cpuMs(pid) - before) / requests.total;
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, cpu };
}

const ROUNDS = 9;
const REQUESTS = 100;

/**
 * Measures a request and its ceiling in short alternating turns. Returns the median ratio of their req/s, and the figures of
 * both as `load` returns them.
 */
export async function compare({ ceiling, request }) {
  for (const warmUp of [ceiling, request]) await turn(warmUp);
  const [ofCeiling, ofRequest] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ofCeiling.push(await turn(ceiling));
    ofRequest.push(await turn(request));
  }
  const ratios = ofRequest.map((turned, round) => turned.perSecond / ofCeiling[round].perSecond);
  return { ratio: median(ratios), ceiling: summary(ofCeiling), request: summary(ofRequest) };
}

async function turn({ pid, ...request }) {
  const before = cpuMs(pid);
  const started = performance.now();
  let answered = 0;
  let ended = 0;
  const { latency } = await run({
    amount: REQUESTS,
    ...request,
    // autocannon reports only at the next full second.
    setupClient: (client) =>
      client.on("response", () => {
        answered += 1;
        if (answered === REQUESTS) ended = performance.now();
      }),
  });
  return {
    perSecond: (REQUESTS * 1_000) / (ended - started),
    p50: latency.p50,
    p99: latency.p99,
    cpu: (cpuMs(pid) - before) / REQUESTS,
  };
}

function summary(turns) {
  const medianOf = (name) => median(turns.map((turned) => turned[name]));
  return {
    perSecond: medianOf("perSecond"),
    p50: medianOf("p50"),
    p99: medianOf("p99"),
    cpu: medianOf("cpu"),
  };
}

/** Returns the median. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Sends requests as fast as possible, for a duration or a number. Throws if a response is not 2xx. */
export async function run(options) {
  const result = await autocannon({ connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url} returned ${result.non2xx} unsuccessful responses.`);
  return result;
}

/** Repeats `work` sequentially; returns the p50 and the CPU time per run in milliseconds. */
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
