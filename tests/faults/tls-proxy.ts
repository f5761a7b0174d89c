import http from "node:http";
import https from "node:https";
import type net from "node:net";
import { generate } from "selfsigned";

/** A reverse proxy that terminates TLS, forwards the client's address and balances requests over the instances. */
export async function openTlsProxy() {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  let ports: number[] = [];
  let turn = 0;
  // A new connection for each request, so that none is reused while an instance closes it.
  const agent = new http.Agent();
  const server = https.createServer({ key, cert }, (request, answer) => {
    const { method, url, headers, socket } = request;
    const forwarded = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    const outgoing = http.request({
      agent,
      port: ports[turn++ % ports.length],
      host: "127.0.0.1",
      method,
      path: url,
      headers: {
        ...headers,
        "x-forwarded-for": forwarded,
        "x-forwarded-host": headers.host,
        "x-forwarded-proto": "https",
      },
    });
    outgoing.on("response", (incoming) => {
      answer.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders);
      incoming.on("error", () => answer.destroy()).pipe(answer);
    });
    // The caller sees the instance's failure: requests are not retried.
    outgoing.on("error", () => answer.destroy());
    request.on("error", () => outgoing.destroy()).pipe(outgoing);
    answer
      .on("error", () => outgoing.destroy())
      .on("close", () => {
        outgoing.destroy();
        // The unread rest of a body with an early response would precede the connection's next request.
        request.unpipe(outgoing).resume();
      });
  });
  server.requestTimeout = 0;
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `https://localhost:${(server.address() as net.AddressInfo).port}`,
    ca: cert,
    balance(instances: { port: number }[]) {
      ports = instances.map(({ port }) => port);
    },
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
