import { appendFileSync } from "node:fs";
import readline from "node:readline";
import { startNode } from "./children.mjs";
import { environmentSentence, Problem } from "./problem.mjs";
import { wait } from "./processes.mjs";

// Next's start message, which `npm start` replaces with its own.
const GREETING = [/^\s*$/, /^\s*[▲✓] /, /^\s*- (Local|Network|Environments):/];

/** Starts a Next server and waits for its first response. `ended` resolves with its exit code. */
export async function serve(args, { cwd, env, port, host }) {
  const child = startNode(args, { cwd, env });
  const early = [];
  let isReady = false;
  const show = (stream) => (line) => {
    if (isReady) print(stream, line);
    else if (!GREETING.some((pattern) => pattern.test(line))) early.push(line);
  };
  readline.createInterface({ input: child.stdout }).on("line", show(process.stdout));
  readline.createInterface({ input: child.stderr }).on("line", show(process.stderr));

  let code;
  const ended = new Promise((resolve) => child.once("close", resolve)).then((value) => (code = value ?? 1));
  while (!(await responds(port, host))) {
    if (code !== undefined) throw new Problem(reasonIn(early));
    await wait(25);
  }
  isReady = true;
  return { ended, output: early, child };
}

/** Writes the server's output to the terminal, or to the file that the browser tests read. */
function print(stream, line) {
  if (process.env.PENNANT_SERVER_LOG) appendFileSync(process.env.PENNANT_SERVER_LOG, `${line}\n`);
  else stream.write(`${line}\n`);
}

async function responds(port, host) {
  try {
    await fetch(`http://${host ?? "127.0.0.1"}:${port}/api/health`, { signal: AbortSignal.timeout(60_000) });
    return true;
  } catch {
    return false;
  }
}

/** Returns the server's own sentence about its environment if there is one, otherwise its whole output. */
function reasonIn(lines) {
  const output = lines.join("\n");
  return environmentSentence(output) ?? `The server did not start:\n\n${output}`;
}
