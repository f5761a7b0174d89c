#!/usr/bin/env node
// Replaces Prisma's native `schema-engine` program, which the CLI downloads from its own host. It has the same arguments and
// the same JSON-RPC over stdio, served by the official WebAssembly build of the same engine.
import readline from "node:readline";
import { createRequire } from "node:module";
import { readArguments } from "./arguments.mjs";
import { runDatabaseCommand } from "./database-command.mjs";
import { openEngine } from "./engine.mjs";

const options = readArguments(process.argv.slice(2));

if (options.version) {
  const version = createRequire(import.meta.url)("@prisma/engines-version/package.json").version;
  console.log(`schema-engine-cli ${version.split(".").pop()}`);
} else if (options.command) {
  process.exitCode = await runDatabaseCommand(options.command, options.url);
} else {
  serve();
}

function serve() {
  const engine = openEngine(options);
  let queue = Promise.resolve();

  const lines = readline.createInterface({ input: process.stdin });
  lines.on("line", (line) => {
    const request = line.trim() ? JSON.parse(line) : null;
    // A line without a method is the CLI's answer to one of our own `print` calls.
    if (request?.method) queue = queue.then(() => answer(engine, request));
  });
  lines.on("close", leave);
  process.on("SIGTERM", leave);

  async function leave() {
    await queue;
    await engine.close();
    process.exit(0);
  }
}

async function answer(engine, { id, method, params }) {
  try {
    send({ jsonrpc: "2.0", id, result: await engine.call(method, params, print) });
  } catch (error) {
    const data = {
      is_panic: false,
      // The engine appends its own stack trace after this mark.
      message: String(error.message ?? error).split("\n   0:")[0],
      backtrace: null,
      error_code: error.code,
      meta: error.meta ?? null,
    };
    send({ jsonrpc: "2.0", id, error: { code: 4466, message: "See the data field.", data } });
  }
}

let prints = 0;
function print(content) {
  prints += 1;
  send({ jsonrpc: "2.0", id: 100_000 + prints, method: "print", params: { content } });
}

function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
