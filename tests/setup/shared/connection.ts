import { afterAll, beforeAll } from "vitest";

// Runs before each test file that shares its process with others, and with them the state of the connection to the server. A file that
// asks without a server leaves it lost, and would go on asking while later files run.
const load = () => import("@/lib/api/connection");

beforeAll(async () => {
  const { currentConnection } = await load();
  if (currentConnection() !== "reached") throw new Error("An earlier test file left the connection lost.");
});

afterAll(async () => (await load()).beginAnew());
