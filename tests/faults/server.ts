import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { findFreePort } from "../../scripts/lib/ports.mjs";

const standalone = path.join(process.cwd(), process.env.PENNANT_BUILD_DIR ?? ".next", "standalone");
export const scheduler = "only-for-tests-the-scheduler";

/** Starts the server that was built, as a process that can be killed; resolves with its first answer. */
export async function startServer(env: Record<string, string>) {
  const port = await findFreePort();
  const child: ChildProcess = spawn(process.execPath, ["server.js"], {
    cwd: standalone,
    stdio: process.env.FAULTS_LOG ? "inherit" : "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOSTNAME: "127.0.0.1",
      AUTH_SECRET: "only-for-tests-0123456789-0123456789",
      CRON_SECRET: scheduler,
      // Every call comes from one address, and comes as often as it can.
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
    ask: (method: string, address: string, { token = "", body, headers = {} }: Asking = {}) =>
      fetch(`${origin}/api/${address}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      }),
    async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL") {
      child.kill(signal);
      await ended;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
type Asking = { token?: string; body?: unknown; headers?: Record<string, string> };

/** A new demo of this server: its token, and the cookie of its session. */
export async function startDemo(server: Server, kind: "demo" | "demo/blank" = "demo/blank") {
  const answer = await server.ask("GET", kind);
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return { token: data.accessToken, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

/** A fresh access token for a session: one of them does not live as long as the runs of these tests. */
export async function refresh(server: Server, cookie: string): Promise<string> {
  for (;;) {
    const answer = await server.ask("GET", "auth/refresh", { headers: { cookie } });
    const { data } = (await answer.json()) as { data?: { accessToken: string } };
    if (data) return data.accessToken;
    // A process that has just begun may still be on its way to the database.
    if (answer.status !== 503) throw new Error(`The session was refused: ${answer.status}`);
  }
}

/** How long an answer took, and which it was. */
export async function timed(call: () => Promise<Response>) {
  const began = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  return { status: answer.status, ms: Math.round(performance.now() - began) };
}

/** Tells a figure of docs/safety.md. */
export function tell(what: string, figure: string) {
  process.stdout.write(`measured: ${what}: ${figure}\n`);
}
