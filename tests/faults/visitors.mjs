// Visitors of one address, in a process of their own: so that they do not slow down the calls that a test measures. They send
// `request` again and again on `connections` until the process ends, and print how many of each status they got when it
// receives a message.
import http from "node:http";

const [origin = "", connections = "1", request = "{}"] = process.argv.slice(2);
const { method = "GET", path: at = "/", body, headers = {} } = JSON.parse(request);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const { hostname, port } = new URL(origin);
const statuses = {};

function visit() {
  const sent = http.request({ agent, hostname, port, method, path: at, headers }, (response) => {
    statuses[response.statusCode ?? 0] = (statuses[response.statusCode ?? 0] ?? 0) + 1;
    response.resume().once("close", visit);
  });
  sent.once("error", () => setImmediate(visit));
  sent.end(body);
}

for (let one = 0; one < Number(connections); one += 1) visit();
process.on("message", () => process.send?.(statuses, () => process.exit()));
process.once("disconnect", () => process.exit());
