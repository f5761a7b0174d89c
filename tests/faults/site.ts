import { setTimeout as wait } from "node:timers/promises";
import { httpsFetch } from "./https-fetch";
import { createClient, startServer } from "./server";
import { openTlsProxy } from "./tls-proxy";

/**
 * Starts Pennant as in production: two instances on one database behind a proxy that terminates TLS. Used like one server;
 * `kill` ends one instance a moment before the other. `envOf` receives the public origin.
 */
export async function startSite(
  envOf: (origin: string) => Record<string, string> | Promise<Record<string, string>>,
) {
  const proxy = await openTlsProxy();
  const env = { AUTH_URL: proxy.origin, TRUSTED_PROXIES: "1", ...(await envOf(proxy.origin)) };
  const instances = await Promise.all([startServer(env), startServer(env)]);
  proxy.balance(instances);
  return {
    ...createClient(httpsFetch({ ca: proxy.ca }), proxy.origin),
    ca: proxy.ca,
    instances,
    /** The same client, with another address of this machine. */
    from: (localAddress: string) => createClient(httpsFetch({ ca: proxy.ca, localAddress }), proxy.origin),
    async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL") {
      const [first, second] = instances;
      await first.kill(signal);
      await wait(Math.random() * 20);
      await second.kill(signal);
      proxy.close();
    },
    isAlive: () => instances.every((instance) => instance.isAlive()),
  };
}
