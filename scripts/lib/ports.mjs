import net from "node:net";
import { Problem } from "./problem.mjs";
import { wait } from "./processes.mjs";

/** Returns a port that was free on loopback a moment ago. */
export async function findFreePort() {
  const server = await listen(0, "127.0.0.1");
  const { port } = server.address();
  await close(server);
  return port;
}

/** Returns PORT as a number, by default 3000. */
export function readPort(value) {
  if (!value) return 3000;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`PORT must be a whole number from 1 to 65535, but it is "${value}".`);
}

/** Throws a Problem if the server cannot listen there. */
export async function requireFreePort(port, host) {
  // The server of a killed start needs a moment to end.
  const deadline = Date.now() + 1_000;
  for (;;) {
    try {
      return await close(await listen(port, host));
    } catch (error) {
      if (error.code !== "EADDRINUSE" || Date.now() > deadline) throw new Problem(reason(error, port, host));
      await wait(50);
    }
  }
}

function reason(error, port, host) {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is used by another program; stop it, or choose another: PORT=${port + 1} npm start`;
    case "EACCES":
      return `Port ${port} needs more permissions than this user has; choose one above 1023.`;
    default:
      return `Cannot listen on ${host ?? "this machine"}, port ${port}: ${error.message}.`;
  }
}

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

const close = (server) => new Promise((resolve) => server.close(resolve));
