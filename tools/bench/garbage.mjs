// Loaded into the measured server: on a message it collects garbage and replies with the heap that is still in use, in bytes.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("message", (message) => {
  if (message !== "collect garbage") return;
  // The first run may make more memory collectable.
  for (let round = 0; round < 2; round += 1) collect();
  process.send({ heapUsed: process.memoryUsage().heapUsed });
});
// Listening must not keep the server alive.
process.channel?.unref();
