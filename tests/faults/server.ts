import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { findFreePort } from "../../scripts/lib/ports.mjs";

// Ends the server with the test process, also when a test fails.
const followParent = new URL("../../scripts/lib/follow-parent.mjs", import.meta.url).href;
const eventLoopDelay = new URL("./event-loop-delay.mjs", import.meta.url).href;
const standalone = path.join(process.cwd(), process.env.PENNANT_BUILD_DIR ?? ".next", "standalone");
export const cronSecret = "only-for-tests-the-scheduler";

/**
 * Starts the built server as a process that can be killed; resolves once it responds. `within` is a command that runs the
 * server, such as unshare.
 */
export async function startServer(env: Record<string, string>, within: string[] = []) {
  const port = await findFreePort();
  const loaded = ["--import", followParent, "--import", eventLoopDelay];
  const command = [process.execPath, ...loaded, "server.js"] as const;
  const [program, ...args] = [...within, ...command];
  const child: ChildProcess = spawn(program, args, {
    cwd: standalone,
    stdio: [...Array<"inherit" | "ignore">(3).fill(process.env.FAULTS_LOG ? "inherit" : "ignore"), "ipc"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PENNANT_PARENT: String(process.pid),
      PORT: String(port),
      HOSTNAME: "127.0.0.1",
      AUTH_SECRET: "only-for-tests-0123456789-0123456789",
      CRON_SECRET: cronSecret,
      // All calls come from one address, as fast as possible.
      RATE_LIMITS: "off",
      LOG_LEVEL: process.env.FAULTS_LOG ?? "silent",
      ...env,
    },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error("The server did not start");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    ...createClient(fetch, origin),
    port,
    pid: child.pid ?? 0,
    async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL") {
      child.kill(signal);
      await ended;
    },
    /** Returns the longest time for which the event loop stood since the last call, in milliseconds. */
    async eventLoopDelay(): Promise<number> {
      child.send("delay");
      const [{ delay }] = (await once(child, "message")) as [{ delay: number }];
      return delay;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
  };
}

/** Returns functions that call the API at an origin. Redirects are not followed. */
export function createClient(send: typeof fetch, origin: string) {
  return {
    origin,
    send,
    ask: (method: string, address: string, { token = "", body, headers = {} }: RequestOptions = {}) =>
      send(`${origin}/api/${address}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      }),
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
/** One server, or several behind one origin. */
export type Service = ReturnType<typeof createClient> & Pick<Server, "kill" | "isAlive">;
type RequestOptions = { token?: string; body?: unknown; headers?: Record<string, string> };

/** Starts a demo; returns its access token and the cookie of its session. */
export async function startDemo(server: Service, kind: "demo" | "demo/blank" = "demo/blank") {
  for (;;) {
    const answer = await server.ask("GET", kind);
    const { data } = (await answer.json()) as { data?: { accessToken: string } };
    if (data)
      return { token: data.accessToken, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
    requireUnavailable(answer);
  }
}

/** Returns a new access token for a session, as a token expires before these tests end. */
export async function refresh(server: Service, cookie: string): Promise<string> {
  for (;;) {
    const answer = await server.ask("GET", "auth/refresh", { headers: { cookie } });
    const { data } = (await answer.json()) as { data?: { accessToken: string } };
    if (data) return data.accessToken;
    requireUnavailable(answer);
  }
}

/** Throws unless the answer is that of a process that has just started and is not connected to the database yet. */
function requireUnavailable(answer: Response) {
  if (answer.status !== 503) throw new Error(`The session was refused: ${answer.status}`);
}

/** Uploads a text like a browser and registers it as a file; returns the response of the registration. */
export async function storeFile(server: Service, token: string, content: string, file: object = {}) {
  const presign = {
    fileName: "note.txt",
    category: "work",
    contentType: "text/plain",
    size: Buffer.byteLength(content),
  };
  const presigned = await server.ask("POST", "files/presign", { token, body: presign });
  if (!presigned.ok) return { key: "", answer: presigned };
  const { url, key } = (await presigned.json()) as { url: string; key: string };
  const isOurs = url.startsWith(server.origin);
  const sent = await (isOurs ? server.send : fetch)(url, {
    method: "PUT",
    body: content,
    headers: { "content-type": "text/plain" },
  });
  await sent.arrayBuffer();
  if (!sent.ok) return { key, answer: sent };
  const body = { name: "Stored", category: "work", s3Key: key, ...file };
  return { key, answer: await server.ask("POST", "files", { token, body }) };
}

/** Returns the status of a response and its time in milliseconds. */
export async function measure(call: () => Promise<Response>) {
  const began = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  return { status: answer.status, ms: Math.round(performance.now() - began) };
}

/** Prints a measured figure for docs/safety.md. */
export function printFigure(what: string, figure: string) {
  process.stdout.write(`measured: ${what}: ${figure}\n`);
}
