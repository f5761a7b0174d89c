import autocannon from "autocannon";
import { cpuMs } from "./processes.mjs";

const CONNECTIONS = 8;

/**
 * Asks as fast as it is answered: req/s, p50 and p99 in milliseconds, and the server's processor time for each request in
 * milliseconds. Throws when an answer is not 2xx.
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
 * A request beside the ceiling of its kind, in turns that are too short for the machine to change between them: how much of
 * the ceiling's req/s it reaches, the middle one of all turns; and the figures of both as `load` gives them.
 */
export async function compare({ ceiling, request }) {
  for (const warmUp of [ceiling, request]) await turn(warmUp);
  const [ofCeiling, ofRequest] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ofCeiling.push(await turn(ceiling));
    ofRequest.push(await turn(request));
  }
  const ratios = ofRequest.map((turned, round) => turned.perSecond / ofCeiling[round].perSecond);
  return { ratio: middle(ratios), ceiling: summary(ofCeiling), request: summary(ofRequest) };
}

async function turn({ pid, ...request }) {
  const before = cpuMs(pid);
  const started = performance.now();
  let answered = 0;
  let ended = 0;
  const { latency } = await run({
    amount: REQUESTS,
    ...request,
    // The result itself comes at the next full second.
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
  const middleOf = (name) => middle(turns.map((turned) => turned[name]));
  return {
    perSecond: middleOf("perSecond"),
    p50: middleOf("p50"),
    p99: middleOf("p99"),
    cpu: middleOf("cpu"),
  };
}

/** The one in the middle of these numbers: no single bad moment moves it. */
export const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

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
